"""The reviewers' list: phrases that no reader should meet, by language. Each was read once, or is easily written."""

NUMBERS = r"(?:8|11|80)"
PLURALS = {
    "it": {
        "punto": "punti", "carta": "carte", "colono": "coloni", "Cog": "Cogs", "Rottame": "Rottami", "cubo": "cubi",
        "giro": "giri", "colonna": "colonne", "spazio": "spazi", "passo": "passi", "sezione": "sezioni",
        "casella": "caselle",
        "proiettile": "proiettili", "vita": "vite", "Marziano": "Marziani", "oggetto": "oggetti", "segnalino": "segnalini",
        "turno": "turni", "mossa": "mosse", "partita": "partite", "merce": "merci", "attracco": "attracchi",
        "gruppo": "gruppi",
        "trasporto": "trasporti", "tessera": "tessere", "giocatore": "giocatori", "posto": "posti", "volta": "volte",
        "dado": "dadi", "gettone": "gettoni", "copia": "copie", "risposta": "risposte", "secondo": "secondi",
    },
    "en": {
        "point": "points", "card": "cards", "colonist": "colonists", "cog": "cogs", "cube": "cubes", "lap": "laps",
        "column": "columns", "space": "spaces", "step": "steps", "section": "sections", "square": "squares", "cell": "cells",
        "bullet": "bullets", "Martian": "Martians", "item": "items", "token": "tokens", "turn": "turns", "move": "moves",
        "game": "games", "tile": "tiles", "dock": "docks", "group": "groups", "transport": "transports", "player": "players",
        "place": "places", "time": "times", "round": "rounds", "answer": "answers", "second": "seconds", "life": "lives",
    },
}  # fmt: skip
"""One and many: never `1 punti`, never `8 punto`."""

UNWANTED = {
    "it": {
        "article before a number": rf"\b(?:il|i|lo|la|le|del|dei|dal|dai|al|ai|nel|nei|sul|sui|un|una) {NUMBERS}\b"
        r"(?! energia)",
        "a or e before the same vowel": r"(?i:(?<![\w’/«-])([ae]) (?=\1(?![ \]])))",
        "il before s + consonant, z, gn, ps": r"\b(?:il|un|del|al|dal|nel|sul|i|dei|ai|dai|nei|sui|bel|quel) "
        r"(?=[Ss][bcdfgklmnpqrtvz]|[Zz][a-z]|[Gg]n|[Pp]s)",
        "lo before a plain consonant": r"\b(?:dello|allo|dallo|nello|sullo|degli|agli) (?=[bcdfglmpqrtv](?![nst]))[a-z]+\b",
        "no elision": r"\b(?:dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla) (?=[aeiouAEIOU][a-z]{3})",
        "preposition and article apart": r"\b(?:di|in|su) (?:il|lo|gli|le|l’)(?= )(?! (?:cui|quale))",
        "a word twice": r"\b(?!se |prima )([a-zàèéìòù]{2,}) \1\b",
        "words of machines": r"\b(?:[Cc]licca\w*|digitare|digita|utente|cursore)\b",
        "misspelt": r"\b(?:obbiettiv|qual’è|un pò|perchè|poichè|finchè|affinchè|nè |sè |pò |fà |stà |quì|quà)\w*",
        "accusing": r"\b(?:errore|invalid[oaie]|non valid[oaie]|illegale)\b",
        "no Italian": r"rimuovier|soppratt|accellera|propio\b|\bessere vengono\b|\b[Ll]ascia(?:lo|la|re)? via\b",
        "two signs at the end": r"(?<!!)[!?]\.(?!\.)",
        "yes and no without a verb": r"\b[a-zàèéìòù]+ sì, [a-zàèéìòù]+ no\b",
        "one verb for several things": r"\b[Cc]’è (?:solo|rimasto) [^.,;:()]* e (?!non)",
        "the player taken for a man": r"\b(?:[Ss]ei|[Ee]ri|[Ss]arai|[Ff]ossi) (?:già |ancora |appena |quasi |proprio )?"
        r"(?:\w+(?:[aiu]to|orto|erto|eso|osto|otto)|solo|primo|secondo|terzo|quarto|quinto|ultimo|pronto|sicuro|vivo)\b"
        r"|\b(?:\w*i|[Tt]u) per primo\b|\b[Tt]aglierai per\b|\bte stesso\b|\b[Bb]envenuto\b"
        r"|\bnon è più collegato\b(?<!schermo non è più collegato)"
        r"|\b(?:lui|egli)\b",
        "you and one’s": r"\b(?:nel|del|durante il|in) propri[oa] (?:turno|mano|modulo)|\b[Ii]l proprio (?:turno|modulo)\b",
        "nothing without non": r"(?i:(?<!non )(?<!non si )(?<!non ne )(?<!non ci )(?<!non lo )(?<!non la ))"
        r"\b(?:ottiene|ha|hanno|pesca|riceve|prende|perde|paga|ce n’è|ne resta|tira) (?:niente|nessun\w*|nulla)\b(?! di)",
        "an order beside an infinitive": r"[Dd]ecidi: |\b[Aa]ttenti\b",
        "one told as many": r"(?<![\w,.−-])−?1 [^.:;]*: (?:mettil[ie]|toglil[ie])\b|\b(?:[Ss]celti|[Ss]ono) 1\b|\baltri 1\b",
        "two articles": r"\b(?:la|il|una|un|lo) tu[ao] un[ao]?\b",
        "a number of nothing": r"\bfino a \d+ (?:grigio (?:chiaro|scuro)|bianc[oh]i?|di un colore)\b|\([0-9]+\)\.$",
    },
    "en": {
        "two signs at the end": r"(?<!!)[!?]\.(?!\.)",
        "a before a vowel, an before a consonant": r"\ba (?=[aei][a-z])|\ban (?=[bcdfgjklmnpqrstvwyz][a-z])",
        "a before 8 and 11": r"\ba (?:8|11|80)\b",
        "a word twice": r"\b(?!had|that)([a-z]{2,}) \1\b",
        "American": r"\b(?:color|colors|colored|center|gray|favorite|neighbor)\b",
        "he or she": r"\b(?:he|she|his|him|hers)\b",
        "accusing": r"\b(?:error|invalid|illegal|wrong move)\b",
        "yes and no without a verb": r"\b[a-z]+ yes, [a-z]+ no\b",
        "one verb for several things": r"\b[Tt]here is only [^.,;:()]* and ",
        "whose it is": r"(?<!front )(?<!Rules )\bof (?:Anna|Stefano|Zoe|Elena|Gnomo|Ugo)\b(?!’s)",
        "you and one’s": r"\bone’s own\b|\boneself\b",
        "two articles": r"\b(?:no|your|the|an?) an? (?!few\b|little\b)",
        "one told as many": r"(?<![\w,.−-])−?1 [^.:;]*: put them\b",
        "a number of nothing": r"\bup to \d+ (?:(?:light grey|dark grey|white)(?! (?:cube|space|step))|of one colour)\b"
        r"|\([0-9]+\)\.$",
        "there is the": r"\bThere is the\b|\bthere is not the\b|\bTwice the (?!double)",
        "lives are counted": r"\b(?:[02-9]|two|three|four|five|any|your|plus) life\b",
        "two spellings": r"\bfarthe(?:r|st)\b|\bset-ups\b",
        "no English": r"\bbe content\b|(?<![Tt]here )\bis no (?:move|weapon|text|game)\b|\blies? nowhere\b",
        "verb and noun": r"\bset-up\b|\bto setup\b|\blogin\b|\bclick on\b",
    },
}  # fmt: skip

DESK = {
    "it": r"(?i)\b(?:linea d’ordine|ingranaggi|cartucce|smontat\w+|pila (?:attiva|degli scarti)|boost|cart[ae] collegat\w+"
    r"|segnalin\w+ marzian\w+|scontr[oi]|rifai|lecit[aoei]|gir[oi] (?:passati|senza)|questo giro|rompicap\w+)\b",
    "en": r"(?i)\b(?:goods|between commas|all points|redraw)\b",
}
"""Second words that the author’s desk had for what a title, or the page, calls by one."""

HOLE = r"\{|\}|  (?=\S)| [,;:.!?](?=\s|$)|\( ?\)|\.\.(?!\.)|,,|:\s*\.|\b(?:None|undefined|null|NaN)\b|«»|“”"
RAW = (
    r"\b[a-z_]+\.[a-z_]+\.[a-z_-]+\w|\b(?:component|mechanism|price|card|tile|cube|token|item|transport|colour|type|corp"
    r"|building|step|slot|pile|space|track|due|effect|board|log|why)\.[a-z_]+"
)
"""The key of a word, where the word should stand."""
