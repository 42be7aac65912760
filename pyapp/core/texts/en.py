"""What can't be used, in English: which entry it is, and what would fit."""

_LISTED = "{known}{more, plural, =0 {} other { and # more}}"

MESSAGES: dict[str, str] = {
    "setup.players": "This game is for {low} to {high} players.",
    "setup.seats": "There must be {players} seats.",
    "setup.seed": "The number of the game must be a whole number.",
    "setup.unknown_option": "This game has no variant “{option}”. It has {listed, plural, =0 {none} other "
    "{these: " + _LISTED + "}}.",
    "setup.bad_option": "For the variant “{option}”, {kind, select, boolean {true or false fits} "
    "integer {a whole number from {low} to {high} fits} string {one of these fits: {known}} "
    "components {own components fit, written as JSON} "
    "other {a list fits, of {low} to {high} of these, each once: {known}}}.",
    "setup.own_long": "Own components take {most} characters at most.",
    "setup.idle_option": "The variant “{option}” means nothing here: it depends on the number of players or on "
    "another choice.",
    "position.not_an_object": "{field}: this takes an object, names and values between '{' and '}'.",
    "position.not_json": "{field}: this cannot be read as JSON; look at its brackets, commas and quotes.",
    "position.number": "{field}: {span, select, one {here only {low} fits} "
    "other {this takes a whole number from {low} to {high}}}.",
    "position.flag": "{field}: this takes true or false.",
    "position.one_of": "{field}: {listed, plural, =0 {nothing fits here, leave it out} "
    "other {one of these fits here: " + _LISTED + "}}.",
    "position.list": "{field}: {span, select, one {this takes a list with {low, plural, =0 {nothing in it} "
    "one {# entry} other {# entries}}} other {this takes a list of {low} to {high} entries}}.",
    "position.unknown_field": "{field}: there is no such field here{listed, plural, =0 {} other {; there are "
    + _LISTED
    + "}}.",
    "position.other_game": "{field}: the position belongs to another game, here it must be “{game}”.",
    "position.other_version": "{field}: the position is of another version, here it must be {version}.",
    "position.rng": "{field}: this takes 16 or 48 characters, figures or letters from a to f.",
    "position.agenda": "{field}: this does not go together with the steps still to do (agenda). "
    "Leave one of the two out, and the game completes it.",
    "position.copies": "{field}: there {n, plural, one {is only # piece} other {are only # pieces}} “{piece}” in the box.",
    "position.rising": "{field}: here each piece must be higher than the one before it.",
    "position.left_over": "{field}: {n, plural, one {# piece is} other {# pieces are}} left over, without a place.",
    "position.over": "{field}: the game is over, so it is nobody’s turn any more: leave this field out.",
    "record.no_title": "The text does not begin with “{title}”: it is not a Regolo game.",
    "record.seal": "The sealed part of this game is damaged: it cannot be opened from there on.",
    "record.too_long": "The text is too long: there is room for {most} characters.",
    "record.unknown_game": "The game “{game}” is not here. There {listed, plural, =0 {is none} other "
    "{are these: " + _LISTED + "}}.",
    "record.header": "Line {line} cannot be understood: {text}",
    "record.number": "Line {line} needs a whole number, not “{text}”.",
    "record.seat": "Line {line} does not say clearly who plays: “{text}”. "
    "It could say: person Anna, or: computer hard Ada.",
    "record.no_such_move": "The game has {length} moves: there is no move {number}.",
    "link.damaged": "Something is missing from the link: ask for it again, whole.",
    "link.newer": "The link comes from a later version of Regolo: reload the page and try again.",
    "link.other_rules": "The game was played under an earlier version of the rules and cannot be repeated "
    "from here. The picture shows how far it had come.",
    "link.glimpse": "This link shows a position only; it cannot be played on.",
    "file.missing": "There is no file {name}.",
    "file.folder": "{name} is a folder: it takes the file of a game.",
    "file.not_text": "{name} is not UTF-8 text, so it is not a Regolo game.",
    "file.refused": "The file {name} can’t be read or written from here.",
    "file.too_long": "{name} is too long: there is room for {most} bytes.",
    "file.no_puzzles": "{name} holds no list of puzzles: choose another file.",
    "words.unclear": "These words can’t be understood. It is written like this: {usage}",
    "words.number": "{name} takes a whole number, at least {low}, not “{given}”.",
    "words.range": "{name} takes a whole number from {low} to {high}, not “{given}”.",
    "words.figure": "{name} takes a number from {low} to {high}, not “{given}”.",
    "words.one_of": "{name} takes one of these words, not “{given}”: {known}.",
    "arena.unknown_level": "There is no level “{level}” here: try easy, normal, hard, random or exec:COMMAND.",
    "arena.no_program": "The program {level} does not start: exec: is followed by a command this machine knows.",
    "arena.no_cluster": "For a cluster one more package is needed: pip install regolo[cluster].",
    "arena.cluster_away": "The cluster {name} does not answer.",
    "study.twice": "Name each option only once: in --vary or in --option ({names}).",
    "study.no_arms": "With these choices {names} changes nothing: add with --option what it depends on.",
    "study.many_arms": "That makes {n} set-ups, at most {most}: vary fewer options or say which values (option=one/other).",
    "study.other": "The folder {name} already holds another study: choose another one with --out.",
    "study.broken": "The processes that play keep dying. Finished games stay: try again with the same command.",
    "engine.kept": "good  {what}{where, select, none {} other { ({where})}}",
    "engine.broken": "NO    {what}{where, select, none {} other { ({where})}}",
    "engine.greets": "greets and tells its name",
    "engine.pings": "answers a ping",
    "engine.passes_over": "passes over lines it does not know",
    "engine.greets_again": "greets a second time, too",
    "engine.leaves": "leaves after quit, with code 0",
    "engine.leaves_at_the_end": "leaves when nobody speaks to it any more",
    "engine.legal": "makes only legal moves, in time",
    "engine.once": "answers each question once",
    "engine.stops": "names its move when it hears stop",
    "engine.survives": "is not stopped by a position nobody can read",
    "engine.whole_game": "plays a whole game quickly, at every seat",
    "engine.found": "{n, plural, =0 {It keeps the protocol.} one {One promise is not kept.} "
    "other {# promises are not kept.}}",
}
