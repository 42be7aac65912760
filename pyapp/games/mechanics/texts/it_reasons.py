"""Perché una mossa: le ragioni di Mars Needs Mechanics, in italiano."""

REASONS: dict[str, str] = {
    "reason.bought": "{type, name, component, begin}: dopo questo round dovrebbe valere circa {price}, pagato {paid}{set, select, set {. E ora il set c’è: {have} carte uguali.} pair {. Per un set ne manca una.} other {.}}",
    "reason.post": "{type, name, component, begin}: dopo questo round dovrebbe valere circa {price}{set, select, set {. E ora il set c’è: {have} carte uguali.} pair {. Per un set ne manca una.} other {.}}",
    "reason.cheap": "Costa poco: {paid, plural, one {# Cog} other {# Cogs}}.",
    "reason.kept": "Tenute, le carte varranno probabilmente di più che vendute ora.",
    "reason.sold": "Porta subito {income, plural, one {# Cog} other {# Cogs}}: tenere le carte renderebbe meno.",
    "reason.saved": "Nessuna carta del mercato vale la spesa: meglio tenere i Cogs ({cogs}).",
    "reason.built": "{mechanism, name, mechanism, begin} renderà in ogni round che resta.",
    "reason.dearer": "Così dovrebbe salire il prezzo di {types, list, component}, che è in mano.",
    "reason.against": "Così scende il prezzo di {types, list, component}, che hanno gli altri.",
    "reason.rivals": "Agli altri resta di meno.",
}
