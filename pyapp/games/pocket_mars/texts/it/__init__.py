"""Pocket Mars in italiano: quello che il gioco dice a chi gioca."""

from ..it_hindrances import HINDRANCES
from .board import BOARD
from .due import DUE
from .glossary import GLOSSARY
from .names import NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_WHO = "{who, select, da {DA} other {{who, seat}}}"
_SEEN = "{seen, select, yes {{card, name, card}} other {{back, name, card}}}"
_SEEN_ALL = "{seen, select, yes {{cards, list, card}} other {{backs, list, card}}}"
_BY = "{card, name, card}"

_ABOUT: dict[str, str] = {
    "position.crowded": "{field}: nello spazio ★★ di {building, name, building} in tutto {n, plural, one {ci sta # colono} other {ci stanno # coloni}}.",
    "position.last_steps": "{field}: i passi di fine turno vengono per ultimi, ognuno una volta e in quest’ordine: {steps}.",
    "position.own_half": "{field}: mezza carta si scrive come «launch 1, draw 1» o «pay 1: launch 2», con al massimo {most, plural, one {# passo} other {# passi}} di questi: {known}{more, plural, =0 {} other { e altri}}.",
    "position.own_number": "{field}: il numero di un passo va da {low} a {high}.",
    "position.own_here": "{field}: {step} parla dell’Edificio della carta: sta solo in un’azione in basso, e non sulle carte Costruzione, che non ospita coloni.",
    "position.step_alone": "{field}: il passo {step} non sta insieme ad altri; per l’inizio di un turno basta «turn», per le prime scelte «choosing».",
    "position.step_before_draw": "{field}: dopo cycling deve venire draw, che pesca quante carte si scartano.",
    "position.step_text": "{field}: then si scrive come sulle carte, per esempio «pay 1: launch 2».",
    "position.step_solo": "{field}: il passo {step} c’è solo in solitario.",
    "position.step_option": "{field}: il passo {step} c’è solo con la variante «Piazzo io per DA» (scheming).",
    "position.step_together": "{field}: in solitario il turno non finisce con next_turn ma con round_end.",
    "position.step_nobody": "{field}: il passo {step} non è di nessun posto: togli seat.",
    "position.step_seat": "{field}: il passo {step} vuole in seat il posto che lo fa.",
    "position.step_house": "{field}: il passo {step} vuole in building uno dei quattro Edifici che ospitano coloni.",
    "position.step_then": "{field}: il passo {step} vuole in then che cosa segue, per esempio «launch 2».",
    "position.step_colour": "{field}: in n va un colore, da 0 (energy) a 4 (construction).",
    "position.step_number": "{field}: in n va quanti giocatori hanno già applicato la regola delle 4 carte.",
    "position.step_card": "{field}: building dev’essere quello del colore della carta.",
    "position.step_played": "{field}: in card va la carta in gioco, la stessa di in_play.",
    "position.draft_only": "{field}: un pacchetto (pack) o una carta tenuta (chosen) stanno solo con agenda «choosing».",
    "position.nothing_in_play": "{field}: all’inizio di un turno e mentre si sceglie non c’è una carta in gioco: lascia vuoti in_play e looked.",
    "position.no_draft_alone": "{field}: in solitario non c’è la scelta iniziale: lascia fuori pack.",
    "position.first_cards": "{field}: mano e modulo fanno al massimo {n, plural, one {# carta} other {# carte}}, e il modulo si riempie da sinistra.",
    "position.all_chosen": "{field}: hanno già scelto tutti: lascia da scegliere a qualcuno, o scrivi l’agenda «turn».",
    "position.nothing_played": "{field}: mentre si sceglie non ci sono carte connesse, scartate o in gioco.",
    "position.da_later": "{field}: DA riceve il suo modulo dopo la tua scelta: lascialo vuoto.",
    "position.packs": "{field}: tutti hanno tenuto lo stesso numero di carte, {n} con quelle del pacchetto, e nel modulo non ne hanno.",
    "position.in_play": "{field}: con una carta in gioco l’agenda ha una volta il passo played, senza non lo ha.",
    "position.looked": "{field}: le carte guardate ci sono se e solo se il prossimo passo è dig_keep o dig_sink.",
    "position.not_over": "{field}: la partita non è ancora finita: per agenda vuota servono 7 coloni negli Edifici, o in solitario un modulo di DA con meno di 2 carte.",
    "position.full_hands": "{field}: un turno comincia con {n, plural, one {# carta} other {# carte}} in mano e {prep} nel modulo di ognuno.",
    "position.ended": "{field}: qui la partita sarebbe già finita{why, select, deck {, perché il mazzo è vuoto} da_prep {, perché DA non ha 2 carte} other {, con 7 coloni negli Edifici}}: scrivi l’agenda [] o togli quello che la chiude.",
    "position.no_deck": "{field}: un mazzo vuoto si rifà subito con scarti e carte sotto le cime: lascia nel mazzo almeno una carta.",
    "position.colonists": "{field}: i coloni devono essere {n} in tutto.",
    "position.not_hidden": "{field}: {card, name, card} non è a faccia in giù, la vedono già tutti: ci vanno solo carte a faccia in giù.",
    "position.other_colour": "{field}: {card, name, card} è di un altro colore: ci vanno solo carte {building, name, building}.",
    "position.too_many_cards": "{field}: qui ci sono troppe carte: lasciane abbastanza per i posti che non hai descritto.",
    "position.twice": "{field}: {card, name, card} compare due volte, ma ce n’è una sola.",
    "name": "Pocket Mars",
    "place.dome": "l’Edificio: {rest, name, building}",
    "place.hand": "la carta in mano: {rest, name, card}",
    "tagline": "Sette coloni, carte a due usi: dalla Terra a Marte prima e meglio degli altri.",
    "turn.card": "Fai una sola azione (R9):\n"
    "una carta dalla mano: l’azione in alto, poi negli scarti (R11);\n"
    "una carta del tuo modulo: la connetti, piazzi se batte, azione in basso, abilità (R12);\n"
    "una carta del modulo di un altro: sua l’azione in basso, tua l’abilità (R13);\n"
    "un lancio, o una carta in cambio di energia (R14, R15).\n"
    "Poi tutti tornano a 2 carte in mano e 2 nel modulo (R16). Con 7 coloni sistemati il round è l’ultimo (R19).",
    "goal": "Porta i tuoi 7 coloni dalla Terra all’Astronave e dall’Astronave negli Edifici di Marte. "
    "Quando qualcuno li ha sistemati tutti, si finisce il round e vince chi ha più punti.",
    "goal.solo": "Da solo sfidi Devious Automatics (DA), le macchine della concorrenza. Porta i tuoi 7 coloni dalla Terra "
    "a Marte: alla fine vinci se hai più punti di DA.",
    "story.start": "Mandare gente su Marte è il mestiere della tua azienda: laggiù le cupole aspettano chi ci lavori. "
    "Ogni progetto riempie l’Astronave, fa posto in una base o spinge da parte un concorrente. "
    "E c’è chi giura che i suoi androidi lo farebbero meglio di te.",
    "story.end": "{won, select, true {Gli androidi tornano in magazzino. Il programma resta a te, e la scrivania pure. Su Marte, "
    "intanto, c’è già chi chiede una finestra più grande.} false {Gli androidi hanno avuto la meglio. DA brinda a "
    "olio di macchina, tu aggiorni il curriculum. Marte è bellissimo, dicono: lo vedrai in cartolina.} other {Su "
    "Marte si accendono le luci. La base di cui si parla sulla Terra è quella di {winners}. I concorrenti studiano "
    "già come copiarla.}}",
    "ended.seven": "È finita perché qualcuno ha tutti i 7 coloni negli Edifici e il round si è completato (R19).",
    "ended.your_seven": "È finita perché i tuoi 7 coloni sono tutti negli Edifici (R41).",
    "ended.da_seven": "È finita perché i 7 coloni di DA sono tutti negli Edifici (R41).",
    "ended.da_prep": "È finita perché il mazzo non basta più a riempire il modulo di DA (R41).",
    "ended.deck": "È finita perché il mazzo è vuoto, come vuole la variante (R40).",
    "option.draft": "Scelta iniziale delle carte (draft)",
    "option.draft.help": "Ricevi 5 carte, ne tieni una e passi le altre a sinistra, finché ne hai 4. "
    "Solo da 2 a 4 giocatori.",
    "option.level": "Livello di Devious Automatics",
    "option.level.help": "Solo in solitario, contro Devious Automatics (DA): più alto è il livello, più coloni di DA cominciano già in viaggio.",
    "option.level.normal": "Normale",
    "option.level.super_droid": "Super-Droide",
    "option.level.cyborg": "Cyborg",
    "option.deck_end": "La fine del mazzo chiude la partita",
    "option.deck_end.help": "Solo in solitario, alla lettera del regolamento: si finisce anche dopo il round in cui il mazzo resta vuoto.",
    "option.ships": "Astronavi e colori",
    "option.ships.help": "Chi siede al primo posto prende la prima che spunti, e così via (R1); in solitario la seconda "
    "è di DA (R31). Quelle che non spunti vanno in ordine a chi resta.",
    "option.scheming": "Piazzo io per DA",
    "option.own": "Componenti propri",
    "option.own.help": "Un file JSON con le azioni stampate sulle carte come sono nella tua scatola; senza, si gioca con la nostra ricostruzione.",
    "option.scheming.help": "Solo in solitario: con Macchinazioni scegli tu l’Edificio, come vuole il regolamento, tra quelli che danno più punti a DA.",
    "steps.who": "Devious Automatics",
    "rival.short": "DA",
    "section.setup": "Preparazione",
    "section.turn": "Il tuo turno",
    "section.end": "Fine della partita",
    "section.scoring": "I punti",
    "section.draft": "Variante: la scelta iniziale (draft)",
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
    "prepare": "{seat, seat}, metti nel modulo {n, plural, one {un’altra carta} other {# carte}}, a faccia in giù.",
    "discard": "{seat, seat}, hai troppe carte: scartane {n, plural, one {una} other {#}} dalla mano.",
    "fill": "{seat, seat}, riempi il modulo con una carta della mano.",
    "take": "{seat, seat}, devi pescare: prendi una carta dal modulo di DA.",
    "scrap": "{seat, seat}, scegli la carta di DA da scartare.",
    "scheme": "{seat, seat}, DA sbarca un colono: in quale Edificio le conviene di più? La nostra regola sceglierebbe {building, name, building}.",
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
    "dig": "{seat, seat}, vuoi guardare {n, plural, one {la prima carta} other {le prime # carte}} del mazzo?",
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
    "passed": f"{{seat, seat}} riceve dal vicino {_SEEN_ALL}.",
    "drafted": "{n, plural, one {La carta avanzata torna} other {Le # carte avanzate tornano}} nel mazzo, che si rimescola.",
    "filled": f"{{seat, seat}} mette nel modulo, {{slot, name, slot}}, {_SEEN}.",
    "played": "{seat, seat} gioca {card, name, card} dalla mano.",
    "connected": "{seat, seat} connette {card, name, card} a {building, name, building}"
    "{rule, select, R13 {, dal modulo di {owner, seat}} R36c {, dal modulo di DA} other {}}.",
    "compared": "Valore {value} contro {to_beat}: {beats, select, true {batte} other {non batte}}.",
    "launched": "{seat, seat} lancia {n, plural, one {# colono} other {# coloni}}.",
    "gained": "{seat, seat} guadagna {n} energia: ora {level}.",
    "paid": "{seat, seat} paga {n} energia: ora {level}.",
    "drained": f"{{seat, seat}} toglie 1 energia a {_WHO}.",
    "used": "{seat, seat} usa l’azione{op, select, if_none_here {: in {building, name, building} non ha coloni} "
    "if_hand {: in mano ha {colour, name, building, card}} other { in basso}}.",
    "declined": "{seat, seat} lascia perdere {step, name, step}.",
    "settled": "{seat, seat} sbarca un colono in {building, name, building}.",
    "promoted": f"In {{building, name, building}} un colono di {_WHO} sale a ★★.",
    "demoted": f"In {{building, name, building}} un colono di {_WHO} scende a ★.",
    "swapped": "In {building, name, building} sale {up, select, da {DA} other {{up, seat}}} "
    "e scende {down, select, da {DA} other {{down, seat}}}.",
    "transferred": "{seat, seat} sposta un colono da {origin, name, building} a {building, name, building}.",
    "discarded": "{seat, seat} scarta {card, name, card}.",
    "burned": "{seat, seat} scarta {card, name, card}, {origin, name, place}, per {n} energia: ora {level}.",
    "rebuilt": "Il mazzo è finito: {n, plural, one {# carta rimescolata forma} other {# carte rimescolate formano}} quello nuovo.",
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
    "covered": f"{{seat, seat}} copre la pila {{building, name, building}} con {_SEEN}: vale 0.",
    "salvaged": "{seat, seat} scarta {card, name, card} dalla pila {building, name, building}.",
    "round": "Comincia il round {n}.",
    "over": "{why, select, seven {Qualcuno ha tutti i 7 coloni negli Edifici: la partita è finita.} "
    "your_seven {I tuoi 7 coloni sono negli Edifici: la partita è finita.} "
    "da_seven {I 7 coloni di DA sono negli Edifici: la partita è finita.} "
    "da_prep {Il modulo di DA non si riempie più: la partita è finita.} deck {Il mazzo è finito: la partita è finita.} other {La partita è finita.}}",
    "scored": "{seat, select, da {DA} other {{seat, seat}}}: {total, plural, one {# punto} other {# punti}} "
    "(Astronave {ship}, ★ {one_star}, ★★ {two_star}, quattro Edifici {everywhere}, "
    "quattro coloni insieme {crowd}, energia {energy}).",
    "solved": "Hai battuto DA: il programma resta tuo!",
    "beaten": "DA ti ha raggiunto o superato: stavolta vincono gli androidi.",
    "scrapped": "Il lancio costa a DA la carta {slot, name, slot}: {card, name, card} va negli scarti.",
    "failed": "Errore di Sistema: {n, plural, =0 {il mazzo è vuoto} other {negli scarti {cards, list, card}}} ({rule}).",
    "sparked": "{rule, select, R39b {Energia già al massimo, perciò Scintilla} other {Scintilla}}: "
    "{n, plural, =0 {il mazzo è vuoto} other {negli scarti {cards, list, card}}} ({rule}).",
    "activated": "A DA resta una carta {building, name, building}: gli androidi si attivano ({rule}).",
    "inactive": "DA ha {n, plural, =0 {il modulo vuoto} one {# carta} other {# carte}}: gli androidi restano fermi ({rule}).",
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

_DUE = (
    "{step, select, act {Scegli un’azione: carta di mano o di modulo, un modulo altrui, "
    "lancio, o uno scarto per energia.} keep {Tieni una delle carte ricevute.} prepare {Scegli le carte del "
    "modulo.} discard {Prima scarta dalla mano.} fill {Prima riempi il modulo con una carta della mano.} "
    "take {Prima prendi una carta dal modulo di DA.} scrap {Prima scarta una carta di DA.} scheme {Prima scegli l’Edificio per il colono di DA.} "
    "place {Decidi se piazzare il colono o rinunciare.} dig_keep {Tieni una delle carte che guardi.} "
    "dig_sink {Rimetti in fondo le carte che guardi.} other {Prima viene {step, name, step}: puoi anche rinunciare.}}"
)

_WHY: dict[str, str] = {
    "over": "La partita è finita: puoi rivederla mossa per mossa o cominciarne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco.",
    "not_now": f"Ora non si può. {_DUE}",
    "no_skip": f"Qui non si può rinunciare. {_DUE}",
    "one_action": f"In un turno si fa una sola azione, e questa è già cominciata. {_DUE}",
    "no_action": f"Nessuna azione lo permette da sola: serve una carta o un Edificio. {_DUE}",
    "not_in_hand": "Non hai in mano {card, name, card}: scegli tra le carte che hai.",
    "not_in_slot": "Il tuo modulo, {slot, name, slot}, non ha {card, name, card}.",
    "not_among_these": "Le carte da scegliere non comprendono {card, name, card}.",
    "yourself": "Scegli un altro giocatore: su di te non vale.",
    "no_such_seat": "Al tavolo non c’è nessuno a quel posto: scegli chi gioca.",
    "own_prep": "Quello è il tuo modulo: una tua carta si connette con l’azione del tuo modulo.",
    "slot_empty": f"Nel modulo di {_WHO}, {{slot, name, slot}}, non c’è nessuna carta.",
    "prep_empty": f"Il modulo di {_WHO} è vuoto.",
    "own_slot_empty": "Nel tuo modulo, {slot, name, slot}, non c’è nessuna carta.",
    "too_few_cards": "In {building, name, building} servono almeno 2 carte connesse: "
    "{n, plural, =0 {non ce n’è nessuna} one {ce n’è una} other {ce ne sono #}}.",
    "no_such_level": "La pila {building, name, building} ha solo {n, plural, one {# carta} other {# carte}}: contale dal basso e scegline due.",
    "lower_first": "Indica due carte diverse, prima la più bassa.",
    "houses_nobody": "L’Edificio di Costruzione non ospita coloni: scegli uno degli altri quattro.",
    "not_this_stack": "La pila {building, name, building} non si può scegliere: scegli quella di un altro Edificio, Costruzione esclusa.",
    "stack_empty": "A {building, name, building} non è connessa nessuna carta.",
    "not_best_for_da": "In {building, name, building} DA arriverebbe a {n, plural, one {# punto} other {# punti}}, in {best, name, building} a {most}: il regolamento vuole il massimo per DA.",
    "only_here": "Vale solo per {building, name, building}, dove la carta è stata connessa.",
    "nobody_below_own": "Nello spazio ★ di {building, name, building} non hai coloni: scegli un altro Edificio.",
    "nobody_above_own": "Nello spazio ★★ di {building, name, building} non hai coloni: scegli un altro Edificio.",
    "not_higher": "La carta vale {value} e non batte {to_beat}: in {building, name, building} ne serviva una più alta.",
    "nobody_compares": "La carta viene dal modulo di un altro: nessuno confronta e nessuno piazza.",
    "owners_action": "L’azione in basso è di chi aveva la carta nel modulo: tu puoi usare l’Edificio.",
    "nobodys_action": "L’azione in basso di una carta di DA non la usa nessuno: puoi usare l’Edificio.",
    "step_over": "Quel passo è già passato: i tre passi hanno un ordine fisso.",
    "nobody_below": f"Nello spazio ★ di {{building, name, building}} {_WHO} non ha coloni: scegli un altro Edificio.",
    "nobody_above": f"Nello spazio ★★ di {{building, name, building}} {_WHO} non ha coloni: scegli un altro Edificio.",
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
    **DUE,
    **HINDRANCES,
    **TALE,
}
