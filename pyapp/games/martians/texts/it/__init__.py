"""Martians!!! in italiano: quel che il gioco dice a chi gioca."""

from .board import BOARD
from .due import DUE
from .glossary import GLOSSARY
from .names import NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_CARD = "«{card, name, card}»"
_MARTIANS = "{n, plural, one {un Marziano} other {# Marziani}}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: i passi stanno nell’ordine del turno, ognuno con i campi del suo esempio nella notazione, e per ultimo va quello che chiude o apre il turno di chi è di turno.",
    "position.own_few_cards": "{field}: così le {kind, select, martian {carte Marziano} other {carte Evento}} sarebbero solo {n}; ne servono almeno {low}.",
    "position.own_drawing": "{field}: {kind, select, squares {ci vanno tre caselle (R, *, B o X), e tra l’una e l’altra un trattino o uno spazio vuoto} house {ci vanno tre caselle (R, X, al centro H), e tra l’una e l’altra un trattino o uno spazio vuoto} farm {ci vanno tre caselle (F o X), e tra l’una e l’altra un trattino o uno spazio vuoto} "
    "other {ci vanno cinque segni: al primo, terzo e quinto posto una sbarra o uno spazio vuoto, agli altri uno spazio vuoto}}.",
    "position.own_middle": "{field}: al centro {kind, select, house {della Casa c’è la sola H} other {di una Fattoria c’è un campo, F}}.",
    "position.own_exit": "{field}: almeno una strada deve uscire dal mezzo di un lato.",
    "position.own_building": "{field}: {kind, select, generic {una tessera generica non ha edifici} other {questa tessera ha un edificio}}.",
    "position.own_apart": "{field}: le linee bianche devono unire tutte le caselle, e solo quelle su cui si può stare.",
    "position.own_tokens": "{field}: {n, plural, one {# segnalino} other {# segnalini}} per un edificio di {most, plural, one {# casella} other {# caselle}}; ogni casella ne prende uno.",
    "position.agenda_order": "{field}: i passi vanno nell’ordine del turno, prima quello che viene prima.",
    "position.all_bullets": "{field}: con quelli in città i proiettili sono più di {n}: al massimo quanti ce ne sono nella scatola.",
    "position.all_lives": "{field}: con quelle in città le vite sono più di {n}: al massimo quante ce ne sono nella scatola.",
    "position.already_won": "{field}: chi è di turno è già sulla Nave Madre sgombra con tutti gli oggetti, la partita è vinta: mettilo altrove, o scrivi che la partita è finita.",
    "position.drawn": "{field}: c’è una tessera pescata quando, e solo quando, il passo «place» aspetta.",
    "position.empty_shotgun": "{field}: un fucile senza proiettili si scarta alla fine del terzo combattimento: qui ne deve avere almeno uno.",
    "position.ended": "{field}: il tavolo non mostra questa fine: {ended, select, ship {chi vince è di turno sulla Nave Madre "
    "scoperta, senza Marziani, con i tre oggetti} thirty {chi vince ha almeno 30 Marziani} turns {i turni sono 300} delivered "
    "{i tre oggetti sono sulla Nave Madre} overrun {la riserva è vuota} other {la Nave Madre non è sul tavolo e non ci sta "
    "altra tessera}}.",
    "position.fight_first": "{field}: con un Marziano sulla casella il giocatore attivo combatte: per primo va il passo «roll».",
    "position.not_moving": "{field}: i punti movimento ci sono solo nella fase «walk», altrimenti lasciali fuori.",
    "position.not_resolving": f"{{field}}: {_CARD} è in corso solo se tra i passi c’è il suo «put_away».",
    "position.resolving": f"{{field}}: {_CARD} sta per fare effetto e poi resta sul tavolo, quindi è tra le carte in corso.",
    "position.one_token": "{field}: sulla casella {at} sta una vita o un proiettile solo.",
    "position.other_roll": "{field}: deve dire lo stesso dell’ultimo tiro in «rolls».",
    "position.printed": "{field}: {tile, name, tile, in} stanno al massimo tanti segnalini quanti ne sono stampati: {token, select, life "
    "{{n, plural, one {una vita} other {# vite}}} other {{n, plural, one {un proiettile} other {# proiettili}}}}.",
    "position.among": "{field}: si dice solo di un oggetto che alcuni conoscono e altri no, e l’oggetto stesso ne fa parte.",
    "position.ship_hidden": "{field}: si consegna solo sulla Nave Madre scoperta.",
    "position.turned_up": "{field}: il gettone in {at} è sotto chi è di turno, senza Marziani: deve già essere scoperto.",
    "position.winner": "{field}: c’è un vincitore quando la partita finisce con «ship» o «thirty», e solo allora.",
    "position.apart": "{field}: ogni tessera deve essere unita alla Casa da strade.",
    "position.few_figures": "{field}: {n, plural, one {una Fattoria aspetta} other {# Fattorie aspettano}} un Marziano, e la riserva {supply, plural, =0 {è vuota} one {ne ha uno solo} other {ne ha solo #}}. Scrivi un solo passo spawn, senza n e con le caselle di tutte in more: sceglie chi è di turno.",
    "position.figures": "{field}: i Marziani devono essere {n} in tutto, tra tavolo, collezioni, riserva e scatola.",
    "position.house": "{field}: la Casa viene per prima, nel posto 0,0, con rotazione 0.",
    "position.no_cell": "{field}: in città non c’è un posto così. Si scrive riga,colonna, come 0,1; la Casa è in 0,0.",
    "position.no_farm": "{field}: i gettoni Marziano stanno al centro delle Fattorie, uno per ciascuna.",
    "position.no_fight": "{field}: si combatte dove la pedina di chi è di turno incontra un Marziano, nella stessa casella.",
    "position.no_fit": "{field}: qui {tile, name, tile, the} non va, le uscite devono toccare uscite.",
    "position.no_room": "{field}: i segnalini stanno solo dentro gli edifici.",
    "position.no_square": "{field}: lì non può stare nessuno. Si scrive riga,colonna di una strada, una stanza o un campo della città, come 1,1.",
    "position.other_deck": f"{{field}}: {_CARD} è dell’altro mazzo: qui vanno solo le carte di questo.",
    "position.roll": "{field}: un tiro si scrive [scopo, dado, risultato].",
    "position.too_many": f"{{field}}: di {_CARD} ce ne sono solo due.",
    "position.too_many_items": "{field}: di {item, name, item} {n, plural, one {ce n’è # sola copia} other {ci sono # copie}} in tutto.",
    "position.too_many_signs": "{field}: ci sono tre Cerchi nel Grano e una Nave Madre.",
    "position.twice_tile": "{field}: due volte {tile, name, tile, the}, ma ogni tessera è una sola.",
    "position.two_martians": "{field}: su una casella sta un solo Marziano.",
    "name": "Martians!!!",
    "place.sq": "la casella {rest}",
    "place.tile": "la tessera {rest}",
    "place.pawn": "la pedina {seat}",
    "tagline": "Una piccola città, cento Marziani, tre pezzi di bomba: chi arriva alla Nave Madre?",
    "story.start": "Una notte, sopra una piccola città di campagna, si accende una luce che non è la luna: il giorno dopo i "
    "campi hanno cerchi perfetti e le strade brulicano di piccoli uomini verdi. Da qualche parte, sotto uno di quei cerchi, è "
    "atterrata la Nave Madre. Con Carburante, Fertilizzante e Dinamite si fa una bomba: basta trovarli, e restare vivi.",
    "story.end": "{won, select, true {Un lampo sui campi, poi solo grilli. La Nave Madre non c’è più, e la città è di nuovo "
    "vostra. Domani qualcuno dovrà spiegare tutti quei cerchi.} false {Di finestra in finestra si spengono le luci. "
    "Nelle strade ormai si parla solo marziano. E sopra un’altra città, stanotte, il cielo ha una luce di troppo.} "
    "other {All’alba, in piazza, i passi che si sentono sono quelli di {winners}. Per una volta nessuno ride di chi "
    "racconta di Marziani. Domani ne parleranno anche i giornali.}}",
    "turn.card": "Fase 1: peschi e posi una tessera (R10, R20).\n"
    "Fase 2: se sei con un Marziano, combatti (R11, R40, R41).\n"
    "Fase 3: torni ad avere 3 carte (R12).\n"
    "Fasi 4 e 5: tiri il dado e ti muovi; chi incontra un Marziano si ferma e combatte (R13, R14, R30–R33).\n"
    "Fase 6: il dado dice quanti Marziani muovi (R15, R50).\n"
    "Fase 7: arrivano nuovi Marziani (R16, R55).\n"
    "Fase 8: puoi scartare una carta (R17). In ogni momento di R66 si possono giocare carte.",
    "goal": "Posa tessere, fatti strada combattendo e trova Carburante, Fertilizzante e Dinamite. Arriva prima degli altri con tutti "
    "e tre sulla Nave Madre sgombra, oppure raccogli 30 Marziani. Insieme: portateli là prima che arrivi l’ultimo Marziano.",
    "option.mode": "Come si gioca",
    "option.mode.help": "Ognuno per sé, o tutti insieme contro i Marziani. Da soli si gioca sempre in cooperativo.",
    "option.mode.competitive": "Competitivo",
    "option.mode.cooperative": "Cooperativo",
    "option.figures": "Marziani nella scatola",
    "option.figures.help": "Regola della casa per il gioco cooperativo: più Marziani, più tempo.",
    "option.figures.100": "100, come da regole",
    "option.figures.115": "115, più facile",
    "option.figures.90": "90, più difficile",
    "option.copies": "Oggetti di ogni tipo",
    "option.copies.help": "Regola della casa per il gioco cooperativo: quanti oggetti di ogni tipo sono nascosti in città.",
    "option.copies.3": "Tre, come da regole",
    "option.copies.2": "Due, più difficile",
    "option.open_hands": "Carte scoperte",
    "option.open_hands.help": "Regola della casa per il gioco cooperativo: tutti vedono le carte di tutti.",
    "option.video_game": "«Questo non è per niente come il videogioco!»",
    "option.video_game.help": "Nel gioco competitivo il regolamento fa perdere al bersaglio 3 vite e 3 proiettili: un colpo "
    "quasi sempre mortale (Q57).",
    "option.video_game.cap": "Scende a tre vite e tre proiettili",
    "option.video_game.letter": "Ne perde tre e tre, alla lettera",
    "option.hordes": "Dopo che la Nave Madre è scoperta",
    "option.hordes.help": "Il regolamento lo dice in due modi: ogni Fattoria si riempie, oppure solo quella della Nave Madre "
    "(Q31).",
    "option.hordes.farms": "Si riempie ogni Fattoria",
    "option.hordes.ship": "Si riempie solo la Fattoria della Nave",
    "option.own": "Componenti propri",
    "option.own.help": "Un file JSON con le copie delle carte e le tessere (strade e segnalini) come sono nella tua scatola; senza, si gioca con la nostra ricostruzione.",
    "board.own.roads": "Le strade sono come le ha disegnate chi possiede la scatola: guardale sul tavolo.",
    "board.own.tile": "Dentro, come li ha inseriti chi possiede la scatola: {bullets, plural, one {# proiettile} other {# proiettili}}, {lives, plural, one {# vita} other {# vite}}, {items, plural, one {# oggetto} other {# oggetti}}. Fuori, un Marziano su ogni casella strada (R21).",
    "section.setup": "Preparazione",
    "section.turn": "Il tuo turno",
    "section.tiles": "Tessere",
    "section.movement": "Movimento",
    "section.combat": "Combattimento",
    "section.death": "Morte",
    "section.martians": "Marziani",
    "section.cards": "Carte",
    "section.end": "Fine della partita",
    "section.rulings_setup": "Domande sui pezzi",
    "section.rulings_tiles": "Domande sulle tessere",
    "section.rulings_turn": "Domande sul turno",
    "section.rulings_combat": "Domande sul combattimento",
    "section.rulings_martians": "Domande sui Marziani",
    "section.rulings_end": "Domande sulla fine",
    "section.rulings_windows": "Domande su quando giocare le carte",
    "section.rulings_cards": "Domande sulle singole carte",
    "provenance.seed": "Dal regolamento",
    "provenance.public": "Da una fonte pubblica",
    "provenance.reconstructed": "Ricostruita: nessuno lo dice, è una nostra proposta",
}

_PROMPTS: dict[str, str] = {
    "place": "{seat, seat}, posa la tessera: scegli dove e come girarla.",
    "lay": "{seat, seat}, dove metti nell’edificio {token, name, token, the}?",
    "pick": "{seat, seat}, prendi quel che c’è qui?",
    "walk": "{seat, seat}, muovi ancora, oppure fermati.",
    "choice": "{seat, seat}, per colpire {n, plural, one {manca 1} other {mancano #}}: paga {n, plural, one {un proiettile} "
    "other {# proiettili}}, oppure perdi una vita e tira ancora.",
    "march": "{seat, seat}, muovi {n, plural, one {ancora un Marziano} other {ancora # Marziani}}.",
    "spawn": "{seat, seat}, dove arriva il nuovo Marziano?",
    "drop": "{seat, seat}, i tuoi oggetti cadono negli edifici più vicini: scegli quale va dove.",
    "window": "{seat, seat}, vuoi giocare una carta?",
    "react": f"{{seat, seat}}, arriva {_CARD}{{who, select, None {{}} null {{}} other {{ per {{who, seat}}}}}}: rispondi?",
    "discard": "{seat, seat}, scarta una carta, o finisci il turno.",
    "target": f"{{seat, seat}}, {_CARD}: contro chi{{why, select, aim {{}} other {{, invece}}}}?",
    "to": f"{{seat, seat}}, {_CARD}: dove va la pedina di {{who, seat}}?",
    "law": "{seat, seat}, più ripari sono ugualmente vicini: dove vai?",
    "tile": f"{{seat, seat}}, {_CARD}: scegli una tessera.",
    "look": "{seat, seat}, quale gettone Marziano guardi?",
    "circles": "{seat, seat}, quali due gettoni Marziano si scambiano di posto?",
    "search": "{seat, seat}, prendi un’arma dal mazzo?",
    "cook": "{seat, seat}, in quale Stazione di Servizio finisce il tuo Carburante?",
    "hysteria": "{seat, seat}, dove scoppia l’isteria? {n, plural, one {Ancora una tessera} other {Ancora # tessere}}.",
    "angry": "{seat, seat}, gioca altre carte, oppure basta così.",
    "candy": "{seat, seat}, quale Marziano va dove?",
    "presidential": "{seat, seat}, togli un Marziano: al massimo {n, plural, one {ancora una tessera} other {ancora # "
    "tessere}}.",
    "searchlight": "{seat, seat}, quale oggetto scambi con quale?",
}

_LOG: dict[str, str] = {
    "started": "Si comincia, {n, plural, =1 {da soli} other {{mode, select, cooperative {tutti insieme} other {ognuno per "
    "sé}}}}: inizia {first, seat}.",
    "dealt": "{seat, seat} riceve {seen, select, yes {{cards, list, card, said}} other {{n} carte}}.",
    "turn": "Turno {number}: {seat, seat}.",
    "drew_tile": "{seat, seat} pesca {tile, name, tile, a}.",
    "unplaceable": "Per {tile, name, tile, the} non c’è posto in città: finisce nella scatola.",
    "no_tile": "Niente tessera in questo turno{why, select, empty {: la pila è vuota} other {: è la fine del mondo}}.",
    "placed": "{seat, seat} posa {tile, name, tile, the}.",
    "laid": "{seat, seat} mette giù {token, name, token}.",
    "invaded": "{n, plural, one {Arriva un Marziano} other {Arrivano # Marziani}}{why, select, tile { con la tessera} "
    "guard { a guardia della Nave Madre} pod_people { dove sono le pedine} other {}}: nella riserva {supply, plural, =0 {non "
    "ne restano} one {ne resta 1} other {ne restano #}}.",
    "sign_laid": "Al centro della Fattoria c’è un gettone Marziano coperto.",
    "closed": "{seat, seat} ha chiuso la mappa: il turno finisce qui.",
    "fight": "{seat, seat} combatte un Marziano {tile, name, tile, in}, {side, name, board.side}.",
    "shotgun": "{seat, seat} spara col fucile a pompa: +1 in questo combattimento, {left, plural, =0 {ed era l’ultimo colpo} one {resta "
    "un colpo} other {restano # colpi}}.",
    "rolled_fight": "{seat, seat} tira {die}{changed, select, yes {, che vale {result}} other {}}: {needs, plural, =0 {colpito} one {manca 1} "
    "other {mancano #}}.",
    "paid": "{seat, seat} paga {n, plural, one {un proiettile} other {# proiettili}}: {left, plural, =0 {non ne restano} one {ne resta 1} "
    "other {ne restano #}}.",
    "hurt": "{seat, seat} perde una vita: {left, plural, =0 {era l’ultima} one {ne resta 1} other {ne restano #}}.",
    "killed": "{seat, seat} batte il Marziano{kills, plural, =0 {} one {: 1 raccolto} other {: # raccolti}}.",
    "escaped": "Il combattimento di {seat, seat} finisce senza vincitore.",
    "drew": "{seat, seat} pesca {seen, select, yes {{cards, list, card, said}} other {{n, plural, one {una carta} other {# "
    "carte}}}}.",
    "reshuffled": "{which, select, martian {Il mazzo Marziano} other {Il mazzo}} si rimescola: {n, plural, one {una carta} other {# carte}}.",
    "rolled_move": "{seat, seat} tira {die} per muovere: {points, plural, one {una casella} other {# caselle}}.",
    "floating": "{seat, seat} fluttua a mezz’aria e non può muovere.",
    "stepped": "{seat, seat} va {tile, name, tile, in}, {side, name, board.side}: {left, plural, =0 {nessun punto rimasto} one {resta un punto} other {restano # punti}}.",
    "stopped": "{seat, seat} si ferma.",
    "took": "{seat, seat} prende {token, name, token, the}.",
    "put_back": "{seat, seat} guarda un oggetto e lo rimette giù: un doppione{seen, select, yes { di {item, name, item}} "
    "other {}}.",
    "flipped": "{seat, seat} scopre il gettone Marziano: {face, name, sign}!",
    "delivered": "{seat, seat} porta sulla Nave Madre: {items, list, item}.",
    "icon": "{seat, seat} passa su un’icona Marziano.",
    "martian_card": f"{{seat, seat}} pesca una carta Marziano: {_CARD}.",
    "rolled_march": "{seat, seat} tira {die} per i Marziani: {result, plural, =0 {non si muove nessuno} one {se ne muove uno} "
    "other {se ne muovono #}}.",
    "no_march": "I Marziani restano dove sono.",
    "marched": "Un Marziano {inside, select, yes {si muove {tile, name, tile, in}: {from_side, name, board.side} → {side, name, "
    "board.side}} other {va {from_tile, name, tile, from} {tile, name, tile, to}, {side, name, board.side}}}.",
    "discarded": f"{{seat, seat}} scarta {_CARD}.",
    "ended_turn": "{seat, seat} ha finito.",
    "extra_turn": "{seat, seat} fa un altro turno.",
    "passed": "{seat, seat} passa{until, select, turn { per questo turno} round { fino al proprio turno} other {}}.",
    "declined": "{seat, seat} ha finito di {step, name, step}.",
    "played": f"{{seat, seat}} gioca {_CARD}.",
    "aimed": f"{_CARD} mira a {{who, seat}}.",
    "used": f"{{seat, seat}} usa {_CARD}.",
    "armed": f"Ora {_CARD} sta davanti a {{seat, seat}}.",
    "cancelled": f"{{seat, seat}} annulla {_CARD}.",
    "redirected": f"{_CARD} lascia stare {{seat, seat}}{{who, select, None {{}} null {{}} other {{ e si rivolge a {{who, "
    "seat}}}.",
    "no_effect": f"{_CARD} non cambia nulla.",
    "lasting": f"{_CARD} dura fino {{until, select, start {{al prossimo turno di {{of, seat}}}} end {{alla fine del prossimo "
    "turno di {of, seat}} other {alla fine di questo turno}}.",
    "expired": f"L’effetto di {_CARD} è finito.",
    "doubled": "I punti movimento di {seat, seat} {times, plural, =2 {raddoppiano} one {restano quelli} other {diventano # volte tanti}}.",
    "go_time": "{seat, seat} farà un altro turno.",
    "died": "{seat, seat} muore {tile, name, tile, in}{lost, plural, =0 {} one { e perde un Marziano raccolto} other { e perde # Marziani raccolti}}.",
    "disarmed": "{seat, seat} perde {cards, list, card, said}.",
    "dropped": "{seat, seat} lascia {item, name, item, the} {tile, name, tile, in}, {side, name, board.side}.",
    "returned": "Gli oggetti di {seat, seat} tornano nel mucchio: {items, list, item}.",
    "respawned": "{seat, seat} ricomincia dalla Casa.",
    "moved": f"{_CARD} porta {{seat, seat}} {{tile, name, tile, in}}, {{side, name, board.side}}.",
    "lured": "{seat, seat} attira un Marziano {from_tile, name, tile, from} {tile, name, tile, to}, {side, name, board.side}.",
    "removed": f"{_CARD} toglie {_MARTIANS} {{tile, name, tile, from}}.",
    "chose_tile": f"{{seat, seat}} sceglie {{tile, name, tile, the}} per {_CARD}.",
    "nuked": f"{{seat, seat}} fa saltare {{tile, name, tile, the}} con {_MARTIANS}{{kills, plural, =0 {{}} one {{: 1 raccolto}} other "
    "{: # raccolti}}.",
    "looked": "{seat, seat} guarda un gettone Marziano{seen, select, yes {: {face, name, sign}} other {}}.",
    "swapped_signs": "Due gettoni Marziano si scambiano di posto.",
    "slimed": "Tutti scartano la mano: {n, plural, one {una carta} other {# carte}}.",
    "searched": "{seat, seat} cerca un’arma nel mazzo.",
    "fetched": f"{{seat, seat}} prende dal mazzo {_CARD}.",
    "cooked": "Il Carburante di {seat, seat} finisce {tile, name, tile, in}, {side, name, board.side}.",
    "drained": "{seat, seat} dimentica {items, list, item, the}: tutto torna nel mucchio.",
    "cut": "{seat, seat} {life, plural, =0 {{bullets, plural, =0 {non perde nulla} one {perde un proiettile} other {perde # "
    "proiettili}}} other {perde {life, plural, one {una vita} other {# vite}}{bullets, plural, =0 {} one { e un proiettile} "
    "other { e # proiettili}}}}.",
    "gained": "{seat, seat} riceve un proiettile.",
    "traded": "{seat, seat} dà a {who, seat} {gave, name, item, the} e riceve {got, name, item, the}.",
    "spotted": "{seat, seat} illumina un doppione{seen, select, yes {: {item, name, item}} other {}}. Nessuno scambio.",
    "unearthed": "{seat, seat} lascia nell’edificio {gave, name, item, the} e prende {got, name, item, the}.",
    "game_over": "{ended, select, ship {{winner, seat} è sulla Nave Madre con tutti e tre gli oggetti e vince!} thirty "
    "{{winner, seat} ha raccolto 30 Marziani e vince!} delivered {La bomba è completa sulla Nave Madre: avete vinto "
    "insieme!} overrun {È arrivato l’ultimo Marziano: la città è perduta.} no_ship {La Nave Madre non si troverà più: la "
    "città è perduta.} other {Tanti turni e nessuna fine in vista: la partita si ferma qui.}}",
}

_NOT_NOW = (
    "Ora non si può. {step, select, place {Prima posa la tessera.} lay {Prima metti i segnalini nell’edificio.} walk "
    "{Muovi, prendi, gioca una carta o fermati.} pick {Prendi quel che c’è, o lascialo lì.} choice {Paga i proiettili, o "
    "perdi una vita.} march {Prima muovi i Marziani.} spawn {Prima metti il nuovo Marziano.} drop {Prima lascia cadere i "
    "tuoi oggetti.} cook {Prima metti giù il Carburante.} window {Gioca una carta o passa.} react {Rispondi alla carta o "
    "passa.} discard {Scarta una carta, o finisci il turno.} target {Di’ contro chi va la carta.} to {Prima scegli dove va "
    "la pedina.} law {Prima scegli il riparo.} tile {Scegli una tessera.} candy {Attira un Marziano, o basta così.} "
    "presidential {Togli un Marziano, o basta così.} look {Scegli il gettone da guardare.} circles {Scegli i due gettoni "
    "da scambiare.} search {Prendi un’arma, o basta così.} hysteria {Prima metti il Marziano.} angry {Gioca un’altra "
    "carta, o basta così.} searchlight {Scegli che cosa scambiare.} other {Prima fa’ la scelta in corso.}}"
)

_WHY: dict[str, str] = {
    "over": "La partita è finita: puoi rivederla mossa per mossa o cominciarne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco.",
    "not_now": _NOT_NOW,
    "no_points": "Non hai più punti movimento: fermati qui.",
    "too_few_bullets": "{n, plural, one {Serve un proiettile} other {Servono # proiettili}} e {have, plural, =0 {non ne hai} one {ne hai uno} "
    "other {ne hai #}}: non si paga a metà.",
    "not_in_hand": f"Non hai in mano {_CARD}: scegli tra le tue carte.",
    "no_allowance": "Hai già giocato una carta da quando è iniziato il tuo ultimo turno: la prossima {own, select, yes {nel tuo turno "
    "successivo} other {dal tuo prossimo turno in poi}}.",
    "no_answer": f"{_CARD} non risponde a «{{to, name, card}}».",
    "march_begun": "I Marziani si stanno muovendo: le carte si giocano prima del primo.",
    "card_reaction": f"{_CARD} aspetta {{card, select, take_her {{che un «Raggio traente» miri a te}} not_happening {{una carta Marziano che ti "
    f"colpisca}} other {{una carta che miri a te}}}}.",
    "card_armed": f"Hai già davanti {_CARD}: una sola per ogni arma.",
    "card_candy": f"{_CARD} deve muovere un Marziano: {{why, select, nobody {{in città non ce n’è}} homeland {{ora «Sicurezza nazionale» li "
    f"tiene fermi}} other {{nessuno può passare su una tessera accanto}}}}.",
    "card_nuclear": f"Per {_CARD} serve una tessera generica al bordo, senza pedine, di cui la città può fare a meno.",
    "card_own_turn": f"{_CARD} si gioca nel tuo turno.",
    "card_movement_over": f"{_CARD} arriva tardi: il tuo movimento è finito.",
    "card_in_fight": f"{_CARD} ti farebbe lasciare il combattimento: prima finiscilo.",
    "no_weapon": f"{_CARD} non è un’arma.",
    "not_in_play": f"Davanti a te non c’è {_CARD}.",
    "use_in_fight": f"{_CARD} non si accende durante un combattimento.",
    "use_jammed": f"{_CARD} è già acceso.",
    "use_no_swap": f"Per {_CARD} servono un tuo oggetto e uno con cui scambiarlo, senza doppioni.",
    "use_mp3": f"{_CARD} aspetta Assorbi memoria.",
    "use_automatic": f"{_CARD} spara da solo nel tuo prossimo combattimento.",
    "not_in_deck": f"{_CARD} non è nel mazzo.",
    "pass_only_now": "Qui puoi passare solo per questa volta.",
    "pass_own_turn": "È il tuo turno: passa adesso, o per questo turno.",
    "cell_taken": "Lì c’è già {there, name, tile, the}: scegli un posto libero.",
    "no_road": "Lì le tessere accanto hanno lati chiusi: almeno una strada deve continuare.",
    "not_beside": "Una tessera deve toccarne un’altra già posata.",
    "same_rotation": "Girata così {tile, name, tile, the} è uguale: scegli una rotazione minore.",
    "roads_must_meet": "A {side, name, board.compass} {road, select, theirs {la strada {there, name, tile, of} finirebbe contro un lato chiuso} "
    "other {la tua strada finirebbe contro un lato chiuso {there, name, tile, of}}}: gira la tessera, o scegli un altro posto.",
    "other_token": "Prima metti giù {token, name, token, the}.",
    "not_this_building": "Scegli una casella {tile, name, tile, of}, dentro l’edificio.",
    "one_token_each": "Lì c’è già {token, name, token}: un segnalino per casella.",
    "first_square": "I segnalini rimasti sono uguali e riempiono l’edificio: comincia dalla prima casella.",
    "martian_here": "Sulla tua casella c’è un Marziano: qui non si prende nulla.",
    "no_token": "Sulla tua casella {n, plural, =0 {non c’è nessun segnalino} one {c’è un solo segnalino} other {ci sono solo "
    "# segnalini}}.",
    "enough": "Ne hai già cinque: {token, name, token, the} resta lì.",
    "double": "Lì c’è {item, name, item, the}, lo sai, e ce l’hai già.",
    "not_held": "Scegli qualcosa che porti: {item, name, item, the} non l’hai.",
    "not_dropped": "Tra gli oggetti che cadono {item, name, item, the} non c’è: scegline un altro.",
    "not_nearest": "Ogni oggetto cade nell’edificio libero più vicino, uno diverso per ciascuno: ora {tiles, list, tile, the}.",
    "no_gas_station": "Scegli una casella di una Stazione di Servizio, libera se ce n’è.",
    "no_ground": "Lì non può stare nessuno.",
    "stands_there": "La pedina è già lì: scegli un’altra casella.",
    "wall": "Tra le due caselle non c’è una linea bianca: fa’ il giro.",
    "one_square": "Una casella alla volta: scegline una accanto.",
    "no_martian": "Su quella casella non ci sono Marziani.",
    "moved_already": "Questo Marziano si è già mosso: ognuno una volta sola.",
    "martian_there": "Lì c’è già un Marziano: uno per casella.",
    "shielded": "«Dado a quattro facce»: questo Marziano si avvicinerebbe a {who, seat}, e non può.",
    "no_way": "Un Marziano muove di una casella, oltre una linea bianca o da uscita a uscita.",
    "not_spawnable": "I nuovi Marziani arrivano su strade e campi.",
    "not_quiet": "C’è già un Marziano {tile, name, tile, in}: scegli una tessera che non ne ha.",
    "other_squares": "Scegli una delle caselle segnate.",
    "one_a_tile": "Ne hai già tolto uno {tile, name, tile, from}: scegli un’altra tessera.",
    "lure_from": "Scegli un Marziano {tile, name, tile, of}.",
    "lure_to": "Scegli una casella libera {tile, name, tile, of}.",
    "somebody": "Indica un giocatore.",
    "no_such_seat": "Lì non siede nessuno: {n, plural, one {c’è un solo giocatore} other {i giocatori sono #}}.",
    "not_yourself": "Indica qualcun altro.",
    "not_the_nearest": "Contano solo i ripari più vicini: {n, plural, one {ce n’è uno} other {scegline uno tra #}}.",
    "no_tile_there": "Lì non c’è nessuna tessera.",
    "nuke_named": "Si fanno saltare solo tessere generiche, e {tile, name, tile, the} non lo è.",
    "nuke_inside": "Questa tessera è circondata: scegline una generica al bordo della città.",
    "nuke_pawn": "Su questa tessera c’è una pedina: scegli una tessera generica al bordo, senza pedine.",
    "nuke_needed": "Senza questa tessera una parte della città resterebbe staccata dalla Casa: scegline un’altra.",
    "no_lure": "Da lì nessun Marziano può passare accanto: scegli un’altra tessera.",
    "no_martians_there": "Non c’è nessun Marziano {tile, name, tile, in}: scegli un’altra tessera.",
    "next_door": "Non va bene {tile, name, tile, the}: scegli una tessera accanto {from, name, tile, to} con posto per i Marziani.",
    "no_sign": "Lì non c’è un gettone Marziano da scegliere.",
    "sign_up": "Quel gettone è già scoperto: guardane uno coperto.",
    "two_signs": "Indica due gettoni Marziano diversi, prima quello più a nord.",
    "they_lack": "{who, seat} non ha {item, name, item, the}.",
    "would_double": "{who, seat} ha già {item, name, item, the} e si ritroverebbe un doppione: scegli un altro scambio.",
    "same_item": "Due volte {item, name, item, the}: non cambierebbe nulla.",
    "no_item": "Su quella casella non c’è un oggetto così.",
}

_SCORE: dict[str, str] = {
    "score.R43": "Marziani raccolti",
    "score.R71": "Oggetti consegnati",
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
    **TALE,
}
