"""Quello che dicono gli esempi e la lezione, in italiano."""

WORDS: dict[str, str] = {
    "example.W1.title": "Si conta una stiva piena",
    "example.W1.text": "Ultimo giro, tre comandanti. Hai sette merci, che valgono 7 punti, e ti resta un trasporto bianco. "
    "Il reperto giallo entra nell’ultima casella libera. Quanto varrà la stiva?",
    "example.W1.result": "8 punti. Il gruppo giallo ora è il più grande per colore, 3 merci: 3 punti (R31). I tre motori sono "
    "il gruppo di tipo più grande: 3 punti (R32). Pianta e robot viola sono rari: 2 punti (R33). Le merci viola non si toccano, "
    "perciò non danno niente (R30).",
    "example.W2.title": "Due gruppi della stessa misura",
    "example.W2.text": "Le stesse otto merci, ma il motore blu e quello viola si sono scambiati di posto. Ora carica la spezia viola: "
    "che cosa aggiunge?",
    "example.W2.result": "11 punti. Anche le merci viola fanno un gruppo da 3, e contano tutti i gruppi della misura più grande (R31, Q2): "
    "3 + 3 per i colori, 3 per i motori, 2 merci rare.",
    "example.E1.title": "L’anello è vuoto",
    "example.E1.text": "Nessuno ha ancora giocato. Quali colori possono andare, e dove?",
    "example.E1.result": "Ogni colore era ammesso in tutti i 24 attracchi (R12a), e la tua prima merce poteva andare ovunque nella stiva (R14). "
    "Adesso c’è un trasporto: gli altri 23 attracchi vogliono gli altri due colori (R12b).",
    "example.E2.title": "Un solo trasporto",
    "example.E2.text": "Un trasporto grigio sta da solo all’attracco 7. Dove puoi posare il bianco, il grigio, il nero?",
    "example.E2.result": "Bianco e nero potevano andare a ogni attracco con merce. Il grigio da nessuna parte: percorrendo l’anello nei due "
    "sensi, il primo trasporto che incontri è sempre quello grigio (R12b, Q8).",
    "example.E3.title": "Vicini lontani",
    "example.E3.text": "Bianco al 2, grigio al 7, il resto è merce. L’attracco 20 è abbastanza lontano per il bianco o per il grigio?",
    "example.E3.result": "No: la distanza non conta (R12, Q7). Da ogni attracco incontravi il bianco da una parte e il grigio dall’altra, "
    "perciò tutti i 22 attracchi volevano il nero.",
    "example.E4.title": "Tre tratti, tre colori",
    "example.E4.text": "Tre trasporti fanno tre tratti. Quale colore vuole ciascuno? Prova il bianco al 12.",
    "example.E4.result": "Ogni tratto vuole il colore che manca ai suoi due estremi (R12): da 3 a 6 nero, da 8 a 19 bianco, da 21 a 1 grigio. Il "
    "tuo bianco ha diviso il tratto di mezzo: da 8 a 11 ora vogliono nero, da 13 a 19 grigio.",
    "example.E5.title": "Restano solo neri",
    "example.E5.text": "Hai in mano soltanto trasporti neri. Restano tre tratti: quali attracchi puoi ancora servire?",
    "example.E5.result": "Solo quelli da 3 a 6, tra bianco e grigio, volevano il nero (R12). Ne hai preso uno, e gli altri tre ora vogliono il "
    "bianco: finché qualcuno non cambia le cose, salti il turno (R16).",
    "example.E6.title": "Pieno Carico e Buco Nero",
    "example.E6.text": "La stiva del primo esempio, con due carte Spazio Profondo: una stiva piena dà 2 punti, e una merce se ne deve andare. In "
    "quale ordine?",
    "example.E6.result": "10 punti. Prima il Pieno Carico, finché la stiva è piena: 2 punti. Poi il Buco Nero prende una merce che fa poco "
    "danno. Al contrario sarebbero 7. L’ordine lo scegli tu (R41); il programma trova per te il migliore (R42, R43).",
    "example.E6b.title": "Pulsar e Tunnel Spaziale",
    "example.E6b.text": "La Pulsar paga di nuovo il gruppo di colore che è primo da solo, il Tunnel può scambiare due merci. Che cosa viene prima?",
    "example.E6b.result": "14 punti. Prima la Pulsar: il giallo è primo da solo, altri 3 punti. Poi lo scambio unisce le merci viola: 11 per la "
    "stiva. Scambiando prima sarebbero 11 (R41, R42).",
    "example.E6c.title": "Pulsar e Nebulosa",
    "example.E6c.text": "La Nebulosa può dare a una merce un altro colore. Prima o dopo la Pulsar?",
    "example.E6c.result": "14 punti. Prima la Pulsar, 3 per il gruppo giallo. Poi la pianta turchese diventa viola e fa un secondo gruppo da 3. "
    "Al contrario sarebbero 13 (R41, R42).",
    "example.E6d.title": "Quasar e Pieno Carico",
    "example.E6d.text": "Il Quasar paga di nuovo il gruppo di tipo che è primo da solo, il Pieno Carico paga la stiva piena.",
    "example.E6d.result": "13 punti: 8 per la stiva, 3 per i motori, 2 per la stiva piena. Tutte e due le carte aggiungono soltanto, perciò l’ordine "
    "non importa (R42, Q23).",
    "example.E6e.title": "Supernova e Quasar",
    "example.E6e.text": "La Supernova paga le merci rare che si toccano, il Quasar il gruppo di tipo che è primo da solo.",
    "example.E6e.result": "13 punti: 8 per la stiva, 2 perché il robot viola e la pianta si toccano, 3 per i motori (R42).",
    "lesson.title": "Impara Marrak Hesh 17 giocando",
    "lesson.welcome": "Eccoti alla stazione! 24 attracchi ad anello, una merce per ciascuno. Hai 12 trasporti: 4 bianchi, 4 grigi, 4 neri. "
    "Mandali a prendere le merci, e caricale bene.",
    "lesson.first": "Il primo trasporto può andare ovunque. Scegli l’attracco 5, un trasporto bianco e una casella qualunque della stiva: il motore "
    "giallo è tuo.",
    "lesson.first.try": "Prova l’attracco 5 con un trasporto bianco.",
    "lesson.forced": "Percorri l’anello da un attracco: da una parte incontri bianco, dall’altra nero. Il colore dev’essere diverso da tutti e due: "
    "grigio. Prendi la pianta gialla all’attracco 8.",
    "lesson.forced.try": "Prova il trasporto grigio all’attracco 8.",
    "lesson.group": "Ogni merce deve toccarne una che hai già. Motore e pianta sono gialli e si toccano: un gruppo di colore da 2. I gruppi di "
    "colore più grandi danno un punto per merce.",
    "lesson.types": "Contano anche i tipi. All’attracco 10 c’è un motore viola, tra grigio e nero: serve un bianco. Mettilo accanto al motore giallo, "
    "se puoi.",
    "lesson.types.try": "Prova il trasporto bianco all’attracco 10.",
    "lesson.demand": "Ogni trasporto cambia quello che vogliono i vicini. Il nero è andato al 6, all’8 c’è il grigio: il 7, là in mezzo, ora "
    "vuole bianco. Così si bloccano gli altri (D3).",
    "lesson.rare": "Un angolo acceso vuol dire merce rara: un punto in più, ovunque stia. La creatura all’attracco 2 è rara, e gialla. Prendila con "
    "un nero.",
    "lesson.rare.try": "Prova il trasporto nero all’attracco 2.",
    "lesson.skip": "Se nessun tuo trasporto va bene, salti il turno. Quando nessuno può più posare, si contano i punti. Attenzione: i gruppi più grandi "
    "a pari misura contano tutti: una merce di troppo può rovinare tutto.",
    "lesson.end": "Ecco tutto: anello, colori, gruppi. Ora gioca la tua prima partita libera. Ogni tanto ti darò un consiglio, e le regole sono "
    "sempre a un tocco.",
    "tip.place": "Ogni tratto dell’anello mostra il colore che vuole. Cerca una merce che vada con quelle che hai già, per colore o per tipo.",
    "tip.place.2": "Indica un attracco, o toccalo: si accendono le caselle migliori, e vedi i punti prima di confermare.",
    "tip.place.4": "I gruppi più grandi a pari misura contano tutti. Tre gruppi da 2 danno 6 punti, uno da 4 solo 4: pensa a gruppi uguali.",
    "tip.place.8": "Conta i tuoi trasporti. Un tratto che vuole solo un colore che non hai più è perso; uno che puoi servire solo tu può aspettare.",
}
