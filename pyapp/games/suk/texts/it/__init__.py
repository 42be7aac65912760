"""Marrak Hesh 17 in italiano: quello che il gioco dice a chi gioca."""

from .names import NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_GAIN = (
    "{gain, plural, =0 {il punteggio non cambia} =-1 {perde 1 punto} "
    + " ".join(f"=-{points} {{perde {points} punti}}" for points in range(2, 31))
    + " one {guadagna # punto} other {guadagna # punti}}"
)

_ABOUT: dict[str, str] = {
    "name": "Marrak Hesh 17",
    "place.dock": "l’attracco {rest}",
    "place.cell": "la casella {last}, posto {seat}",
    "place.hand": "i trasporti, posto {seat}",
    "tagline": "Ventiquattro attracchi, tre colori di trasporti: riempi la stiva meglio di tutti.",
    "turn.card": "Scegli un attracco che ha ancora la sua merce (R11).\n"
    "Posa un trasporto di un colore che i due vicini lungo l’anello non hanno (R12).\n"
    "Prendi la merce e caricala di lato a una che hai già (R13, R14).\n"
    "Se non puoi, salti il turno; se nessuno può più, si contano i punti (R16, R20).\n"
    "Punti: il gruppo di colore più grande, il gruppo di tipo più grande, 1 per ogni merce rara (R31–R33).",
    "goal": "Posa un trasporto, prendi la merce di quell’attracco e caricala nella stiva. Alla "
    "fine contano il gruppo di colore più grande, il gruppo di tipo più grande e le merci rare: "
    "chi ha più punti vince.",
    "story.start": "Marrak Hesh 17 è il suk orbitale più ricco della galassia. Le grandi corporazioni ci mandano i "
    "loro comandanti a fare provvista di merci rare, e lì nessuno regala niente. Tra ventiquattro attracchi e "
    "navette di tre colori, la tua nave deve ripartire con la stiva migliore.",
    "story.end": "Gli attracchi tacciono, i motori si scaldano, le stive si aprono. Le corporazioni contano le merci, e "
    "ricordano solo chi le ha sistemate meglio: {winners}. Alle vostre spalle il suk riaccende le insegne per la "
    "flotta che verrà.",
    "option.advanced": "Gioco avanzato",
    "option.advanced.help": "Due carte Spazio Profondo, pescate all’inizio o scelte da voi, cambiano le regole o i "
    "punti per tutti.",
    "option.cards": "Carte Spazio Profondo scelte da voi",
    "option.cards.help": "Sceglietene fino a due: quelle che mancano si pescano. In una serie valgono in ogni partita.",
    "option.hull": "Forma della stiva",
    "option.hull.help": "Cambia solo la forma: le caselle restano 12 in due e 8 in tre. Quale "
    "fosse quella stampata non si sa: tutte e due le abbiamo ricostruite.",
    "option.hull.rectangle": "Rettangolo",
    "option.hull.octagon": "Ottagono",
    "option.tie_break": "Spareggio",
    "option.tie_break.help": "A parità di punti si può vincere insieme, oppure premiare chi ha "
    "giocato più tardi: cominciare è un piccolo vantaggio.",
    "option.tie_break.shared": "Vittoria condivisa",
    "option.tie_break.late_seat": "Vince chi gioca dopo",
    "option.match": "Serie di partite",
    "option.match.help": "Una partita per giocatore: ognuno comincia una volta e i punti si "
    "sommano. A parità di somma la vittoria è condivisa.",
    "option.own_order": "L’ordine delle carte lo scegli tu",
    "option.own_order.help": "Quando si contano i punti ogni comandante dice quale carta applica per prima, come vuole il "
    "regolamento. Senza questa opzione il programma trova l’ordine che rende di più.",
    "option.own": "Componenti propri",
    "option.own.help": "Un file JSON con la forma delle stive, i trasporti delle corporazioni e le facce delle merci come sono nella tua scatola; senza, si gioca con la nostra ricostruzione.",
    "board.own.deep.pulsar": "Se il tuo gruppo di colore più grande è uno solo, {points, plural, =0 {non prendi nulla} one {prendi # punto} other {prendi # punti}} per ogni sua merce. A pari merito, nulla.",
    "board.own.deep.quasar": "Se il tuo gruppo di tipo più grande è uno solo, {points, plural, =0 {non prendi nulla} one {prendi # punto} other {prendi # punti}} per ogni sua merce. A pari merito, nulla.",
    "board.own.deep.supernova": "Per ogni merce rara che tocca di lato un’altra merce rara {points, plural, =0 {non prendi nulla} one {prendi # punto} other {prendi # punti}}.",
    "board.own.deep.full_load": "Se la tua stiva è piena, {points, plural, =0 {non prendi nulla} one {prendi # punto} other {prendi # punti}}. Altrimenti ogni casella vuota {empty, plural, =0 {non costa nulla} one {costa # punto} other {costa # punti}}.",
    "board.own.deep": "Così l’ha inserita chi possiede la scatola.",
    "board.own.tile": "Tipo: {type, name, type} (R32). Colore: {colour, name, colour} (R31).{rare, plural, =0 {} other { Merce rara: 1 punto in più (R33).}} Faccia inserita da chi possiede la scatola.",
    "board.own.corp": "Corporazione. In questa partita ha i trasporti inseriti da chi possiede la scatola (R3b).",
    "section.setup": "Preparazione",
    "section.turn": "Il tuo turno",
    "section.follows": "Che cosa ne segue",
    "section.end": "Fine della partita",
    "section.scoring": "I punti",
    "section.deep": "Gioco avanzato: lo Spazio Profondo",
    "section.rulings": "Domande e risposte",
    "section.rulings_deep": "Domande sullo Spazio Profondo",
    "section.rulings_match": "Domande sulla serie di partite",
    "provenance.seed": "Dal regolamento",
    "provenance.public": "Da una fonte pubblica",
    "provenance.reconstructed": "Ricostruita: nessuno lo dice, è una nostra proposta",
    "why_reconstructed.R3b": "Il regolamento rimanda allo schema stampato sulla stiva, che nessuno ci ha mostrato: le "
    "quantità sono nostre. Che siano 8 a testa lo dice il regolamento.",
    "why_reconstructed.R40": "Che le carte portino criteri o condizioni è nel regolamento; che cosa cambino le "
    "condizioni lo abbiamo stabilito noi.",
    "why_reconstructed.Q1": "Una frase del regolamento, letta da sola, direbbe altro: decidono le righe sui pari merito "
    "e sulle merci che si toccano.",
    "why_reconstructed.R5": "Il sorteggio è nel regolamento; il senso dei turni lo abbiamo scelto noi.",
    "why_reconstructed.R35": "Il regolamento non dice che cosa succede a parità di punti.",
    "why_reconstructed.R42": "Il regolamento lascia a te l’ordine delle carte, ma non dice come si "
    "fanno i conti.",
    "why_reconstructed.R43": "Il regolamento fa scegliere a te; la scelta migliore si può "
    "calcolare, e qui la calcola il programma.",
    "why_reconstructed.Q33": "La serie di partite è un’aggiunta nostra: nel regolamento non c’è.",
}

_PLAY: dict[str, str] = {
    "prompt.place": "{alone, select, yes {Un} other {Turno di {seat, seat}: un}} trasporto a un attracco, la sua merce nella stiva.",
    "prompt.order": "Si contano i punti. {alone, select, yes {Quale} other {{seat, seat}: quale}} carta applichi per prima?",
    "log.ordered": "{seat, seat} applica per prima {card, name, card, the}.",
    "log.started": "Si parte: comincia {start, seat}. Corporazioni: {corporations, list, corp}.",
    "log.drawn": "Spazio Profondo: per tutti valgono {deep, list, card}.",
    "log.placed": "{seat, seat} posa {colour, name, transport, a} all’attracco {dock} e carica "
    "{tile, name, tile, the} in {cell}: " + _GAIN + ".",
    "log.skipped": "{seat, seat} salta il turno: per ora nessuno dei suoi trasporti può essere posato.",
    "log.over": "Nessuno può più posare un trasporto: {game_number, plural, =1 {la partita è "
    "finita} other {la partita # è finita}}.",
    "log.scored": "{seat, seat} chiude con {total, plural, one {# punto} other {# punti}}: colori "
    "{colour}, tipi {type}, merci rare {rare}{deep, plural, =0 {} other {, Spazio Profondo #}}.",
    "log.deep_step": "{card, name, card} per {seat, seat}: {act, select, swap {scambia le merci in "
    "{cells, list, cell}} remove {toglie la merce in {cells, list, cell}} recolour {la merce in "
    "{cells, list, cell} cambia colore: {colour, name, colour}} unused {carta non usata} play {è "
    "valsa per tutta la partita} other {{points, plural, =0 {nessun punto} one {# punto} other {# "
    "punti}}}}.",
    "log.interval": "La partita {game_number} di {games} è contata.",
    "log.next_game": "Partita {game_number}: si prepara tutto da capo.",
    "why.counting": "I trasporti sono posati e si contano i punti: scegli quale carta applicare per prima tra {deep, "
    "list, card}.",
    "why.not_counting": "L’ordine delle carte si sceglie alla fine, quando nessuno può più posare un trasporto.",
    "why.not_in_force": "Questa carta non è in gioco: scegli tra {deep, list, card}.",
    "why.no_order": "In questa partita l’ordine delle carte non si sceglie: se conta, lo trova il programma.",
    "why.dock_served": "All’attracco {dock} c’è già un trasporto, {colour, name, transport, the}: scegli un attracco che "
    "abbia ancora la sua merce.",
    "why.no_passing": "Non puoi passare per scelta: finché un tuo trasporto può essere posato, devi posarlo. Quando non "
    "hai mosse, il turno lo salta il programma.",
    "why.no_such_transport": "Non hai {colour, name, transport, more}: scegli tra i trasporti che "
    "hai ancora in mano.",
    "why.same_colour": "Andando verso i numeri più {way, select, up {alti} other {bassi}}, il primo trasporto che "
    "incontri è {colour, name, transport, the} dell’attracco {at}, dello stesso colore. L’attracco {dock} accetta "
    "solo trasporti {accepts, list, colour, many}.",
    "why.only_transport": "Sull’anello c’è un solo trasporto, {colour, name, transport, the} dell’attracco {at}: da "
    "ogni attracco lo incontri da tutti e due i lati. Per ora vanno bene solo trasporti {accepts, list, colour, many}.",
    "why.ion_storm": "{card, name, card}: in senso orario il primo trasporto che incontri è {colour, name, transport, the} "
    "dell’attracco {at}, dello stesso colore. L’attracco {dock} accetta solo trasporti {accepts, list, colour, many}.",
    "why.customs": "{card, name, card}: anche l’ultima merce presa, {last, name, tile, the}, è di colore {colour, name, "
    "colour}. Lascia {tile, name, tile, the} dov’è e prendi una merce di un altro colore.",
    "why.cell_taken": "Nella casella {cell} c’è già {tile, name, tile, the}: scegli una casella libera.",
    "why.not_adjacent": "La casella {cell} non tocca nessuna delle tue merci. Puoi caricare in {cells, list, cell}.",
    "why.no_cell": "La tua stiva non ha una casella {cell}: scegli una delle sue caselle libere.",
    "why.over": "La partita è finita: puoi rivederla mossa per mossa o cominciarne un’altra.",
    "why.not_a_move": "«{text}» non è una mossa. Scrivi attracco, colore e casella, per esempio: "
    "place 7 black b3.",
    "score.R31": "Gruppi di colore",
    "score.R32": "Gruppi di tipo",
    "score.R33": "Merci rare",
    "score.R34": "Totale",
    "score.R42": "Spazio Profondo",
}

_WORDS: dict[str, str] = {
    "part.station": "Marrak Hesh 17",
    "part.ring": "anello",
    "part.dock": "attracco",
    "part.gap": "tratto",
    "part.transport": "trasporto",
    "part.tile": "merce",
    "part.rare": "merce rara",
    "part.hold": "stiva",
    "part.cell": "casella",
    "part.group": "gruppo",
    "part.corporation": "corporazione",
    "part.deep": "carta Spazio Profondo",
    "part.track": "segnapunti",
    "glossary.station": "La stazione orbitale al centro del tavolo: attorno ha l’anello degli attracchi.",
    "glossary.ring": "I 24 attracchi in cerchio, numerati in senso orario da 0 a 23; dopo il 23 "
    "viene lo 0 (R12).",
    "glossary.dock": "Uno dei 24 posti dell’anello: ospita una merce oppure un trasporto (R11).",
    "glossary.gap": "Gli attracchi con merce tra un trasporto e il successivo. Nel gioco base ogni "
    "tratto tra due trasporti accetta un colore solo, il terzo (D2), e il tuo trasporto lo divide (D3).",
    "glossary.transport": "La navetta che posi a un attracco per prenderne la merce. Ce ne sono di "
    "tre colori (R10).",
    "glossary.tile": "Quello che raccogli: ogni merce ha un tipo e un colore, e non ce ne sono due uguali.",
    "glossary.rare": "Una merce con l’angolo luminoso: vale 1 punto in più (R33).",
    "glossary.hold": "La griglia in cui carichi le tue merci. Una merce caricata non si sposta più (R15).",
    "glossary.cell": "Un posto della stiva: colonna a–d e riga 1–4, per esempio b3.",
    "glossary.group": "Almeno 2 merci dello stesso colore, o dello stesso tipo, che si toccano di "
    "lato (R30).",
    "glossary.corporation": "La compagnia per cui voli. In tre decide quanti trasporti "
    "hai di ogni colore (R3b).",
    "glossary.deep": "Una carta del gioco avanzato: due per partita, valide per tutti (R6, R40).",
    "glossary.track": "La fila di numeri su cui si segnano i punti; le regole la usano solo alla fine (Q22).",
}

_BOARD: dict[str, str] = {
    "board.ring": "Anello degli attracchi",
    "board.dock": "attracco {dock}",
    "board.dock.goods": "Attracco {dock}: {tile, name, tile}, accetta trasporti {colours, list, colour, many}",
    "board.dock.taken": "Attracco {dock}: occupato, {colour, name, transport}",
    "board.rare": "rara",
    "board.cell": "casella {cell}",
    "board.cell.free": "Casella {cell}, libera",
    "board.cell.tile": "Casella {cell}: {tile, name, tile}",
    "board.cell.after": "Casella {cell}: arrivi a {total, plural, one {# punto} other {# punti}} ({change})",
    "board.hold": "Stiva di {name}",
    "board.hand": "{colour, name, transport}: {n} in mano",
    "board.hands": "Trasporti in mano",
    "board.colour": "Colore",
    "board.type": "Tipo",
    "board.rares": "Rare",
    "board.deep": "Spazio Profondo",
    "board.open": "Attracchi aperti",
    "board.open.count": "{n, plural, =0 {nessun attracco aperto} one {# attracco aperto} other {# "
    "attracchi aperti}}",
    "board.open.after": "Attracchi aperti: {now}, dopo la mossa {after}",
    "board.left_out": "Fuori gioco",
    "board.customs": "{card, name, card}: per ora niente {colour, name, colour}",
    "board.matrix": "Tutte le merci",
    "board.matrix.dock": "{tile, name, tile}: all’attracco {dock}",
    "board.matrix.hold": "{tile, name, tile}: nella stiva di {name}",
    "board.matrix.out": "{tile, name, tile}: fuori gioco",
    "board.first": "prima {card, name, card, the}",
    "board.counting": "Si contano i punti",
    "board.choose.order": "Quale carta applichi per prima?",
    "board.choose.dock": "Scegli un attracco illuminato",
    "board.choose.colour": "Scegli il trasporto",
    "board.choose.cell": "Scegli la casella",
    "board.choose.confirm": "Conferma la mossa",
    "board.after": "Dopo la mossa",
    "board.lowers": "Attenzione: perdi {n, plural, one {# punto} other {# punti}}",
    "board.demand": "Attracchi {from}–{to}: accetteranno trasporti {colours, list, colour, many}",
    "board.demand.one": "Attracco {from}: accetterà trasporti {colours, list, colour, many}",
    "board.demand.none": "Qui accanto non restano attracchi con merce",
    "board.free": "Merci agli attracchi",
    "board.over": "Partita finita",
    "board.game_of": "Partita {n} di {games}",
    "board.series": "Serie: {n}",
    "board.groups.colour": "Gruppi di colore che danno punti",
    "board.groups.type": "Gruppi di tipo che danno punti",
    "board.track": "Segnapunti",
    "board.track.at": "{name}: {n, plural, one {# punto} other {# punti}}",
    "board.deep.points": "{card, name, card}: {change}",
    "board.deep.play": "vale durante la partita",
    "board.deep.unused": "non usata",
    "board.deep.swap": "scambia {a} e {b}",
    "board.deep.remove": "toglie la merce in {cell}",
    "board.deep.recolour": "la merce in {cell} cambia colore: {colour, name, colour}",
    "board.deep.reverse": "nell’ordine inverso: {total, plural, one {# punto} other {# punti}}",
    "board.earlier": "Partita {n}: com’è finita",
    "board.earlier.points": "{name} {total, plural, one {# punto} other {# punti}}: colori {colour}, tipi {type}, merci "
    "rare {rare}{deep, plural, =0 {} other {, Spazio Profondo #}}",
    "board.earlier.unknown": "Il tavolo di questa partita non si conosce: i punti sono quelli dichiarati.",
    "board.composed.ring": "Posizione composta: giocando, un anello così non può nascere (R12).",
    "board.composed.hold": "Posizione composta: giocando, la stiva di {name} non può nascere (R14).",
    "board.deep.order": "Carte applicate in quest’ordine",
    "board.move": "{tile, name, tile} dall’attracco {dock}, {colour, name, transport}, casella {cell}",
    "board.cells.left": "{n, plural, one {# casella vuota} other {# caselle vuote}}",
    "board.step": "passo {n}",
}

_ABOUT_THINGS: dict[str, str] = {
    "board.about.docked": "Attraccati all’anello: {n} ({docks}).",
    "board.about.open": "Gli attracchi con merce che questo comandante può servire con un trasporto che ha in mano.",
    "board.about.series": "I punti di tutte le partite fin qui, sommati.",
    "board.about.free": "{n, plural, =0 {Sull’anello non restano merci} one {Sull’anello resta # merce} other {Sull’anello restano # merci}}.",
}

_POSITION: dict[str, str] = {
    "position.own_row": "{field}: una riga della stiva è una parola di «o» e «-», da uno a quattro segni, con tutte le righe larghe uguali.",
    "position.own_cells": "{field}: questa stiva ha {n, plural, one {# casella} other {# caselle}}, quindi ci vanno altrettante «o».",
    "position.own_pieces": "{field}: le caselle di una stiva stanno in un pezzo solo, una accanto all’altra.",
    "position.own_tiles": "{field}: così {n, plural, one {ci sarebbe # merce} other {ci sarebbero # merci}}; devono essere {most}.",
    "position.own_colours": "{field}: ogni colore ci sta una volta sola.",
    "position.own_scheme": "{field}: una corporazione ha in tutto {n, plural, one {# trasporto} other {# trasporti}}: tanti devono essere.",
    "position.own_schemes": "{field}: le tre corporazioni insieme, con le nostre al posto di quelle che non scrivi, hanno {n, plural, one {# trasporto} other {# trasporti}} di ogni colore.",
    "position.ring": "{field}: servono {docks} caratteri, uno per attracco: un punto per la merce, "
    "W, G o K per un trasporto bianco, grigio o nero.",
    "position.transports": "{field}: i trasporti non tornano. Sull’anello e nelle mani ce ne sono "
    "24 in tutto, 8 per colore, e ognuno posato vale una merce in una stiva.",
    "position.served": "{field}: all’attracco {dock} c’è già un trasporto, quindi niente merce: lasciala fuori.",
    "position.twice": "{field}: {tile, name, tile, the} compare due volte, ma ce n’è una copia sola.",
    "position.not_in_a_hold": "{field}: {tile, name, tile, the} non è in nessuna stiva, quindi non "
    "è stata l’ultima presa: ci va una merce che sta in una stiva.",
    "position.points": "{field}: servono quattro numeri interi: colori, tipi, merci rare, Spazio Profondo.",
    "position.over": "{field}: i punti sono già contati, quindi non tocca più a nessuno: lascia fuori questo campo.",
    "position.no_order": "{field}: quale carta viene prima si dice solo alla fine della partita, e solo dove l’ordine "
    "conta ed è stata scelta l’opzione «own_order».",
    "position.not_all_said": "{field}: qui i punti sono contati, quindi ogni comandante ha già detto quale carta viene prima: ci vanno gli id delle carte.",
    "position.turn": "{field}: qualcuno può ancora posare un trasporto, quindi qui va il posto di chi gioca, un numero "
    "da 0 a {last}.",
    "position.still_open": "{field}: qualcuno può ancora posare un trasporto, quindi questa partita non è finita e i "
    "punti non si contano: lascialo fuori.",
    "position.other_points": "{field}: i punti di {seat, seat} devono essere quelli della sua stiva, che in tutto vale "
    "{total, plural, one {# punto} other {# punti}}.",
    "position.no_such_points": "{field}: {seat, seat} non può avere questi punti con una stiva da {cells, plural, one {# casella} other {# caselle}}. "
    "Colori e tipi danno 0 punti o almeno 2, e lo Spazio Profondo conta solo nel gioco avanzato.",
    "position.basic_game": "{field}: le carte Spazio Profondo valgono solo nel gioco avanzato: attiva l’opzione "
    "«advanced», oppure togli le carte.",
    "position.other_cards": "{field}: qui vale ciò che avete scelto per questa partita: {cards, list, card}.",
    "position.other_start": "{field}: in una serie comincia ogni volta il posto seguente, quindi qui va il numero {start}.",
}

MESSAGES: dict[str, str] = {
    **_ABOUT,
    **_PLAY,
    **_POSITION,
    **_WORDS,
    **_BOARD,
    **_ABOUT_THINGS,
    **NAMES,
    **REASONS,
    **TALE,
}
