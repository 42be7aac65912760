"""Automobiles in italiano: quello che il gioco dice a chi gioca."""

from ...components import MONEY
from .board import BOARD
from .due import DUE
from .glossary import GLOSSARY
from .names import COUNTED, NAMES
from .reasons import REASONS
from .rules import RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

_N_CUBES = "{n, plural, one {# cubo} other {# cubi}}"
_BY = "{card, name, card}"
_SPACES = "{colours, any, cube}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: vanno bene «turn», «setup», [] per la gara finita, oppure i passi di una sola carta "
    "seguiti da «act» o «shop» del posto {seat}.",
    "position.step": "{field}: «{step}» vuole il cubo, i colori e il numero che dice la sua carta, per esempio {example}.",
    "position.not_over": "{field}: la gara è finita quando qualcuno ha percorso tutti i giri (qui {laps}) o dopo "
    "{rounds} round.",
    "position.order": "{field}: nomina ogni posto una volta sola ({n, plural, one {# posto} other {# posti}}).",
    "position.grid": "{field}: la griglia scelta ammette solo questi ordini: {known}.",
    "position.own_grid": "{field}: un posto in griglia si scrive [corsia, colonna]: corsia da 0 a 3 dall’interno, colonna da 0 a {high}.",
    "position.own_grid_twice": "{field}: in griglia ogni posto sta in uno spazio suo; {track, select, monza {a Monza} other {a Daytona Beach}} due cadono nello stesso. Scrivi anche la tua griglia.",
    "position.own_lane": "{field}: una corsia è una parola di queste lettere, una per spazio: {known}.",
    "position.own_columns": "{field}: qui le sezioni sarebbero {n}; le quattro corsie ne hanno tutte lo stesso numero, da {low} a {high}.",
    "position.cards": "{field}: con le opzioni scelte le carte sono {cards, list, card}; per averne altre scegli «random» "
    "o «chosen» nell’opzione «cards».",
    "position.path": "{field}: {n, plural, =0 {da lì ogni passo è sbarrato, il percorso finisce prima} other {da lì un passo porta solo su {spaces}}}.",
    "position.started": "{field}: dopo un’azione vale true.",
    "position.not_started": "{field}: vale true solo dentro un turno.",
    "position.no_path": "{field}: cubi sul tracciato ce ne sono solo dentro un turno.",
    "position.used": "{field}: cubi utilizzati ne ha solo chi sta giocando il suo turno, qui il posto {seat}.",
    "position.cube_used": "{field}: quello che è successo nel turno vuole tra gli utilizzati almeno "
    "{n, plural, one {# cubo} other {# cubi}} di questo colore: {colour, name, cube}.",
    "position.sheltered": "{field}: vale true solo se l’Aerodinamica è tra le carte della gara.",
    "position.boosts": "{field}: pesche della Spinta in sospeso ci sono solo con questa carta in gara e l’opzione «fast_boost».",
    "position.slot": "{field}: prima della gara questa macchina sta sul suo posto in griglia, {space}.",
    "position.not_drawn": "{field}: prima della gara nessuno ha ancora pescato, la zona è vuota.",
    "position.bought": "{field}: prima della gara il sacchetto contiene 5 cubi bianchi, 2 grigio chiaro, 5 gialli e "
    "quello che si compra con {money}$.",
    "position.space": "{field}: su questo tracciato non c’è questo spazio; uno spazio si scrive come {example}.",
    "position.section_taken": "{field}: lì c’è già un’altra macchina, scegli un’altra sezione.",
    "position.too_many_cubes": "{field}: di questo colore ({colour, name, cube}) nel gioco {n, plural, one {c’è solo # cubo} other {ci sono solo # cubi}}.",
    "name": "Automobiles",
    "story.start": "Taglierai il traguardo prima di tutti? La tua macchina la fai tu, cubo dopo cubo: il motore, le marce, "
    "la squadra ai box. Tutti partono con gli stessi dodici cubi; da lì in poi ogni sacchetto è diverso.",
    "story.end": "La bandiera a scacchi si abbassa su {winners}. Dietro ogni colonna c’è un cubo comprato al momento giusto. I "
    "motori si spengono, e alla prossima gara tutti ripartono con gli stessi dodici cubi.",
    "place.space": "lo spazio {rest}",
    "place.car": "la macchina {seat}",
    "place.cube": "i cubi, posto {seat}",
    "tagline": "Sette cubi per turno: marce, poteri o denaro. Costruisci il sacchetto che vince la gara.",
    "turn.card": "Turno standard o pit stop: lo decidi prima di tutto (R15, R38).\n"
    "Azione: attivi i cubi che vuoi, uno alla volta, e fai ciò che dice la carta (R17).\n"
    "Acquisto: paghi con i cubi che ti restano in zona attiva (R16).\n"
    "Macchina: salta alla punta del percorso (R30).\n"
    "Degrado: usura secondo lo spazio più scuro del tuo percorso, niente se sei in scia (R31–R33).\n"
    "Fine: i cubi vanno negli scarti e ne peschi 7 (R35).",
    "goal": "A ogni turno peschi 7 cubi dal sacchetto: con loro corri, usi i loro poteri o ne compri di "
    "migliori. Vince chi è più lontano oltre la linea quando l’ultimo giro è stato percorso.",
    "option.track": "Tracciato",
    "option.track.help": "Daytona Beach è l’ovale veloce per la prima gara; Monza ha varianti strette che si "
    "passano solo con le marce basse. Gli spazi dei due tracciati li abbiamo ridisegnati noi.",
    "option.track.daytona": "Daytona Beach",
    "option.track.monza": "Monza",
    "option.laps": "Giri",
    "option.laps.help": "Con pochi giri si fa presto; con molti conviene prima costruire il sacchetto.",
    "option.laps.set": "Come suggeriscono le carte",
    **{f"option.laps.{laps}": str(laps) for laps in range(1, 8)},
    "option.cards": "Carte",
    "option.cards.help": "Una carta per tipo dice che cosa fanno i suoi cubi in questa gara. Prima partita: un po’ di "
    "tutto, per cominciare. Messa a punto perfetta (5 giri): scegli cubo per cubo la macchina che hai in mente. "
    "Trabiccolo: si corre forte e si arriva a pezzi. Soldi, soldi, soldi: denaro per ogni capriccio. Guerriero da "
    "strada arcobaleno: macchine tutte diverse, con molte scelte. Su di giri: mani piene di cubi. Invito per esperti "
    "(5 giri): mosse potenti, e ci si intralcia.",
    "option.cards.first_game": "Prima partita",
    "option.cards.perfect_tuning": "Messa a punto perfetta",
    "option.cards.jalopy": "Trabiccolo",
    "option.cards.money": "Soldi, soldi, soldi",
    "option.cards.rainbow": "Guerriero da strada arcobaleno",
    "option.cards.high_revs": "Su di giri",
    "option.cards.experts": "Invito per esperti",
    "option.cards.examples": "Gli esempi del regolamento",
    "option.cards.random": "A caso",
    "option.cards.chosen": "Le scegliete voi",
    "option.garage": "Carta Garage (gialla)",
    "option.garage.help": "Conta se le carte le scegliete voi.",
    "option.pit": "Carta Box (viola)",
    "option.pit.help": "Conta se le carte le scegliete voi.",
    "option.handling": "Carta Gestione (rossa)",
    "option.handling.help": "Conta se le carte le scegliete voi.",
    "option.performance": "Carta Performance (verde)",
    "option.performance.help": "Conta se le carte le scegliete voi.",
    "option.engine": "Carta Motore (blu)",
    "option.engine.help": "Conta se le carte le scegliete voi.",
    "option.garage.car_chief": "Capomacchina",
    "option.garage.engineer": "Ingegnere",
    "option.garage.manager": "Manager",
    "option.garage.mechanic": "Meccanico",
    "option.pit.crew_chief": "Caposquadra",
    "option.pit.pit_captain": "Capo dei Box",
    "option.pit.pit_crew": "Personale dei Box",
    "option.pit.pit_team": "Squadra dei Box",
    "option.handling.aerodynamics": "Aerodinamica",
    "option.handling.steering": "Sterzo",
    "option.handling.suspension": "Sospensione",
    "option.handling.tires": "Treno di Gomme",
    "option.performance.boost": "Spinta",
    "option.performance.gearbox": "Cambio",
    "option.performance.nitro": "Nitro",
    "option.performance.turbo": "Turbo",
    "option.engine.diesel_engine": "Motore Diesel",
    "option.engine.hybrid_engine": "Motore Ibrido",
    "option.engine.rotary_engine": "Motore Rotativo",
    "option.engine.supercharged": "Compressore",
    "option.grid": "Griglia di partenza",
    "option.grid.help": "Chi parte davanti e gioca prima ha meno denaro prima della gara.",
    "option.grid.random": "Primo giocatore a sorte",
    "option.grid.fixed": "Nell’ordine dei posti",
    "option.grid.reverse": "Posti in ordine inverso",
    "option.grid.chosen": "L’ordine lo scegliete voi",
    **{f"option.p{slot}": f"Parte in P{slot}, con {money}$" for slot, money in enumerate(MONEY, 1)},
    **{
        f"option.p{slot}.help": "È anche l’ordine di turno: per esempio l’ultimo della gara scorsa in P1. Chi è nominato "
        "due volte conta una volta sola, chi non è nominato parte in coda."
        for slot in range(1, 6)
    },
    **{f"option.p{slot}.{seat}": f"Giocatore {seat}" for slot in range(1, 6) for seat in range(1, 6)},
    "option.drafting": "Scia",
    "option.drafting.help": "Quanto vicino a un’altra macchina devi finire per non prendere usura.",
    "option.drafting.next_space": "Nello spazio subito dietro",
    "option.drafting.touching": "Nella sezione subito dietro",
    "option.weaving": "Serpentina",
    "option.weaving.help": "Puoi cambiare corsia da ogni sezione dello spazio lungo che hai appena percorso.",
    "option.fast_boost": "Spinta veloce",
    "option.fast_boost.help": "Gli avversari prendono il cubo di una Spinta all’inizio del loro turno.",
    "option.open_bags": "Sacchetti aperti",
    "option.open_bags.help": "Mostra che cosa c’è nel sacchetto di tutti; l’ordine resta ignoto.",
    "option.lighter": "Sterzo e Treno di Gomme",
    "option.lighter.help": "Il regolamento lo dice in due modi, nella spiegazione delle carte e nel promemoria (Q7).",
    "option.lighter.any": "Qualunque colore più chiaro",
    "option.lighter.next": "Solo il colore subito più chiaro; con il Treno di Gomme anche lo stesso",
    "option.partly": "Effetti a metà",
    "option.partly.help": "Un cubo si attiva anche se il suo effetto si può fare solo in parte: si fa dall’alto, fin dove "
    "si può (Q4).",
    "option.wear_for_sale": "Usura in vendita",
    "option.wear_for_sale.help": "La carta Usura ha un costo stampato, 2$: così la puoi anche comprare (Q1).",
    "option.own": "Componenti propri",
    "option.own.help": "Un file JSON con gli spazi dei tracciati come sono nella tua scatola; senza, si gioca con la nostra ricostruzione.",
    "option.blue": "Cubi blu",
    "option.blue.help": "Il regolamento ne conta 15, altre fonti 16 (Q37).",
    "option.blue.16": "16",
    "option.blue.15": "15",
    "why_reconstructed.R1": "Spazi, sezioni e linee in grassetto sono del regolamento. Corsie, colonne e la forma di ogni "
    "spazio sono nostre: nessuna fonte descrive i due tracciati spazio per spazio, li abbiamo ridisegnati.",
    "why_reconstructed.R3": "Che alla pari stia davanti la corsia interna è nel regolamento; misurare la corsa in colonne è "
    "nostro, come i tracciati.",
    "why_reconstructed.R33": "La scia è nel regolamento; che basti lo spazio dopo, anche con sezioni vuote in mezzo, è la "
    "nostra lettura (Q2). L’opzione «Scia» ha anche l’altra.",
    "why_reconstructed.R41": "Vince chi è più lontano oltre la linea, e alla pari la corsia interna: è nel regolamento. "
    "Misurarlo in colonne è nostro, come i tracciati.",
    "why_reconstructed.V4": "La variante è ufficiale; da quali sezioni si può cambiare corsia lo abbiamo scelto noi.",
    "section.track": "Tracciato e cubi",
    "section.setup": "Preparazione",
    "section.turn": "Il round e il turno",
    "section.action": "Azione",
    "section.movement": "Il movimento",
    "section.phases": "Acquisto, Macchina, Degrado, Fine del turno",
    "section.pit": "Pit stop e pesca",
    "section.end": "Fine della gara",
    "section.variants": "Varianti",
    "section.rulings_cubes": "Domande su cubi e carte",
    "section.rulings_race": "Domande sulla corsa",
    "section.rulings_turn": "Domande sul turno",
    "provenance.seed": "Dal regolamento",
    "provenance.public": "Da una fonte pubblica",
    "provenance.reconstructed": "Ricostruita: nessuno lo dice, è una nostra proposta",
}

_WEAR = "{n, plural, =0 {nessun cubo usura} one {# cubo usura} other {# cubi usura}}"
_YOU = "{alone, select, yes {} other {{seat, seat}, }}"  # before the name of a card; one person at the screen needs no name

_PROMPTS: dict[str, str] = {
    "setup": "{alone, select, yes {Prima} other {{seat, seat}, prima}} della gara: {money}$ per i cubi. Compra, o chiudi gli acquisti.",
    "act": "{alone, select, yes {Attiva} other {Turno di {seat, seat}: attiva}} cubi, passa agli acquisti o chiudi il turno.",
    "shop": "{alone, select, yes {Hai} other {{seat, seat}, hai}} {money}$: compra cubi, o chiudi il turno.",
    "step": f"{_YOU}{_BY}: scegli lo spazio ({_SPACES}).",
    "go": f"{_YOU}{_BY}: {{n, plural, one {{ancora un passo}} other {{ancora fino a # passi}}}} "
    f"({_SPACES}). Scegli il prossimo spazio, o fermati qui.",
    "remove": f"{_YOU}{_BY}: rimuovi fino a {_N_CUBES} dai tuoi scarti?",
    "must_remove": f"{_YOU}{_BY}: rimuovi {_N_CUBES} dai tuoi scarti.",
    "scrap": f"{_YOU}{_BY}: rimuovi un cubo della zona attiva?",
    "bag": f"{_YOU}{_BY}: rimetti nel sacchetto un cubo della zona attiva o degli scarti?",
    "lay": f"{_YOU}{_BY}: metti negli scarti fino a {_N_CUBES} della zona attiva?",
    "put": f"{_YOU}{_BY}: quale marcia va negli scarti?",
    "upgrade": f"{_YOU}{_BY}: quale marcia dai per una più scura?",
    "rest": f"{_YOU}{_BY}: quale cubo della zona attiva usi a vuoto?",
    "crew": f"{_YOU}{_BY}: rimuovi tutta l’usura degli scarti, oppure due cubi qualsiasi.",
    "trade": f"{_YOU}{_BY}: dai via fino a {_N_CUBES} degli scarti? Finora valgono {{money}}$.",
    "gain": f"{_YOU}{_BY}: {{money}}$ per un cubo a tua scelta.",
    "keep": f"{_YOU}{_BY}: quale dei due cubi resta attivo?",
    "draw": f"{_YOU}{_BY}: peschi un cubo in cambio di un cubo usura? Ancora fino a {{n}}.",
    "boost": "{alone, select, yes {Qualcuno} other {{seat, seat}, qualcuno}} ha usato una Spinta: peschi anche tu un cubo?",
    "fetch": f"{_YOU}{_BY}: riprendi fino a {_N_CUBES} dagli scarti?",
}

_SHORT = "{short, plural, =0 {} other { (nella riserva non ce n’è più)}}"

_LOG: dict[str, str] = {
    "started": "{track, name, track}, {laps, plural, one {# giro} other {# giri}}, con {cards, list, card}.",
    "lined_up": "{seat, seat} parte da P{slot} e ha {money}$.",
    "bought": "{seat, seat} compra {colour, name, cube, a} per {cost}$: "
    "{money, plural, =0 {non resta denaro} one {resta #$} other {restano #$}}.",
    "lost": "{seat, seat} rinuncia a {n}$.",
    "ready": "{seat, seat} è ai posti di partenza.",
    "round": "Round {n}.",
    "turn": "Tocca a {seat, seat}, in posizione {position}.",
    "pitted": "{seat, seat} fa un pit stop{keep, select, true { e tiene l’usura} other "
    "{{n, plural, =0 {} one { e rimuove # cubo usura} other { e rimuove # cubi usura}}}}.",
    "used": "{seat, seat} attiva {colour, name, cube, a}: {card, name, card}.",
    "stepped": "{seat, seat} va su {space} ({colours, list, cube})"
    "{crosses, select, true {, oltre la linea} other {}}.",
    "worn": f"{{card, name, card}}: {{seat, seat}} {{n, plural, =0 {{non ottiene usura}} one {{ottiene # cubo usura}} other {{ottiene # cubi usura}}}}{_SHORT}.",
    "allowed": "{card, name, card}: {n, plural, =0 {nessun passo} one {fino a # passo} "
    "other {fino a # passi}} per {seat, seat}.",
    "compared": "Motore Ibrido: {own, plural, one {# cubo blu} other {# cubi blu}} contro {rival}. "
    "{works, select, true {Funziona: fino a 2 passi} other {Troppo pochi: nessun passo}}.",
    "sheltered": "Aerodinamica: in questo turno gli spazi non danno usura a {seat, seat}.",
    "removed": f"{{seat, seat}} rimuove {COUNTED} ({{pile, name, pile}}).",
    "swept": "{seat, seat} {n, plural, =0 {non ha usura da rimuovere tra gli scarti} one {rimuove l’usura degli scarti: # cubo} other {rimuove tutta l’usura degli scarti: # cubi}}.",
    "laid": f"{{seat, seat}} mette negli scarti {COUNTED}.",
    "rested": "{seat, seat} usa a vuoto {colour, name, cube, a}.",
    "bagged": "{seat, seat} rimette nel sacchetto {colour, name, cube, a} ({pile, name, pile}).",
    "fetched": f"{{seat, seat}} riprende dagli scarti {COUNTED}.",
    "gained": "{seat, seat} ottiene {colour, name, cube, a}.",
    "kept": "{seat, seat} tiene {colour, name, cube, a} e scarta {other, name, cube, a}.",
    "drew": "{seat, seat} {n, plural, =0 {non pesca niente: non è rimasto nulla} other {pesca {cubes, list, cube}}}.",
    "refilled": "Il sacchetto di {seat, seat} era vuoto: ci tornano gli scarti ({n, plural, one {# cubo} "
    "other {# cubi}}).",
    "declined": "{seat, seat} rinuncia a {step, name, step}.",
    "idle": "Non c’è scelta per {seat, seat}, si salta: {step, name, step}.",
    "shopping": "{seat, seat} passa agli acquisti con {money}$.",
    "drove": "{seat, seat} percorre {columns, plural, one {# colonna} other {# colonne}}, fino a {space}"
    "{long, select, true {: che turno!} other {.}}",
    "stood": "{seat, seat} resta dov’è.",
    "lap": "{seat, seat} taglia la linea: {left, plural, =0 {traguardo} =1 {comincia l’ultimo giro} "
    "other {mancano # giri}}.",
    "finished": "{seat, seat} taglia il traguardo davanti a tutti: questo round è l’ultimo.",
    "decline": f"Degrado di {{seat, seat}}: {_WEAR}, lo spazio più scuro era {{darkest, name, cube}}{_SHORT}.",
    "drafted": "{seat, seat} è in scia a {rival, seat}: niente usura invece di {n, plural, one {# cubo} other {# cubi}}.",
    "spared": f"L’Aerodinamica risparmia a {{seat, seat}} {_WEAR}.",
    "rolled": "{seat, seat} scivola avanti in {space}.",
    "stopped": "Nessuno ha tagliato il traguardo: dopo {rounds, plural, one {# round} other {# round}} la gara viene fermata.",
    "over": "La gara è finita.",
    "placed": "{place}. {seat, seat}: {laps, plural, one {# giro} other {# giri}} e "
    "{columns, plural, one {# colonna} other {# colonne}}.",
}

_FIRST = (
    "{step, select, setup {La gara non è ancora partita: compra cubi, o chiudi gli acquisti.} act {Attiva un "
    "cubo, passa agli acquisti o chiudi il turno.} shop {Le azioni sono chiuse: compra, o chiudi il turno.} step {Scegli lo spazio su cui andare.} "
    "go {Scegli il prossimo spazio, o fermati qui.} must_remove {Prima rimuovi i cubi dovuti.} upgrade {Prima scegli "
    "la marcia da dare.} put {Prima scegli la marcia da scartare.} rest {Prima scegli il cubo da usare a vuoto.} "
    "crew {Prima scegli: tutta l’usura, o due cubi.} gain {Prima scegli il cubo che ottieni.} keep {Prima scegli "
    "il cubo che resta attivo.} other {Prima decidi se {step, name, step}, oppure salta.}}"
)
_NOT_NOW = f"Non ora. {_FIRST}"

_WHY: dict[str, str] = {
    "over": "La gara è finita: puoi rivederla mossa per mossa o correrne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco.",
    "not_now": _NOT_NOW,
    "must": f"{{card, name, card}}: questa parte è obbligatoria, non si salta. {_FIRST}",
    "not_in_pile": "{pile, select, act {Nella zona attiva} other {Negli scarti}} non c’è nessun cubo di questo colore: "
    "{colour, name, cube}.",
    "no_step": "{card, name, card}: serve uno spazio di questo colore, {colours, any, cube}. Davanti a te hai solo "
    "{spaces}.",
    "step_blocked": "{card, name, card}: lo spazio giusto è {space}, ma lo chiude la macchina di {rival, seat}.",
    "needs_gear_disc": "{card, name, card}: serve una marcia nei tuoi scarti.",
    "needs_gear_act": "{card, name, card}: serve una marcia nella tua zona attiva.",
    "needs_darker_gear": "{card, name, card}: serve un cubo grigio chiaro, grigio scuro o nero nella zona attiva.",
    "needs_cube_act": "{card, name, card}: serve un altro cubo nella zona attiva.",
    "needs_two": "{card, name, card}: servono due cubi da pescare, e sacchetto e scarti insieme ne hanno meno.",
    "no_upgrade": "{colour, name, cube, first} diventerebbe un cubo {darker, name, cube}, e nella riserva non ce ne sono "
    "più. Scegli un’altra marcia.",
    "no_upgrades": "{card, name, card}: nella riserva è esaurito il colore subito più scuro di ogni marcia dei tuoi "
    "scarti.",
    "no_pit_now": "Il pit stop prende tutto il turno: decidilo prima di attivare qualcosa.",
    "no_wear": "Nella zona attiva non c’è usura da tenere: fai un pit stop semplice.",
    "no_money": "Con {money}$ ora non compri niente: attiva altri cubi, o chiudi il turno.",
    "shop_first": "Prima chiudi le azioni: poi i cubi rimasti nella zona attiva sono il tuo denaro.",
    "not_for_sale": "{colour, name, cube, first} non si può comprare: scegli un altro colore.",
    "sold_out": "Nella riserva non ci sono più cubi di questo colore: {colour, name, cube}.",
    "too_dear": "{colour, name, cube, first} costa {cost}$, tu hai {money}$: scegline uno meno caro.",
    "cube_first": "Prima attiva un cubo: è il cubo a dire su quali spazi puoi andare.",
    "no_such_space": "{space} non c’è su questo tracciato: qui un passo porta su {spaces}.",
    "other_track": "{space} è sull’altro tracciato: qui un passo porta su {spaces}.",
    "not_ahead": "{space} non è a un passo da te: dritti o nella corsia accanto, un passo porta su {spaces}.",
    "car_ahead": "Davanti a te, nel tuo stesso spazio, c’è la macchina di {rival, seat}: dritto non si passa, un passo porta "
    "su {spaces}.",
    "wrong_colour": "{space} è {has, list, cube}: questo passo vuole {colours, any, cube}.",
    "blocked": "Dove entreresti in {space} c’è la macchina di {rival, seat}: passale accanto.",
    "not_a_gear": "{colour, name, cube, first} non è una marcia: scegli bianco, grigio chiaro, grigio scuro o nero.",
    "too_many": f"Ora al massimo {COUNTED}.",
    "not_drawn": "Non hai pescato {colour, name, cube, a}: scegli uno dei due.",
}

_SCORE: dict[str, str] = {
    "score.R30": "Giri interi, in colonne",
    "score.R41": "Colonne oltre la linea",
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
