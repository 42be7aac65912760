"""Mars Needs Mechanics in italiano: quello che il gioco dice a chi gioca."""

from ...components import MECHANISM_IDS
from .board import BOARD
from .glossary import GLOSSARY
from .names import MECHANISM_RULES, NAMES
from .reasons import REASONS
from .rules import RULES as GAME_RULES
from .tale import TALE

__all__ = ["MESSAGES", "RULES"]

RULES: dict[str, str] = {**GAME_RULES, **MECHANISM_RULES}

_CARDS = frozenset(f"mechanism.{name}" for name in MECHANISM_IDS)

_ABOUT: dict[str, str] = {
    "name": "Mars Needs Mechanics",
    "place.wagon": "il gettone: {rest, name, component}",
    "place.price": "il prezzo: {rest, name, component}",
    "place.hand": "in mano: {rest, name, component}",
    "tagline": "Compra tardi, vendi caro: sette pezzi di razzo, un solo mercato.",
    "story.start": "Londra, 1873: la regina vuole una spedizione su Marte prima di Capodanno, e l’Accademia Reale cerca chi farà volare la nave. Al suo mercato gli ingegneri più famosi dell’Impero si contendono lenti, caldaie e ingranaggi. Tu sei uno di loro: chi avrà fatto gli affari migliori salirà a bordo come Ingegnere Astronauta.",
    "story.end": "L’Accademia ha contato i Cogs: a {winners} tocca il posto di Ingegnere Astronauta. La Victoria VII accende le "
    "caldaie, prossima fermata Marte. A tutti gli altri resta un banco pieno di pezzi, e un’altra nave da sognare.",
    "turn.card": "Compri una carta del mercato al suo prezzo, oppure passi (R13–R15).\n"
    "Prima o dopo puoi costruire un Meccanismo, disassemblarne un altro e usare quelli che hai (R16, R17).\n"
    "Il round finisce se il mercato è vuoto o se passate tutti di seguito (R21).\n"
    "Prezzi: gli ultimi tre della fila scendono di 1, i primi tre salgono di 1; dopo l’ultimo round salgono solo i comprati (R22, R23).\n"
    "Vendite: set da almeno 3 carte uguali, dove il Rottame fa da carta (R24).\n"
    "Si riempie il mercato e si ricomincia; a mazzo vuoto, o con due round senza acquisti, la partita è finita (R25, R29, R30).",
    "goal": "Compra pezzi di razzo dal mercato e vendili in set da almeno 3 uguali. Quello che si compra per ultimo in un round rincara, quello che si compra per primo o non si compra perde valore. Alla fine vince chi ha più Cogs.",
    "option.mechanisms": "Meccanismi",
    "option.mechanisms.help": "Quali Meccanismi si possono costruire. Per le prime partite vanno bene quelli iniziali.",
    "option.mechanisms.starter": "I quattro iniziali",
    "option.mechanisms.random4": "Quattro a caso",
    "option.mechanisms.random5": "Cinque a caso",
    "option.mechanisms.custom": "A scelta",
    "option.custom": "Meccanismi scelti",
    "option.custom.help": "Vale se scegli «A scelta»: da nessuno a tutti e dieci. Meglio quattro o cinque.",
    **{key.replace("mechanism.", "option.custom."): NAMES[key] for key in NAMES if key in _CARDS},
    "option.automaton": "Aggiungi l’Automa",
    "option.automaton.help": "Per chi ha già esperienza: cinque carte bloccate per sempre, un premio in Cogs a fine partita. Non va costruito presto.",
    "option.automaton_bonus": "Premio dell’Automa",
    "option.automaton_bonus.help": "Il premio stampato non lo conosciamo: 30 Cogs è la nostra proposta. Chi ha la scatola può mettere il suo.",
    "option.automaton_bonus.20": "20 Cogs",
    "option.automaton_bonus.25": "25 Cogs",
    "option.automaton_bonus.30": "30 Cogs",
    "option.automaton_bonus.35": "35 Cogs",
    "option.last_fall": "Prezzi dopo l’ultimo round",
    "option.last_fall.help": "Un componente tra gli ultimi tre scende anche se è stato comprato? Il regolamento, alla lettera, dice di no.",
    "option.last_fall.unbought": "Scende solo ciò che non è stato comprato",
    "option.last_fall.all": "Scendono tutti e tre",
    "option.own": "Componenti propri",
    "option.own.help": "Un file JSON con le carte dei Meccanismi e gli estremi dei prezzi come sono nella tua scatola; senza, si gioca con la nostra ricostruzione.",
    "position.own_needs": "{field}: ogni componente ci sta una volta sola.",
    "option.first": "Primo Giocatore",
    "option.first.help": "Al tavolo è chi ha l’accento inglese migliore. Se il posto scelto non c’è, si sorteggia.",
    "option.first.drawn": "A sorte",
    "option.first.1": "Il posto 1",
    "option.first.2": "Il posto 2",
    "option.first.3": "Il posto 3",
    "option.first.4": "Il posto 4",
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
    "score.M5": "Automa",
}

_PROMPTS: dict[str, str] = {
    "act": "{alone, select, yes {Compra} other {Turno di {seat, seat}: compra}} una carta del mercato oppure passa.",
    "finish": "{alone, select, yes {{primary, select, buy {Hai comprato} other {Hai passato}}} other {{seat, seat}, {primary, select, buy {hai comprato} other {hai passato}}}}: usa ancora i Meccanismi, se puoi, oppure chiudi il turno.",
    "engine_choice": "{alone, select, yes {La} other {{seat, seat}, la}} tua Macchina Differenziale: al posto 4 c’è {type, name, component, the}, prezzo {price}. Lo cambi di 1?",
    "sell": "{alone, select, yes {Vendi} other {{seat, seat}, vendi}} i set che vuoi ai prezzi nuovi, poi chiudi le vendite.",
}

_LOG: dict[str, str] = {
    "started": "Si parte: comincia {first, seat}. {n, plural, =0 {Nessun Meccanismo in gioco} other {Meccanismi in gioco: {mechanisms, list, mechanism}}}. Tracciato, dalla testa: {line, list, component}.",
    "dealt": "{seat, seat} riceve {seen, select, yes {{cards, list, component}} other {{n, plural, one {# carta} other {# carte}}}}.",
    "market": "Sul mercato: {cards, list, component}. {deck, plural, =0 {Il mazzo è vuoto} one {Nel mazzo resta # carta} other {Nel mazzo restano # carte}}.",
    "bought": "{seat, seat} compra {type, name, component, a} per {paid, plural, one {# Cog} other {# Cogs}}{with, select, spectroscope {, con lo sconto dello Spettroscopio} magnetic_grapple {, con lo sconto dell’Arpione Magnetico} other {}}.",
    "moved": "{type, name, component, begin} va in testa al tracciato, dal posto {origin}.",
    "swapped": "{seat, seat} usa il Propulsore Etereo: {front, name, component, the} avanza al posto {place}, {back, name, component, the} arretra di uno.",
    "passed": "{seat, seat} passa ({streak} di fila su {players}).",
    "valet": "Il Valletto Meccanico porta a {seat, seat} {n, plural, one {# Cog} other {# Cogs}}.",
    "built": "{seat, seat} costruisce {mechanism, name, mechanism, the} con {cards, list, component}.",
    "dismantled": "{seat, seat} disassembla {mechanism, name, mechanism, the} e riprende {cards, list, component}.",
    "looked": "{seat, seat} guarda {n, plural, one {la prima carta} other {le prime # carte}} del mazzo{seen, select, yes {: {cards, list, component}} other {}}.",
    "posted": "{seat, seat} spedisce con la Posta Pneumatica {given, name, component, a} e prende {taken, name, component, a}.",
    "turn_ended": "{seat, seat} chiude il turno.",
    "round_ended": "{why, select, market {Mercato vuoto} other {Hanno passato tutti}}: il round {round} è finito.",
    "last_round": "{why, select, deck {Ultimo round! Il mazzo è finito: alla fine sale solo ciò che viene comprato.} other {Due round senza acquisti: la partita si chiude qui.}}",
    "prices": "Prezzi dopo il round {round}: {up, plural, =0 {nessun prezzo sale} one {sale {rising, list, price}} other {salgono {rising, list, price}}}; {down, plural, =0 {nessun prezzo scende} one {scende {falling, list, price}} other {scendono {falling, list, price}}}.",
    "nudged": "Macchina Differenziale di {seat, seat}: {type, name, component, the} {by, plural, =1 {sale a {price}} =-1 {scende a {price}} other {resta a {price}}}.",
    "sales": "Si vende ai prezzi nuovi, a cominciare da {first, seat}.",
    "sold": "{seat, seat} vende {real, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}{scrap, plural, =0 {} one { con # Rottame} other { con # Rottami}} a {price}: {income, plural, one {# Cog} other {# Cogs}}.",
    "boosted": "Il Razzo Ausiliario porta a {seat, seat} {n, plural, one {un altro Cog} other {altri # Cogs}}.",
    "sell_done": "{seat, seat} ha finito di vendere: {income, plural, =0 {nessun incasso} one {# Cog in tutto} other {# Cogs in tutto}}.",
    "round_report": "Conti del round {round}: {s0, seat} {i0, plural, =0 {0} other {+#}} (in cassa {c0}), {s1, seat} {i1, plural, =0 {0} other {+#}} ({c1}){n, plural, =2 {} other {, {s2, seat} {i2, plural, =0 {0} other {+#}} ({c2})}}{n, plural, =4 {, {s3, seat} {i3, plural, =0 {0} other {+#}} ({c3})} other {}}.",
    "refilled": "{n, plural, =0 {Il mercato è già pieno} one {Una carta nuova sul mercato: {cards, list, component}} other {# carte nuove sul mercato: {cards, list, component}}}. {deck, plural, =0 {Il mazzo è vuoto} one {Nel mazzo resta # carta} other {Nel mazzo restano # carte}}.",
    "marker": "Round {round}: comincia {first, seat}.",
    "over": "{why, select, deck {Il mazzo è finito: la partita si chiude.} other {Nessuno ha comprato per due round: la partita si chiude.}}",
    "automaton": "L’Automa porta a {seat, seat} {n, plural, one {# Cog} other {# Cogs}}.",
    "scored": "{seat, seat} chiude con {total, plural, one {# Cog} other {# Cogs}} e {cards, plural, =0 {la mano vuota} one {# carta in mano} other {# carte in mano}}.",
}

_WHY: dict[str, str] = {
    "over": "La partita è finita: puoi rivederla mossa per mossa o cominciarne un’altra.",
    "not_a_move": "«{text}» non è una mossa di questo gioco. Prova per esempio: buy lens.",
    "not_now": "{wanted, select, sale {{phase, select, turn {Si vende solo a fine round: adesso si compra o si passa.} other {Prima si sistemano i prezzi con la Macchina Differenziale: si vende subito dopo.}}} engine {{phase, select, turn {La Macchina Differenziale lavora a fine round, quando i prezzi sono cambiati: adesso si compra o si passa.} other {I prezzi di questo round sono già fissati: adesso si vende.}}} mechanism {I Meccanismi si costruiscono, si disassemblano e si usano solo nel tuo turno: {phase, select, adjust {adesso si sistemano i prezzi} other {adesso si vende}}.} other {Il round è finito e non è il turno di nessuno: {phase, select, adjust {adesso si sistemano i prezzi, scegli +1, −1 o 0} other {adesso si vende, vendi un set oppure chiudi le vendite}}.}}",
    "primary_done": "In questo turno {primary, select, buy {hai già comprato} other {hai già passato}}: {more, select, true {usa i Meccanismi o chiudi il turno} other {puoi solo chiudere il turno}}.",
    "no_such_card": "Sul mercato non c’è {type, name, component, no}. {n, plural, =0 {È tutto venduto} one {È rimasto solo questo componente: {market, list, component}} other {Ci sono {market, list, component}}}.",
    "too_dear": "{type, name, component, begin} costa {due, plural, one {# Cog} other {# Cogs}} e tu {cogs, plural, =0 {non ne hai} other {ne hai #}}. {n, plural, =0 {{way, select, pass {{more, select, true {Puoi solo passare, o usare i Meccanismi} other {Puoi solo passare}}} other {{more, select, true {Puoi usare altri Meccanismi, o chiudere il turno} other {Puoi solo chiudere il turno}}}}} other {Puoi permetterti {types, list, component, the}}}.",
    "primary_first": "Prima di chiudere il turno compra una carta oppure passa.",
    "not_in_play": "Qui si gioca senza {mechanism, name, mechanism, the}{n, plural, =0 { e senza altri Meccanismi} other {. In gioco: {mechanisms, list, mechanism}}}.",
    "already_yours": "Hai già costruito {mechanism, name, mechanism, the}: puoi averne {mechanism, name, mechanism, only}.",
    "one_build": "Un Meccanismo a turno: in questo hai già costruito {mechanism, name, mechanism, the}. Potrai costruire ancora nel prossimo.",
    "just_dismantled": "Hai appena disassemblato {mechanism, name, mechanism, the}: potrai ricostruir{mechanism, name, mechanism, it} dal prossimo turno.",
    "slot_taken": "Un Meccanismo alla volta: {now, select, true {per costruire {mechanism, name, mechanism, the} disassembla prima {other, name, mechanism, the}} other {per costruire {mechanism, name, mechanism, the} dovresti disassemblare {other, name, mechanism, the}, ma in questo turno non puoi più}}.",
    "missing_cards": "Per costruire {mechanism, name, mechanism, the} ti {n, plural, one {manca} other {mancano}} in mano {types, list, component, a}.{scrap, plural, =0 {} other { Qui un Rottame non serve.}}",
    "not_built": "Non hai costruito {mechanism, name, mechanism, the}, quindi non c’è nulla da disassemblare.",
    "stays": "L’Automa non si disassembla: resta tuo fino alla fine.",
    "one_dismantle": "Un disassemblaggio a turno: in questo hai già disassemblato {mechanism, name, mechanism, the}. Potrai disassemblare ancora nel prossimo.",
    "just_built": "Hai costruito {mechanism, name, mechanism, the} in questo turno: potrai disassemblar{mechanism, name, mechanism, it} dal prossimo.",
    "not_owned": "Per usare {mechanism, name, mechanism, the} devi prima costruir{mechanism, name, mechanism, it}. {n, plural, =0 {Per ora non hai Meccanismi} other {Hai {mechanisms, list, mechanism, the}}}.",
    "used_now": "In questo turno hai già usato {mechanism, name, mechanism, the}: potrai usar{mechanism, name, mechanism, it} ancora nel prossimo.",
    "used_up": "In questo round hai già usato {mechanism, name, mechanism, the}: potrai usar{mechanism, name, mechanism, it} ancora nel prossimo.",
    "buy_first": "Lo Spettroscopio serve dopo un acquisto: {primary, select, pass {in questo turno hai passato} other {prima compra una carta}}.",
    "market_empty": "Il mercato è vuoto: non c’è niente da prendere.",
    "not_in_hand": "In mano non hai {type, name, component, no}: spedisci una carta che hai.",
    "same_type": "Scambiare {type, name, component, a} con un’altra carta uguale non cambia nulla: prendi un altro componente.",
    "price_limit": "{type, name, component, begin} è già a {price}, e i prezzi vanno da {low} a {high}. {may, select, raise {Puoi alzarne il prezzo di 1 o lasciarlo così} lower {Puoi abbassarne il prezzo di 1 o lasciarlo così} other {Puoi solo lasciarlo così}}.",
    "one_way": "In questa scatola la Macchina Differenziale {may, select, raise {alza soltanto: puoi alzare il prezzo di 1 o lasciarlo così} lower {abbassa soltanto: puoi abbassare il prezzo di 1 o lasciarlo così} other {muove i prezzi in un verso solo, e qui puoi solo lasciare il prezzo così}}.",
    "not_bought_last": "Nell’ultimo round sale solo ciò che è stato comprato, e {type, name, component, the} no. {may, select, raise {Puoi alzarne il prezzo di 1 o lasciarlo così} lower {Puoi abbassarne il prezzo di 1 o lasciarlo così} other {Puoi solo lasciarlo così}}.",
    "none_of_it": "In mano non hai {type, name, component, no}. {n, plural, =0 {Puoi solo chiudere le vendite} other {Puoi vendere {types, list, component, more}}}.",
    "not_so_many": "In mano hai {n, plural, one {{type, name, component, a}} other {# {type, name, component, more}}}: non puoi vendere più di così.",
    "sold_already": "In questo round hai già venduto {type, name, component, more}: un set per componente.",
    "only_scrap": "Un set ha almeno una carta vera: di soli Rottami non si può fare.",
    "too_small": "A un set di {type, name, component, more} {n, plural, one {serve # carta} other {servono # carte}}: tu ne metti {real} e {scrap, plural, =0 {non hai più Rottami} one {hai # Rottame} other {hai # Rottami}}. Aggiungi carte vere, oppure tienile per dopo.",
    "wrong_scrap": "Con {real, plural, one {{type, name, component, a}} other {# {type, name, component, more}}} {n, plural, =0 {non servono Rottami} one {serve # Rottame, né più né meno} other {servono # Rottami, né più né meno}}.",
}

_POSITION: dict[str, str] = {
    "copies": "{field}: di {type, name, component} {n, plural, one {c’è solo # carta} other {ci sono solo # carte}}.",
    "one_slot": "{field}: di questi Meccanismi se ne può avere uno solo alla volta.",
    "not_a_turn": "{field}: si può dire solo durante un turno, altrimenti lascialo fuori.",
    "not_built": "{field}: quello costruito in questo turno deve stare tra i Meccanismi di chi è di turno, quello disassemblato no.",
    "purchases": "{field}: ci vanno tutti i componenti nominati negli acquisti.",
    "cards_left": "{field}: {n, plural, one {avanza # carta che non sta} other {avanzano # carte che non stanno}} da nessuna parte: {n, plural, one {mettila} other {mettile}} nel mazzo, negli scarti o in una mano, oppure lascia fuori uno di questi.",
    "shown": "{field}: in mano ci sono meno carte {type, name, component} di quante se ne sono viste: nominane al massimo quante ce ne sono.",
    "hidden": "{field}: di una mano {n, plural, one {è segreta al massimo # carta} other {sono segrete al massimo # carte}}, tra quelle ricevute all’inizio; le altre le hanno viste tutti.",
    "mechanisms": "{field}: si possono nominare solo i Meccanismi che le opzioni ammettono: lascialo fuori, o cambia le opzioni.",
    "first": "{field}: si è scelto chi comincia, e il segnalino passa a sinistra a ogni round: nel round {round} qui va {first}, oppure lascialo fuori.",
    "not_over": "{field}: la partita finisce con il mazzo vuoto, oppure se nessuno compra per {n} round.",
    "quiet": "{field}: vale 0 se nel round qualcuno ha comprato, altrimenti almeno 1.",
    "rounds": "{field}: i round si elencano in ordine, ognuno una volta.",
    "not_selling": "{field}: si può dire solo durante le vendite, altrimenti lascialo fuori.",
    "sold": "{field}: negli scarti ci sono meno carte {type, name, component} di quelle vendute: nominane al massimo quante ce ne sono.",
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
    **TALE,
}
