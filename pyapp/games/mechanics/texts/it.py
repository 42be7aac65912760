"""Mars Needs Mechanics in italiano: quello che il gioco dice a chi gioca."""

from ..components import MECHANISM_IDS
from .it_board import BOARD
from .it_glossary import GLOSSARY
from .it_names import MECHANISM_RULES, NAMES
from .it_reasons import REASONS
from .it_rules import RULES as GAME_RULES

__all__ = ["MESSAGES", "RULES"]

RULES: dict[str, str] = {**GAME_RULES, **MECHANISM_RULES}

_CARDS = frozenset(f"mechanism.{name}" for name in MECHANISM_IDS)

_ABOUT: dict[str, str] = {
    "name": "Mars Needs Mechanics",
    "tagline": "Compra tardi, vendi caro: sette pezzi di razzo, un solo mercato.",
    "goal": "Compra pezzi di razzo dal mercato e vendili in set da almeno 3 uguali. Quello che si compra per ultimo "
    "in un round rincara, quello che si compra per primo o si lascia lì perde valore. Alla fine vince chi ha più Cogs.",
    "option.mechanisms": "Meccanismi",
    "option.mechanisms.help": "Quali Meccanismi si possono costruire. Per le prime partite vanno bene quelli iniziali.",
    "option.mechanisms.starter": "I quattro iniziali",
    "option.mechanisms.random4": "Quattro a caso",
    "option.mechanisms.random5": "Cinque a caso",
    "option.mechanisms.custom": "A scelta",
    "option.custom": "Meccanismi scelti",
    "option.custom.help": "Vale se scegli «A scelta»: da nessuno a tutti e dieci. Meglio quattro o cinque.",
    **{key.replace("mechanism.", "option.custom."): NAMES[key] for key in NAMES if key in _CARDS},
    "option.automaton": "Aggiungi l’Automaton",
    "option.automaton.help": "Per chi ha già esperienza: cinque carte bloccate, 30 Cogs a fine partita.",
    "section.setup": "Preparazione",
    "section.line": "Il tracciato Ordini",
    "section.turn": "Il tuo turno",
    "section.round_end": "Fine del round",
    "section.end": "Fine della partita",
    "section.scoring": "Chi vince",
    "section.mechanisms": "I Meccanismi",
    "section.rulings_line": "Domande su tracciato e prezzi",
    "section.rulings_turn": "Domande sul turno",
    "section.rulings_sale": "Domande sulle vendite",
    "section.rulings_mechanisms": "Domande sui Meccanismi",
    "section.rulings_end": "Domande su round e fine partita",
    "provenance.seed": "Dal regolamento",
    "provenance.public": "Da una fonte pubblica",
    "provenance.reconstructed": "Ricostruita: nessuno lo dice, è una nostra proposta",
    "score.R31": "Cogs guadagnati",
    "score.M5": "Automaton",
}

_PROMPTS: dict[str, str] = {
    "act": "Turno di {seat, seat}: compra una carta del mercato oppure passa.",
    "finish": "{seat, seat}, {primary, select, buy {hai comprato} other {hai passato}}: puoi ancora usare i Meccanismi, oppure chiudi il turno.",
    "engine_choice": "{seat, seat}, il tuo Difference Engine: al posto 4 c’è {type, name, component}, prezzo {price}. Lo cambi di 1?",
    "sell": "{seat, seat}, vendi i set che vuoi ai prezzi nuovi, poi chiudi le vendite.",
}

_LOG: dict[str, str] = {
    "started": "Si parte: comincia {first, seat}. {n, plural, =0 {Nessun Meccanismo in gioco} other {Meccanismi in gioco: {mechanisms, list, mechanism}}}. Tracciato, dalla testa: {line, list, component}.",
    "dealt": "{seat, seat} riceve {seen, select, yes {{cards, list, component}} other {{n} carte}}.",
    "market": "Sul mercato: {cards, list, component}. Nel mazzo restano {deck} carte.",
    "bought": "{seat, seat} compra {type, name, component, a} per {paid, plural, one {# Cog} other {# Cogs}}{with, select, spectroscope {, con lo sconto dello Spettroscopio} magnetic_grapple {, con lo sconto dell’Arpione Magnetico} other {}}.",
    "moved": "{type, name, component, begin} va in testa al tracciato, dal posto {origin}.",
    "swapped": "{seat, seat} usa l’Aether Drive: {front, name, component, the} avanza al posto {place}, {back, name, component, the} arretra di uno.",
    "passed": "{seat, seat} passa ({streak} di fila su {players}).",
    "valet": "Il Valletto Meccanico porta a {seat, seat} {n, plural, one {# Cog} other {# Cogs}}.",
    "built": "{seat, seat} costruisce {mechanism, name, mechanism, the} con {cards, list, component}.",
    "dismantled": "{seat, seat} disassembla {mechanism, name, mechanism, the} e riprende {cards, list, component}.",
    "looked": "{seat, seat} guarda {n, plural, one {la prima carta} other {le prime # carte}} del mazzo{seen, select, yes {: {cards, list, component}} other {}}.",
    "posted": "{seat, seat} spedisce con la Posta Pneumatica {given, name, component, a} e prende {taken, name, component, a}.",
    "turn_ended": "{seat, seat} chiude il turno.",
    "round_ended": "{why, select, market {Mercato vuoto} other {Hanno passato tutti}}: il round {round} è finito.",
    "last_round": "{why, select, deck {Ultimo round! Il mazzo è finito: alla fine sale solo ciò che viene comprato.} other {Due round senza acquisti: la partita si chiude qui.}}",
    "prices": "Prezzi dopo il round {round}: {up, plural, =0 {nessuno sale} one {sale {rising, list, price}} other {salgono {rising, list, price}}}; {down, plural, =0 {nessuno scende} one {scende {falling, list, price}} other {scendono {falling, list, price}}}.",
    "nudged": "Difference Engine di {seat, seat}: {type, name, component, the} {by, plural, =1 {sale a {price}} =-1 {scende a {price}} other {resta a {price}}}.",
    "sales": "Si vende ai prezzi nuovi, a cominciare da {first, seat}.",
    "sold": "{seat, seat} vende {real, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}{scrap, plural, =0 {} other { con # Scrap}} a {price}: {income, plural, one {# Cog} other {# Cogs}}.",
    "boosted": "Il Rocket Booster porta a {seat, seat} {n, plural, one {un altro Cog} other {altri # Cogs}}.",
    "sell_done": "{seat, seat} ha finito di vendere: {income, plural, =0 {nessun incasso} one {# Cog in tutto} other {# Cogs in tutto}}.",
    "round_report": "Conti del round {round}, un posto dopo l’altro: incassi {income}; in cassa {cogs}.",
    "refilled": "{n, plural, =0 {Il mercato è già pieno} one {Una carta nuova sul mercato: {cards, list, component}} other {# carte nuove sul mercato: {cards, list, component}}}. {deck, plural, =0 {Il mazzo è vuoto} one {Nel mazzo resta # carta} other {Nel mazzo restano # carte}}.",
    "marker": "Round {round}: comincia {first, seat}.",
    "over": "{why, select, deck {Il mazzo è finito: la partita si chiude.} other {Nessuno ha comprato per due round: la partita si chiude.}}",
    "automaton": "L’Automaton porta a {seat, seat} {n, plural, one {# Cog} other {# Cogs}}.",
    "scored": "{seat, seat} chiude con {total, plural, one {# Cog} other {# Cogs}} e {cards, plural, =0 {la mano vuota} one {# carta in mano} other {# carte in mano}}.",
}

_WHY: dict[str, str] = {
    "over": "La partita è finita: puoi rivederla mossa per mossa o cominciarne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco. Prova per esempio: buy lens.",
    "not_now": "{phase, select, turn {Adesso si compra o si passa: le vendite vengono a fine round.} adjust {Adesso decide il Difference Engine: scegli +1, −1 o 0.} sell {Adesso si vende: vendi un set oppure chiudi le vendite.} other {La partita è finita.}}",
    "primary_done": "In questo turno {primary, select, buy {hai già comprato} other {hai già passato}}: usa i Meccanismi o chiudi il turno.",
    "no_such_card": "Sul mercato non c’è {type, name, component, a}. {n, plural, =0 {È tutto venduto} other {Puoi scegliere tra {market, list, component}}}.",
    "too_dear": "{type, name, component, begin} costa {due, plural, one {# Cog} other {# Cogs}} e tu ne hai {cogs}. {n, plural, =0 {Puoi solo passare, o usare i Meccanismi} other {Puoi permetterti {types, list, component}}}.",
    "primary_first": "Prima di chiudere il turno compra una carta oppure passa.",
    "not_in_play": "In questa partita non si costruisce {mechanism, name, mechanism, the}. {n, plural, =0 {Si gioca senza Meccanismi} other {Puoi scegliere tra {mechanisms, list, mechanism}}}.",
    "already_yours": "Hai già costruito {mechanism, name, mechanism, the}: ne puoi avere uno solo.",
    "one_build": "Un Meccanismo a turno: in questo hai già costruito {mechanism, name, mechanism, the}. Potrai costruire ancora nel prossimo.",
    "just_dismantled": "Hai appena disassemblato {mechanism, name, mechanism, the}: potrai ricostruirlo dal prossimo turno.",
    "slot_taken": "Un Meccanismo alla volta: per costruire {mechanism, name, mechanism, the} disassembla prima {other, name, mechanism, the}.",
    "missing_cards": "Per costruire {mechanism, name, mechanism, the} ti manca in mano {types, list, component}. Lo Scrap qui non serve.",
    "not_built": "Non hai costruito {mechanism, name, mechanism, the}, quindi non c’è nulla da disassemblare.",
    "stays": "L’Automaton non si disassembla: resta tuo fino alla fine.",
    "one_dismantle": "Un disassemblaggio a turno: in questo hai già disassemblato {mechanism, name, mechanism, the}.",
    "just_built": "Hai costruito {mechanism, name, mechanism, the} in questo turno: potrai disassemblarlo dal prossimo.",
    "not_owned": "Per usare {mechanism, name, mechanism, the} devi prima costruirlo. {n, plural, =0 {Per ora non hai Meccanismi} other {Hai {mechanisms, list, mechanism}}}.",
    "used_up": "In questo round hai già usato {mechanism, name, mechanism, the}: potrai usarlo ancora nel prossimo.",
    "buy_first": "Lo Spettroscopio serve dopo un acquisto: prima compra una carta.",
    "market_empty": "Il mercato è vuoto: non c’è niente da prendere.",
    "not_in_hand": "Non hai in mano {type, name, component, a}: spedisci una carta che hai.",
    "same_type": "Scambiare {type, name, component, a} con un’altra carta uguale non cambia nulla: prendi un altro componente.",
    "price_limit": "{type, name, component} costa {price}, e i prezzi vanno da 1 a 10. Puoi scegliere {may}.",
    "not_bought_last": "Nell’ultimo round sale solo ciò che è stato comprato, e {type, name, component, the} no. Puoi scegliere {may}.",
    "none_of_it": "Non hai carte {type, name, component}. {n, plural, =0 {Puoi solo chiudere le vendite} other {Puoi vendere {types, list, component}}}.",
    "not_so_many": "Di {type, name, component} hai {n, plural, one {# carta} other {# carte}}: non puoi venderne di più.",
    "sold_already": "In questo round hai già venduto {type, name, component}: un set per componente.",
    "only_scrap": "Un set ha almeno una carta vera: di solo Scrap non si può fare.",
    "too_small": "A un set servono {n} carte. {scrap, plural, =0 {Non hai più Scrap} other {Hai # Scrap}}: aggiungi carte vere, oppure tienile per dopo.",
    "wrong_scrap": "Con {real, plural, one {# carta vera} other {# carte vere}} {n, plural, =0 {non serve Scrap} one {serve # Scrap, né più né meno} other {servono # Scrap, né più né meno}}.",
}

_POSITION: dict[str, str] = {
    "copies": "{field}: di {type, name, component} ci sono solo {n} carte.",
    "one_slot": "{field}: di questi Meccanismi se ne può avere uno solo alla volta.",
    "over": "{field}: la partita è finita, quindi non tocca più a nessuno.",
    "not_a_turn": "{field}: si può dire solo durante un turno.",
    "not_built": "{field}: non si accorda con i Meccanismi costruiti da chi è di turno.",
    "purchases": "{field}: qui mancano componenti che risultano comprati.",
    "cards_left": "{field}: {n, plural, one {avanza # carta che non sta} other {avanzano # carte che non stanno}} da nessuna parte.",
    "shown": "{field}: in mano ci sono meno carte {type, name, component} di quante se ne sono viste.",
    "rng": "{field}: servono 16 cifre esadecimali.",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **{f"prompt.{key}": text for key, text in _PROMPTS.items()},
    **{f"log.{key}": text for key, text in _LOG.items()},
    **{f"why.{key}": text for key, text in _WHY.items()},
    **{f"position.{key}": text for key, text in _POSITION.items()},
    **REASONS,
    **NAMES,
    **GLOSSARY,
    **BOARD,
}
