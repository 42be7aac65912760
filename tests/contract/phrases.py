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
        "place": "places", "time": "times", "round": "rounds", "answer": "answers", "second": "seconds",
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
        "no English": r"\bbe content\b|(?<![Tt]here )\bis no (?:move|weapon|text|game)\b|\blies? nowhere\b",
        "verb and noun": r"\bset-up\b|\bto setup\b|\blogin\b|\bclick on\b",
    },
}  # fmt: skip

HOLE = r"\{|\}|  (?=\S)| [,;:.!?](?=\s|$)|\( ?\)|\.\.(?!\.)|,,|:\s*\.|\b(?:None|undefined|null|NaN)\b|«»|“”"
