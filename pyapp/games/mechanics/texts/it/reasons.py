"""Perché una mossa: le ragioni di Mars Needs Mechanics, in italiano."""

REASONS: dict[str, str] = {
    "reason.bought": "{type, name, component, begin}, {type, name, component, paid} {paid}: se il round finisse adesso varrebbe {price}{set, select, set {. E ora il set c’è: {have, plural, one {# carta} other {# carte uguali}}.} more {. Il set cresce: {have, plural, one {# carta} other {# carte uguali}}.} pair {. Per un set ne manca una.} other {.}}",
    "reason.post": "{type, name, component, begin}: se il round finisse adesso varrebbe {price}{set, select, set {. E ora il set c’è: {have, plural, one {# carta} other {# carte uguali}}.} more {. Il set cresce: {have, plural, one {# carta} other {# carte uguali}}.} pair {. Per un set ne manca una.} other {.}}",
    "reason.cheap": "Nessuna carta costa meno: {paid, plural, one {# Cog} other {# Cogs}}.",
    "reason.kept": "Tenute, le carte varranno probabilmente di più che vendute ora.",
    "reason.sold": "Porta subito {income, plural, one {# Cog} other {# Cogs}}: {last, select, true {è l’ultima vendita, e le carte tenute non valgono nulla} other {tenere le carte renderebbe meno}}.",
    "reason.saved": "{broke, select, true {Nessuna carta è alla portata: in cassa {cogs, plural, =0 {non c’è niente} one {c’è # Cog} other {ci sono # Cogs}}.} other {Nessuna carta del mercato vale la spesa: meglio tenere quello che c’è in cassa, {cogs, plural, one {# Cog} other {# Cogs}}.}}",
    "reason.pass_ends": "Il round finisce qui, e sale il prezzo di carte {own, select, true {che hai in mano} other {che ha in mano}}: {rising, list, price}.",
    "reason.plays_on": "Senza acquisti questo sarebbe l’ultimo round, {cogs, plural, one {# Cog} other {# Cogs}} contro {best}.",
    "reason.pass_wins": "La partita finisce qui, in vantaggio: {cogs, plural, one {# Cog} other {# Cogs}} contro {best}.",
    "reason.automaton": "{mechanism, name, mechanism, begin}: {n, plural, one {# Cog} other {# Cogs}} in più a fine partita.",
    "reason.built": "{mechanism, name, mechanism, begin}: ci sono ancora round in cui sfruttar{mechanism, name, mechanism, it}.",
    "reason.thawed": "Con le carte di nuovo in mano c’è un set: {have, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}.",
    "reason.room": "Fa posto a un altro Meccanismo: {mechanism, name, mechanism}.",
    "reason.returned": "Tornano in mano le carte: {cards, list, component}.",
    "reason.dearer": "Sale il prezzo di carte {own, select, true {che hai in mano} other {che ha in mano}}: {types, list, component}.",
    "reason.against": "Scende il prezzo di carte che hanno gli altri: {types, list, component}.",
    "reason.rivals": "Agli altri resta meno che con altre mosse.",
}
