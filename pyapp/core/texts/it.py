"""Che cosa non si può usare, in italiano: quale voce è, e che cosa ci starebbe."""

_LISTED = "{known}{more, plural, =0 {} one { e un altro} other { e altri #}}"
_LISTED_F = "{known}{more, plural, =0 {} one { e un’altra} other { e altre #}}"

MESSAGES: dict[str, str] = {
    "setup.players": "I giocatori vanno da {low} a {high}.",
    "setup.seats": "Servono {players} posti.",
    "setup.seed": "Il numero della partita deve essere un numero intero.",
    "setup.unknown_option": "Questo gioco non ha la variante «{option}». {listed, plural, =0 {Non ne ha} other "
    "{Ha queste: " + _LISTED_F + "}}.",
    "setup.bad_option": "Per la variante «{option}» {kind, select, boolean {va bene true o false} "
    "integer {va bene un numero intero da {low} a {high}} string {va bene una di queste parole: {known}} "
    "components {vanno bene componenti propri, scritti in JSON} "
    "other {va bene una lista, con {low}-{high} di queste parole, ciascuna una volta: {known}}}.",
    "setup.own_long": "I componenti propri prendono al massimo {most} caratteri.",
    "setup.idle_option": "La variante «{option}» qui non vuol dire nulla: dipende dal numero di giocatori o da "
    "un’altra scelta.",
    "position.not_an_object": "{field}: qui serve un oggetto, nomi e valori tra '{' e '}'.",
    "position.not_json": "{field}: non si legge come JSON; guarda parentesi, virgole e virgolette.",
    "position.number": "{field}: {span, select, one {qui va bene solo {low}} "
    "other {serve un numero intero da {low} a {high}}}.",
    "position.flag": "{field}: serve true o false.",
    "position.one_of": "{field}: {listed, plural, =0 {qui non ci sta niente, toglilo} "
    "other {qui va bene una di queste voci: " + _LISTED_F + "}}.",
    "position.list": "{field}: {span, select, one {serve una lista {low, plural, =0 {vuota} "
    "one {di # voce} other {di # voci}}} other {serve una lista da {low} a {high} voci}}.",
    "position.unknown_field": "{field}: qui questo campo non c’è{listed, plural, =0 {} other {; ci sono "
    + _LISTED
    + "}}.",
    "position.other_game": "{field}: la posizione è di un altro gioco, qui serve «{game}».",
    "position.other_version": "{field}: la posizione è di un’altra versione, qui serve {version}.",
    "position.no_entry": "{field}: qui non c’è niente da mettere.",
    "position.rng": "{field}: servono 16 o 48 caratteri, cifre o lettere da «a» a «f»; di 48 il primo è 8, 9 o una lettera.",
    "position.agenda": "{field}: non va d’accordo con i passi ancora da fare (agenda). "
    "Togli uno dei due, e il gioco lo completa.",
    "position.copies": "{field}: nella scatola {n, plural, one {c’è solo # pezzo} other {ci sono solo # pezzi}} «{piece}».",
    "position.rising": "{field}: qui ogni pezzo deve superare quello che lo precede.",
    "position.left_over": "{field}: {n, plural, one {resta # pezzo} other {restano # pezzi}} senza posto: "
    "{n, plural, one {mettilo} other {mettili}} da qualche parte, o lascia fuori un campo, e il gioco lo completa.",
    "position.over": "{field}: la partita è finita, quindi non tocca più a nessuno: togli questo campo.",
    "record.no_title": "Il testo non comincia con «{title}»: non è una partita di Regolo.",
    "record.seal": "La parte sigillata della partita è rovinata: da lì in poi non si riapre.",
    "record.too_long": "Il testo è troppo lungo: c’è posto per {most} caratteri.",
    "record.unknown_game": "Il gioco «{game}» qui non c’è. {listed, plural, =0 {Non ce ne sono} other "
    "{Ci sono questi: " + _LISTED + "}}.",
    "record.header": "La riga {line} non si capisce: {text}",
    "record.number": "La riga {line} vuole un numero intero, non «{text}».",
    "record.seat": "La riga {line} non dice bene chi gioca: «{text}». "
    "Potrebbe dire: person Anna, oppure: computer hard Ada.",
    "record.no_such_move": "La partita ha {length} mosse: la mossa {number} non c’è.",
    "packs.contract": "«{game}» è fatto per la versione {theirs} del contratto delle regole, e questo Regolo tiene "
    "la versione {ours}: serve un pacchetto più nuovo, o un altro Regolo.",
    "packs.broken": "«{game}» non si apre come gioco: {why}. Gli altri giochi non ne risentono.",
    "packs.not_a_pack": "«{name}» non è un pacchetto di gioco: va bene una wheel fatta con `python build.py pack`.",
    "packs.taken": "Il sito ha già un gioco che si chiama «{game}»: per il pacchetto serve un altro nome.",
    "packs.no_site": "«{name}» non è la cartella di un Regolo: va bene quella con index.html e site.json.",
    "packs.no_diagram": "«{game}» è arrivato senza disegni per le figure: forse li porta una sua wheel più nuova.",
    "packs.none": "Non è installato nessun gioco di altri.",
    "packs.here": "{game}: {name}",
    "packs.added": "{game} è nel sito: {wheel}, sha256 {sha256}",
    "packs.removed": "{game} non è più nel sito.",
    "link.damaged": "Nel collegamento manca qualcosa: chiedi di mandartelo di nuovo, intero.",
    "link.newer": "Il collegamento viene da una versione più recente di Regolo: ricarica la pagina e riprova.",
    "link.other_rules": "La partita è stata giocata con una versione precedente delle regole e da qui non si "
    "può ripetere. L’immagine mostra dove era arrivata.",
    "link.glimpse": "Questo collegamento mostra soltanto una posizione, non si può continuare a giocarla.",
    "figure.version": "{field}: questa figura è di un’altra versione, qui serve {version}.",
    "figure.origins": "{field}: una figura comincia da una cosa sola: {known}.",
    "figure.place": "{field}: qui serve un posto del tavolo, come dock-5, oppure le parole di una mossa, come place 7 * *.",
    "figure.text": "{field}: qui serve un testo, al massimo {most} caratteri.",
    "figure.move": "{field}: qui serve una mossa, per esempio come nel registro.",
    "figure.no_move": "{field}: «{move}» non è una mossa di questo gioco, nemmeno con le stelle.",
    "figure.illegal": "{field}: «{move}» qui non si può fare, lo dice {rule}.",
    "figure.event": "{field}: qui serve un evento, con il suo nome in kind.",
    "figure.rule": "{field}: questo gioco non ha una regola con quel numero.",
    "figure.no_points": "{field}: questo gioco non conta punti durante la partita.",
    "figure.looker": "{field}: chi guarda non può muovere, e la domanda chiede una mossa: indica un posto.",
    "figure.no_answer": "{field}: nessuna risposta va bene, quindi non si può risolvere.",
    "figure.position_word": "{field}: in questo gioco ogni campo della posizione va nominato, come turn=1.",
    "figure.unknown": "{field}: «{given}» qui non c’è, quindi non si può segnare. Ci sono, tra gli altri: {known}.",
    "mark.ring": "Un cerchio: {at}.",
    "mark.arrow": "Una freccia: {at} → {to}.",
    "mark.number": "Il numero {n}: {at}.",
    "mark.cross": "Una croce: {at}.",
    "diagram.one_file": "Con --svg va un file solo: per più file usa --into e una cartella.",
    "diagram.no_script": "Qui mancano i disegni: in una copia dei sorgenti li fa python build.py build.",
    "diagram.no_node": "Per disegnare serve Node 20 o più recente, o il pacchetto in più: pip install regolo[diagram].",
    "file.missing": "Il file {name} non c’è.",
    "file.folder": "{name} è una cartella: serve il file di una partita.",
    "file.not_text": "{name} non è un testo in UTF-8, quindi non è una partita di Regolo.",
    "file.refused": "Il file {name} non si può leggere o scrivere da qui.",
    "file.too_long": "{name} è troppo lungo: c’è posto per {most} byte.",
    "file.no_puzzles": "{name} non contiene un elenco di problemi: scegli un altro file.",
    "words.unclear": "Queste parole non si capiscono. Si scrive così: {usage}",
    "words.number": "{name} vuole un numero intero, almeno {low}, non «{given}».",
    "words.range": "{name} vuole un numero intero da {low} a {high}, non «{given}».",
    "words.figure": "{name} vuole un numero da {low} a {high}, non «{given}».",
    "words.one_of": "{name} vuole una di queste parole, non «{given}»: {known}.",
    "words.list": "{name} vuole parole separate da virgole, su una riga; quelle con una virgola vanno tra virgolette.",
    "output.refused": "Quello che c’è da dire non si può scrivere: forse il disco è pieno.",
    "arena.unknown_level": "Il livello «{level}» qui non c’è: prova easy, normal, hard, master, random o exec:COMANDO.",
    "arena.no_program": "Il programma {level} non parte: dopo exec: va un comando che questa macchina conosce.",
    "arena.no_cluster": "Per un gruppo di macchine serve un pacchetto in più: pip install regolo[cluster].",
    "study.no_arrow": "Per il file Parquet serve un pacchetto in più: pip install regolo[parquet].",
    "arena.cluster_away": "Il gruppo di macchine {name} non risponde.",
    "study.twice": "Ogni opzione va detta una volta sola ({names}).",
    "study.no_arms": "Con queste scelte {names} non cambia niente: aggiungi l’opzione da cui dipende.",
    "study.many_arms": "Le preparazioni sarebbero {n}, più di {most}: "
    "varia meno opzioni, o di’ quali valori (nome=uno/altro).",
    "study.other": "Nella cartella {name} c’è già un altro studio: scegline un’altra con --out.",
    "study.broken": "I processi che giocano continuano a cadere. Le partite finite restano: riprova con lo stesso comando.",
    "engine.kept": "bene  {what}{where, select, none {} other { ({where})}}",
    "engine.broken": "NO    {what}{where, select, none {} other { ({where})}}",
    "engine.greets": "saluta e dice come si chiama",
    "engine.pings": "risponde a ping",
    "engine.passes_over": "passa sopra le righe che non conosce",
    "engine.greets_again": "saluta anche la seconda volta",
    "engine.leaves": "se ne va dopo quit, con il codice 0",
    "engine.leaves_at_the_end": "se ne va quando nessuno gli parla più",
    "engine.legal": "fa solo mosse permesse, in tempo",
    "engine.once": "risponde una volta sola a ogni domanda",
    "engine.stops": "dice la sua mossa quando sente stop",
    "engine.survives": "una posizione illeggibile non lo ferma",
    "engine.whole_game": "gioca una partita in fretta, a tutti i posti",
    "engine.found": "{n, plural, =0 {Rispetta il protocollo.} one {Una promessa non è mantenuta.} "
    "other {# promesse non sono mantenute.}}",
}
