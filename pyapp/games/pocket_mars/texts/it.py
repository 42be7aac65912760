"""Pocket Mars in italiano: quello che il gioco dice a chi gioca."""

from .it_board import BOARD
from .it_glossary import GLOSSARY
from .it_names import NAMES
from .it_reasons import REASONS
from .it_rules import RULES

__all__ = ["MESSAGES", "RULES"]

_WHO = "{who, select, da {DA} other {{who, seat}}}"
_SEEN = "{seen, select, yes {{card, name, card}} other {{back, name, card}}}"
_SEEN_ALL = "{seen, select, yes {{cards, list, card}} other {{backs, list, card}}}"
_BY = "{card, name, card}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: questi passi non possono restare da fare così.",
    "position.colonists": "{field}: i coloni devono essere {n} in tutto.",
    "position.not_hidden": "{field}: {card, name, card} non è coperta, la vedono già tutti.",
    "position.other_colour": "{field}: {card, name, card} è di un altro colore.",
    "position.too_many_cards": "{field}: qui ci sono più carte di quante ne possano stare.",
    "position.twice": "{field}: {card, name, card} compare due volte, ma ce n’è una sola.",
    "position.rng": "{field}: servono 16 cifre esadecimali.",
    "name": "Pocket Mars",
    "tagline": "Sette coloni, carte a due usi: dalla Terra a Marte prima e meglio degli altri.",
    "goal": "Porta i tuoi 7 coloni dalla Terra all’Astronave e dall’Astronave negli Edifici di Marte. "
    "Quando qualcuno li ha sistemati tutti, si finisce il round e vince chi ha più punti.",
    "option.draft": "Scelta iniziale delle carte",
    "option.draft.help": "Ricevi 5 carte, ne tieni una e passi le altre a sinistra, finché ne hai 4. "
    "Solo da 2 a 4 giocatori.",
    "option.level": "Livello dell’avversario",
    "option.level.help": "Solo in solitario: più coloni di DA cominciano già in viaggio.",
    "option.level.normal": "Normale",
    "option.level.super_droid": "Super-Droide",
    "option.level.cyborg": "Cyborg",
    "steps.who": "Devious Automatics",
    "section.setup": "Preparazione",
    "section.turn": "Il tuo turno",
    "section.end": "Fine della partita",
    "section.scoring": "I punti",
    "section.draft": "Variante: la scelta iniziale",
    "section.solo": "In solitario: Devious Automatics",
    "section.rulings_facts": "Domande sul materiale",
    "section.rulings_turn": "Domande sul turno",
    "section.rulings_cards": "Domande su carte e mazzo",
    "section.rulings_end": "Domande sulla fine",
    "section.rulings_solo": "Domande sul solitario",
    "provenance.seed": "Dal regolamento",
    "provenance.public": "Da una fonte pubblica",
    "provenance.reconstructed": "Ricostruita: nessuno lo dice, è una nostra proposta",
}

_PROMPTS: dict[str, str] = {
    "act": "Turno di {seat, seat}: scegli una delle cinque azioni.",
    "keep": "{seat, seat}, tieni una carta: le altre passano a sinistra.",
    "prepare": "{seat, seat}, metti nel modulo {n, plural, one {un’altra carta} other {due carte}}, coperte.",
    "discard": "{seat, seat}, hai troppe carte: scartane {n, plural, one {una} other {#}} dalla mano.",
    "fill": "{seat, seat}, riempi il modulo con una carta della mano.",
    "take": "{seat, seat}, devi pescare: prendi una carta dal modulo di DA.",
    "scrap": "{seat, seat}, scegli la carta di DA da scartare.",
    "place": "{seat, seat}, la carta batte il valore: vuoi piazzare un colono in {building, name, building}?",
    "may": f"{{seat, seat}}, {{rule, select, R17b {{vuoi 1 energia dall’Edificio?}} R17c "
    f"{{vuoi lanciare 1 colono con l’Edificio?}} other {{vuoi usare {_BY}: {{does, list, effect}}?}}}}",
    "pay": f"{{seat, seat}}, {_BY}: paghi {{n}} energia? Ottieni: {{does, list, effect}}.",
    "settle_here": "{seat, seat}, vuoi sbarcare un colono in {building, name, building}?",
    "settle_any": "{seat, seat}, vuoi sbarcare un colono? Scegli l’Edificio.",
    "promote": "{seat, seat}, quale tuo colono sale a ★★?",
    "promote_here": "{seat, seat}, vuoi far salire un colono a ★★ in {building, name, building}?",
    "demote": "{seat, seat}, quale colono scende a ★?",
    "demote_here": "{seat, seat}, quale colono scende a ★ in {building, name, building}?",
    "shift_tier": "{seat, seat}, quale colono sposti tra ★ e ★★?",
    "swap_tiers": "{seat, seat}, quali due coloni si scambiano tra ★ e ★★?",
    "transfer": "{seat, seat}, quale tuo colono cambia Edificio?",
    "transfer_here": "{seat, seat}, quale tuo colono viene in {building, name, building}?",
    "drain": "{seat, seat}, chi perde 1 energia?",
    "swap_cards": "{seat, seat}, quali due carte di una pila si scambiano?",
    "cover": "{seat, seat}, quale carta della mano copre quale pila?",
    "salvage": "{seat, seat}, di quale pila scarti la carta in cima?",
    "cycling": "{seat, seat}, scarta una carta per pescarne un’altra, oppure fermati.",
    "dig": "{seat, seat}, vuoi guardare le prime {n} carte del mazzo?",
    "dig_keep": "{seat, seat}, tieni una delle carte che guardi.",
    "dig_sink": "{seat, seat}, quale carta torna per prima in fondo al mazzo?",
    "sink": "{seat, seat}, vuoi mettere una carta in fondo al mazzo?",
    "peek": "{seat, seat}, di chi guardi il modulo?",
    "exchange": "{seat, seat}, quale carta della mano scambi con quale del modulo?",
    "trade_prep": "{seat, seat}, quale carta del tuo modulo scambi, e con quale altra?",
}

_LOG: dict[str, str] = {
    "started": "Si parte: comincia {first, seat}. Edifici in fila: {row, list, building}.",
    "dealt": f"{{seat, seat}} riceve {_SEEN_ALL}.",
    "chose": "{seat, seat} sceglie in segreto{seen, select, yes {: {card, name, card}} other {}}.",
    "kept": f"{{seat, seat}} tiene {_SEEN}.",
    "passed": f"A {{seat, seat}} passano {_SEEN_ALL}.",
    "drafted": "Le {n} carte avanzate tornano nel mazzo, che si rimescola.",
    "filled": f"{{seat, seat}} mette nel modulo, {{slot, name, slot}}, {_SEEN}.",
    "played": "{seat, seat} gioca dalla mano {card, name, card}.",
    "connected": "{seat, seat} connette {card, name, card} a {building, name, building}"
    "{rule, select, R13 {, dal modulo di {owner, seat}} R36c {, dal modulo di DA} other {}}.",
    "compared": "Valore {value} contro {to_beat}: {beats, select, true {batte} other {non batte}}.",
    "launched": "{seat, seat} lancia {n, plural, one {# colono} other {# coloni}}.",
    "gained": "{seat, seat} guadagna {n} energia: ora {level}.",
    "paid": "{seat, seat} paga {n} energia: ne restano {level}.",
    "drained": f"{{seat, seat}} toglie 1 energia a {_WHO}.",
    "idle": "Per {seat, seat} {op, name, step} non cambia nulla.",
    "declined": "{seat, seat} lascia perdere {step, name, step}.",
    "settled": "{seat, seat} sbarca un colono in {building, name, building}.",
    "promoted": f"In {{building, name, building}} un colono di {_WHO} sale a ★★.",
    "demoted": f"In {{building, name, building}} un colono di {_WHO} scende a ★.",
    "swapped": "In {building, name, building} sale {up, select, da {DA} other {{up, seat}}} "
    "e scende {down, select, da {DA} other {{down, seat}}}.",
    "transferred": "{seat, seat} sposta un colono da {origin, name, building} a {building, name, building}.",
    "discarded": "{seat, seat} scarta {card, name, card}.",
    "burned": "{seat, seat} scarta {card, name, card}, {origin, name, place}, per {n} energia: ora {level}.",
    "rebuilt": "Il mazzo è finito: {n} carte rimescolate formano quello nuovo.",
    "drew": f"{{seat, seat}} pesca {_SEEN_ALL}.",
    "took": f"{{seat, seat}} prende dal modulo di DA, {{slot, name, slot}}, {_SEEN_ALL}.",
    "looked": f"{{seat, seat}} guarda in cima al mazzo: {_SEEN_ALL}.",
    "sank": f"{{seat, seat}} mette in fondo al mazzo {_SEEN}, {{origin, name, place}}.",
    "peeked": f"{{seat, seat}} guarda il modulo di {_WHO}: {_SEEN_ALL}.",
    "exchanged": "{seat, seat} scambia con il modulo: entra {seen, select, yes {{card, name, card}} "
    "other {{back, name, card}}}, esce {seen, select, yes {{other, name, card}} other {{other_back, name, card}}}.",
    "traded": f"{{seat, seat}} scambia con il modulo di {_WHO}: dà {{seen, select, yes {{{{card, name, card}}}} "
    "other {{back, name, card}}}, riceve {seen, select, yes {{other, name, card}} other {{other_back, name, card}}}.",
    "restacked": "{seat, seat} scambia le carte {lower} e {upper} della pila {building, name, building}.",
    "covered": f"{{seat, seat}} copre {{building, name, building}} con {_SEEN}: vale 0.",
    "salvaged": "{seat, seat} scarta dalla pila {building, name, building} {card, name, card}.",
    "round": "Comincia il round {n}.",
    "over": "{why, select, seven {Qualcuno ha tutti i 7 coloni negli Edifici: la partita è finita.} "
    "your_seven {I tuoi 7 coloni sono negli Edifici: la partita è finita.} "
    "da_seven {I 7 coloni di DA sono negli Edifici: la partita è finita.} "
    "da_prep {Il modulo di DA non si riempie più: la partita è finita.} other {La partita è finita.}}",
    "scored": "{seat, select, da {DA} other {{seat, seat}}}: {total, plural, one {# punto} other {# punti}} "
    "(Astronave {ship}, ★ {one_star}, ★★ {two_star}, quattro Edifici {everywhere}, "
    "quattro coloni insieme {crowd}, energia {energy}).",
    "solved": "Hai battuto DA: il progetto resta tuo!",
    "beaten": "DA ti ha raggiunto o superato: stavolta vincono gli androidi.",
    "scrapped": "Il lancio costa a DA la carta {slot, name, slot}: {card, name, card} va negli scarti.",
    "failed": "Errore di Sistema: {n, plural, =0 {il mazzo è vuoto} other {negli scarti {cards, list, card}}} ({rule}).",
    "sparked": "{rule, select, R39b {Energia già al massimo, perciò Scintilla} other {Scintilla}}: "
    "{n, plural, =0 {il mazzo è vuoto} other {negli scarti {cards, list, card}}} ({rule}).",
    "activated": "A DA resta una carta {building, name, building}: gli androidi si attivano ({rule}).",
    "inactive": "DA ha {n, plural, =0 {il modulo vuoto} other {# carte}}: gli androidi restano fermi ({rule}).",
    "refilled": "DA riempie il modulo: {backs, list, card} ({rule}).",
    "da_settled": "{rule, select, R39e {Macchinazioni: DA sbarca un colono dove le conviene di più, in {building, name, building}} "
    "other {DA sbarca un colono in {building, name, building}}} ({rule}).",
    "da_launched": "{rule, select, R39d {Reclutamento: DA lancia 1 colono dalla Terra} "
    "other {L’Astronave di DA è vuota: lancia 1 colono dalla Terra}} ({rule}).",
    "da_idle": "{rule, select, R39a {Doppio Potenziamento: nessuno può salire né scendere} R39d {Reclutamento: sulla Terra DA "
    "non ha più coloni} other {DA non ha coloni né sull’Astronave né sulla Terra}}, non succede nulla ({rule}).",
    "da_promoted": "Doppio Potenziamento: un colono di DA sale a ★★ in {building, name, building} ({rule}).",
    "da_demoted": "Doppio Potenziamento: nessuno di DA può salire, un tuo colono scende a ★ in "
    "{building, name, building} ({rule}).",
    "da_gained": "Potenza Soverchiante: DA guadagna {n} energia, ora {level} ({rule}).",
}

_NOT_NOW = (
    "Ora non si può. {step, select, act {Scegli un’azione: carta di mano o di modulo, un modulo altrui, "
    "lancio, o uno scarto per energia.} keep {Tieni una delle carte ricevute.} prepare {Scegli le carte del "
    "modulo.} discard {Prima scarta dalla mano.} fill {Prima riempi il modulo con una carta della mano.} "
    "take {Prima prendi una carta dal modulo di DA.} scrap {Prima scarta una carta di DA.} "
    "place {Decidi se piazzare il colono o rinunciare.} dig_keep {Tieni una delle carte che guardi.} "
    "dig_sink {Rimetti in fondo le carte che guardi.} other {Prima decidi: {step, name, step}, oppure rinuncia.}}"
)

_WHY: dict[str, str] = {
    "over": "La partita è finita: puoi rivederla mossa per mossa o cominciarne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco.",
    "not_now": _NOT_NOW,
    "earth_empty": "Sulla Terra non hai più coloni da lanciare.",
    "not_in_hand": "Non hai in mano {card, name, card}: scegli tra le carte che hai.",
    "not_in_slot": "Nel tuo modulo, {slot, name, slot}, non c’è {card, name, card}.",
    "not_among_these": "{card, name, card} non è tra le carte da scegliere.",
    "yourself": "Scegli un altro: tu non conti.",
    "no_such_seat": "Al tavolo non c’è nessuno a quel posto: scegli chi gioca.",
    "own_prep": "Quello è il tuo modulo: una tua carta si connette con l’azione del tuo modulo.",
    "slot_empty": f"Nel modulo di {_WHO}, {{slot, name, slot}}, non c’è nessuna carta.",
    "prep_empty": f"Il modulo di {_WHO} è vuoto.",
    "own_slot_empty": "Nel tuo modulo, {slot, name, slot}, non c’è nessuna carta.",
    "too_few_cards": "In {building, name, building} servono almeno 2 carte connesse: ce "
    "{n, plural, =0 {n’è nessuna} one {n’è una} other {ne sono #}}.",
    "no_such_level": "La pila {building, name, building} ha {n} carte, contate dal basso.",
    "lower_first": "Indica due carte diverse, prima la più bassa.",
    "houses_nobody": "L’Edificio di Costruzione non ospita coloni: scegli uno degli altri quattro.",
    "stack_empty": "A {building, name, building} non è connessa nessuna carta.",
    "only_here": "Vale solo per {building, name, building}, dove la carta è stata connessa.",
    "nobody_below": f"Nello spazio ★ di {{building, name, building}} non c’è un colono di {_WHO}.",
    "nobody_above": f"Nello spazio ★★ di {{building, name, building}} non c’è un colono di {_WHO}.",
    "no_room": "Lo spazio ★★ di {building, name, building} è pieno: tiene {n, plural, one {# colono} other {# coloni}}.",
    "same_owner": "Scambiare due coloni dello stesso colore non cambia nulla: scegline due diversi.",
    "same_building": "Il colono è già lì: scegli un altro Edificio.",
    "no_energy_there": f"{_WHO} non ha energia da perdere.",
}

_SCORE: dict[str, str] = {
    "score.R20a": "Coloni sull’Astronave",
    "score.R20b": "Coloni negli spazi ★",
    "score.R20c": "Coloni negli spazi ★★",
    "score.R20d": "In tutti e quattro gli Edifici",
    "score.R20e": "Quattro coloni in un Edificio",
    "score.R20f": "Più energia di tutti",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **{f"prompt.{key}": text for key, text in _PROMPTS.items()},
    **{f"log.{key}": text for key, text in _LOG.items()},
    **{f"why.{key}": text for key, text in _WHY.items()},
    **_SCORE,
    **REASONS,
    **NAMES,
    **GLOSSARY,
    **BOARD,
}
