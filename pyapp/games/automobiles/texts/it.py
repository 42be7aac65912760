"""Automobiles in italiano: quello che il gioco dice a chi gioca."""

from .it_board import BOARD
from .it_glossary import GLOSSARY
from .it_names import NAMES
from .it_reasons import REASONS
from .it_rules import RULES

__all__ = ["MESSAGES", "RULES"]

_N_CUBES = "{n, plural, one {# cubo} other {# cubi}}"
_BY = "{card, name, card}"
_SPACES = "{colours, list, cube}"

_ABOUT: dict[str, str] = {
    "position.agenda": "{field}: questi passi non possono restare da fare in questo modo.",
    "position.order": "{field}: nomina una volta sola ciascuno dei {n} posti.",
    "position.space": "{field}: su questo tracciato non c’è questo spazio.",
    "position.section_taken": "{field}: lì c’è già un’altra macchina.",
    "position.too_many_cubes": "{field}: di questo colore ({colour, name, cube}) nel gioco ci sono solo {n} cubi.",
    "position.rng": "{field}: servono 16 cifre esadecimali.",
    "name": "Automobiles",
    "tagline": "Sette cubi per turno: marce, poteri o denaro. Costruisci il sacchetto che vince la gara.",
    "goal": "A ogni turno peschi 7 cubi dal sacchetto: con loro corri, usi i loro poteri o ne compri di "
    "migliori. Vince chi è più lontano oltre la linea quando l’ultimo giro è stato percorso.",
    "option.track": "Tracciato",
    "option.track.help": "Daytona Beach è l’ovale veloce per la prima gara; Monza ha varianti strette che si "
    "passano solo con le marce basse.",
    "option.track.daytona": "Daytona Beach",
    "option.track.monza": "Monza",
    "option.laps": "Giri",
    "option.laps.help": "Con pochi giri si fa presto; con molti conviene prima costruire il sacchetto.",
    "option.laps.set": "Come suggeriscono le carte",
    **{f"option.laps.{laps}": str(laps) for laps in range(1, 8)},
    "option.cards": "Carte",
    "option.cards.help": "Una carta per tipo dice che cosa fanno i suoi cubi in questa gara. «Messa a punto "
    "perfetta» ed «Esperti» suggeriscono 5 giri, gli altri set 3.",
    "option.cards.first_game": "Prima partita",
    "option.cards.perfect_tuning": "Messa a punto perfetta",
    "option.cards.jalopy": "Trabiccolo",
    "option.cards.money": "Soldi, soldi, soldi",
    "option.cards.rainbow": "Guerriero arcobaleno",
    "option.cards.high_revs": "Su di giri",
    "option.cards.experts": "Esperti",
    "option.cards.examples": "Gli esempi del regolamento",
    "option.cards.random": "A caso",
    "option.cards.chosen": "Le scelgo io",
    "option.garage": "Carta Garage (gialla)",
    "option.garage.help": "Conta se le carte le scegli tu.",
    "option.pit": "Carta Box (viola)",
    "option.pit.help": "Conta se le carte le scegli tu.",
    "option.handling": "Carta Gestione (rossa)",
    "option.handling.help": "Conta se le carte le scegli tu.",
    "option.performance": "Carta Performance (verde)",
    "option.performance.help": "Conta se le carte le scegli tu.",
    "option.engine": "Carta Motore (blu)",
    "option.engine.help": "Conta se le carte le scegli tu.",
    "option.garage.car_chief": "Car Chief",
    "option.garage.engineer": "Engineer",
    "option.garage.manager": "Manager",
    "option.garage.mechanic": "Mechanic",
    "option.pit.crew_chief": "Crew Chief",
    "option.pit.pit_captain": "Pit Captain",
    "option.pit.pit_crew": "Pit Crew",
    "option.pit.pit_team": "Pit Team",
    "option.handling.aerodynamics": "Aerodynamics",
    "option.handling.steering": "Steering",
    "option.handling.suspension": "Suspension",
    "option.handling.tires": "Tires",
    "option.performance.boost": "Boost",
    "option.performance.gearbox": "Gearbox",
    "option.performance.nitro": "Nitro",
    "option.performance.turbo": "Turbo",
    "option.engine.diesel_engine": "Diesel Engine",
    "option.engine.hybrid_engine": "Hybrid Engine",
    "option.engine.rotary_engine": "Rotary Engine",
    "option.engine.supercharged": "Supercharged",
    "option.grid": "Griglia di partenza",
    "option.grid.help": "Chi parte davanti e gioca per primo ha meno denaro prima della gara.",
    "option.grid.random": "Primo giocatore a sorte",
    "option.grid.fixed": "Nell’ordine dei posti",
    "option.grid.reverse": "Posti in ordine inverso (sedetevi come siete arrivati l’ultima volta)",
    "option.drafting": "Scia",
    "option.drafting.help": "Quanto vicino a un’altra macchina devi finire per non prendere usura.",
    "option.drafting.next_space": "Nello spazio subito dietro",
    "option.drafting.touching": "Nella sezione subito dietro",
    "option.weaving": "Serpentina",
    "option.weaving.help": "Puoi cambiare corsia da ogni sezione dello spazio lungo che hai appena percorso.",
    "option.fast_boost": "Boost veloce",
    "option.fast_boost.help": "Gli avversari prendono il cubo di un Boost all’inizio del loro turno.",
    "option.open_bags": "Sacchetti aperti",
    "option.open_bags.help": "Mostra che cosa c’è nel sacchetto di tutti; l’ordine resta ignoto.",
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

_PROMPTS: dict[str, str] = {
    "setup": "{seat, seat}, prima della gara: {money}$ per i cubi. Compra, o chiudi gli acquisti.",
    "act": "Turno di {seat, seat}: attiva cubi, passa agli acquisti o chiudi il turno.",
    "shop": "{seat, seat}, hai {money}$: compra cubi, o chiudi il turno.",
    "step": f"{{seat, seat}}, {_BY}: scegli lo spazio ({_SPACES}).",
    "go": f"{{seat, seat}}, {_BY}: {{n, plural, one {{ancora un passo}} other {{ancora fino a # passi}}}} "
    f"({_SPACES}). Scegli il prossimo spazio, o fermati qui.",
    "remove": f"{{seat, seat}}, {_BY}: rimuovi fino a {_N_CUBES} dai tuoi scarti?",
    "must_remove": f"{{seat, seat}}, {_BY}: rimuovi {_N_CUBES} dai tuoi scarti.",
    "scrap": f"{{seat, seat}}, {_BY}: rimuovi un cubo della zona attiva?",
    "bag": f"{{seat, seat}}, {_BY}: rimetti nel sacchetto un cubo della zona attiva o degli scarti?",
    "lay": f"{{seat, seat}}, {_BY}: metti negli scarti fino a {_N_CUBES} della zona attiva?",
    "put": f"{{seat, seat}}, {_BY}: quale marcia va negli scarti?",
    "upgrade": f"{{seat, seat}}, {_BY}: quale marcia dai per una più scura?",
    "rest": f"{{seat, seat}}, {_BY}: quale cubo della zona attiva usi a vuoto?",
    "crew": f"{{seat, seat}}, {_BY}: rimuovi tutta l’usura degli scarti, oppure due cubi qualsiasi.",
    "trade": f"{{seat, seat}}, {_BY}: dai via fino a {_N_CUBES} degli scarti? Finora valgono {{money}}$.",
    "gain": f"{{seat, seat}}, {_BY}: {{money}}$ per un cubo a tua scelta.",
    "keep": f"{{seat, seat}}, {_BY}: quale dei due cubi resta attivo?",
    "draw": f"{{seat, seat}}, {_BY}: peschi un cubo per 1 usura? Ancora fino a {{n}}.",
    "boost": "{seat, seat}, qualcuno ha usato un Boost: peschi anche tu un cubo?",
    "fetch": f"{{seat, seat}}, {_BY}: riprendi fino a {_N_CUBES} dagli scarti?",
}

_SHORT = "{short, plural, =0 {} other { (nella riserva non ce n’è più)}}"

_LOG: dict[str, str] = {
    "started": "{track, name, track}, {laps, plural, one {# giro} other {# giri}}, con {cards, list, card}.",
    "lined_up": "{seat, seat} parte da P{slot} e ha {money}$.",
    "bought": "{seat, seat} compra {colour, name, cube, a} per {cost}$: restano {money}$.",
    "lost": "{seat, seat} rinuncia a {n}$.",
    "ready": "{seat, seat} è ai posti di partenza.",
    "round": "Round {n}.",
    "turn": "Tocca a {seat, seat}, in posizione {position}.",
    "pitted": "{seat, seat} fa un pit stop{keep, select, true { e tiene l’usura} other "
    "{{n, plural, =0 {} other { e toglie # usura}}}}.",
    "used": "{seat, seat} attiva {colour, name, cube, a}: {card, name, card}.",
    "stepped": "{seat, seat} va su {space} ({colours, list, cube})"
    "{crosses, select, true {, oltre la linea} other {}}.",
    "worn": f"{{card, name, card}}: {{seat, seat}} prende {{n}} usura{_SHORT}.",
    "allowed": "{card, name, card}: {n, plural, =0 {nessun passo} one {fino a # passo} "
    "other {fino a # passi}} per {seat, seat}.",
    "compared": "Hybrid Engine: {own} blu contro {rival}. "
    "{works, select, true {Funziona: fino a 2 passi} other {Troppo pochi: nessun passo}}.",
    "sheltered": "Aerodynamics: in questo turno gli spazi non danno usura a {seat, seat}.",
    "removed": "{seat, seat} rimuove {n} × {colour, name, cube} ({pile, name, pile}).",
    "swept": "{seat, seat} {n, plural, =0 {non ha usura da rimuovere tra gli scarti} other {rimuove tutta l’usura degli scarti: #}}.",
    "laid": "{seat, seat} mette negli scarti {n} × {colour, name, cube}.",
    "rested": "{seat, seat} usa a vuoto {colour, name, cube, a}.",
    "bagged": "{seat, seat} rimette nel sacchetto {colour, name, cube, a} ({pile, name, pile}).",
    "fetched": "{seat, seat} riprende dagli scarti {n} × {colour, name, cube}.",
    "gained": "{seat, seat} ottiene {colour, name, cube, a}.",
    "kept": "{seat, seat} tiene {colour, name, cube, a} e scarta {other, name, cube, a}.",
    "drew": "{seat, seat} pesca {n, plural, =0 {niente: non è rimasto nulla} other {{cubes, list, cube}}}.",
    "refilled": "Il sacchetto di {seat, seat} era vuoto: ci tornano gli scarti ({n, plural, one {# cubo} "
    "other {# cubi}}).",
    "declined": "{seat, seat} rinuncia a {step, name, step}.",
    "idle": "Non c’è scelta per {seat, seat}, si salta: {step, name, step}.",
    "shopping": "{seat, seat} passa agli acquisti con {money}$.",
    "drove": "{seat, seat} percorre {columns, plural, one {# colonna} other {# colonne}}, fino a {space}"
    "{long, select, true {: che turno!} other {.}}",
    "stood": "{seat, seat} resta dov’è.",
    "lap": "{seat, seat} taglia la linea: {left, plural, =0 {traguardo!} =1 {comincia l’ultimo giro} "
    "other {mancano # giri}}.",
    "finished": "{seat, seat} taglia il traguardo davanti a tutti: questo round è l’ultimo.",
    "decline": f"Degrado di {{seat, seat}}: {{n}} usura, lo spazio più scuro era {{darkest, name, cube}}{_SHORT}.",
    "drafted": "{seat, seat} è in scia a {rival, seat}: niente usura invece di {n}.",
    "spared": "Aerodynamics risparmia a {seat, seat} {n} usura.",
    "rolled": "{seat, seat} scivola avanti in {space}.",
    "over": "{why, select, rounds {Dopo 100 round la gara viene fermata.} other {La gara è finita.}}",
    "placed": "{place}. {seat, seat}: {laps, plural, one {# giro} other {# giri}} e "
    "{columns, plural, one {# colonna} other {# colonne}}.",
}

_NOT_NOW = (
    "Non ora. {step, select, setup {Compra cubi per la partenza, o chiudi gli acquisti.} act {Attiva un "
    "cubo, passa agli acquisti o chiudi il turno.} shop {Compra, o chiudi il turno.} step {Scegli lo spazio su cui andare.} "
    "go {Scegli il prossimo spazio, o fermati qui.} must_remove {Prima rimuovi i cubi dovuti.} upgrade {Prima scegli "
    "la marcia da dare.} put {Prima scegli la marcia da scartare.} rest {Prima scegli il cubo da usare a vuoto.} "
    "crew {Prima scegli: tutta l’usura, o due cubi.} gain {Prima scegli il cubo che ottieni.} keep {Prima scegli "
    "il cubo che resta attivo.} other {Prima decidi: {step, name, step}, oppure salta.}}"
)

_WHY: dict[str, str] = {
    "over": "La gara è finita: puoi rivederla mossa per mossa o correrne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco.",
    "not_now": _NOT_NOW,
    "not_in_pile": "Qui non c’è nessun cubo di questo colore: {colour, name, cube} ({pile, name, pile}).",
    "no_step": "{card, name, card} vuole uno spazio libero davanti a te di questo colore: {colours, list, cube}. "
    "Ora non ce n’è.",
    "needs_gear_disc": "{card, name, card} vuole una marcia nei tuoi scarti.",
    "needs_gear_act": "{card, name, card} vuole una marcia nella tua zona attiva.",
    "needs_darker_gear": "{card, name, card} vuole un cubo grigio chiaro, grigio scuro o nero nella zona attiva.",
    "needs_cube_act": "{card, name, card} vuole un altro cubo nella zona attiva.",
    "needs_two": "{card, name, card} vuole due cubi da pescare: sacchetto e scarti insieme ne hanno di meno.",
    "no_upgrade": "{card, name, card}: la marcia più scura che verrebbe dopo è esaurita. Scegline un’altra.",
    "no_pit_now": "Il pit stop prende tutto il turno: decidilo prima di attivare qualcosa.",
    "no_wear": "Nella zona attiva non c’è usura da tenere: fai un pit stop semplice.",
    "no_money": "Con {money}$ ora non compri niente: attiva altri cubi, o chiudi il turno.",
    "shop_first": "Prima chiudi le azioni: poi i cubi rimasti nella zona attiva sono il tuo denaro.",
    "not_for_sale": "{colour, name, cube, a} non si può comprare: scegli un altro colore.",
    "sold_out": "Nella riserva non ci sono più cubi di questo colore: {colour, name, cube}.",
    "too_dear": "{colour, name, cube, a} costa {cost}$, tu hai {money}$: scegline uno meno caro.",
    "cube_first": "Prima attiva un cubo: dice lui su quali spazi puoi andare.",
    "other_track": "{space} è sull’altro tracciato: scegli uno spazio subito davanti a te.",
    "not_ahead": "{space} non è a un passo da te: si avanza alla colonna dopo, dritti o nella corsia accanto.",
    "wrong_colour": "{space} ha un altro colore: questo passo vuole {colours, list, cube}.",
    "blocked": "Dove entreresti in {space} c’è una macchina: passale accanto.",
    "not_a_gear": "{colour, name, cube, a} non è una marcia: scegli bianco, grigio chiaro, grigio scuro o nero.",
    "too_many": "Di questo colore ({colour, name, cube}) ora al massimo {most}.",
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
}
