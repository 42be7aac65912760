"""Quello che dicono gli esempi e la lezione di Automobiles, in italiano."""

WORDS: dict[str, str] = {
    "example.E1.title": "Dove si può andare",
    "example.E1.text": "La tua macchina è davanti nello spazio D1-22 e negli scarti hai una marcia di ogni "
    "colore: la Sospensione ti dà un passo di qualunque colore. Quali spazi sono a un passo da te?",
    "example.E1.result": "Tre: dritto D1-26, nella corsia interna D0-26, in quella esterna D2-26. Sono gli "
    "spazi che contengono la colonna subito dopo la tua (R22). D2-24 e D0-24 ti sono accanto, D1-30 è troppo "
    "lontano. Nel nuovo spazio arrivi fino in fondo (R24).",
    "example.E2.title": "Il Caposquadra pesca e pulisce",
    "example.E2.text": "Hai cinque cubi usura negli scarti e un cubo viola. Attivalo: che cosa peschi, e "
    "quale usura se ne va?",
    "example.E2.result": "Hai pescato usura, ancora usura e infine un cubo bianco: lì ci si ferma. Poi i "
    "cinque cubi usura degli scarti sono tornati nella riserva (R5). I due appena pescati stanno nella zona "
    "attiva e lì restano (Q13).",
    "example.E3.title": "Un turno lungo un rettilineo",
    "example.E3.text": "Sei quarto su cinque e mancano due giri. Hai due cubi usura, uno blu (Motore Rotativo), "
    "uno verde (Cambio) e due marce scure. Quanta strada si fa senza toccare le marce?",
    "example.E3.result": "I due cubi usura vanno negli scarti, che ora mostrano quattro colori: il Motore Rotativo dà "
    "fino a quattro passi bianchi. Da quarto, il Cambio ne dà fino a quattro grigio chiaro; due bastavano per "
    "fermarsi dietro a un’altra macchina (R17, R27, Q5, Q11).",
    "example.E4.title": "La spesa con cinque dollari",
    "example.E4.text": "Nella zona attiva ti restano un cubo grigio scuro e uno nero. Quanto valgono, e che "
    "cosa ci compri?",
    "example.E4.result": "2$ più 3$ fanno 5$. Il nero costa 4$ e va tra i cubi utilizzati; i due con cui "
    "paghi restano nella zona attiva, il dollaro che avanza è perso (R29). L’usura non si vende (Q1).",
    "example.E5.title": "Si taglia la linea",
    "example.E5.text": "Lo stesso turno fino in fondo: il percorso passa il traguardo. Che cosa cambia sul "
    "segnalino giro?",
    "example.E5.result": "La macchina salta sull’ultimo cubo, in D2-02. Un passaggio: un giro in più, e il "
    "segnalino va da 2 a Final Lap (R30).",
    "example.E6.title": "In scia, niente usura",
    "example.E6.text": "Il percorso è finito su uno spazio grigio chiaro: sarebbero 2 cubi usura. Ma guarda chi "
    "c’è davanti a te.",
    "example.E6.result": "Nello spazio dopo della tua corsia c’è un’altra macchina: sei in scia e il "
    "Degrado non dà nulla (R31, R32, R33). I due cubi usura del Motore Rotativo e del Cambio però restano, e con i "
    "due che avevi in mano fanno quattro.",
    "example.E7.title": "Chi è in scia a chi",
    "example.E7.text": "Cinque macchine vicine. Con il bianco ti metti dietro a qualcuno, con il grigio "
    "chiaro vai nella corsia accanto. Quale dei due ti risparmia l’usura?",
    "example.E7.result": "Il bianco: davanti, nella tua corsia, c’è una macchina nello spazio dopo (R33). "
    "Anche quella è in scia, alla prima del suo spazio. Chi è nella corsia accanto non conta mai.",
    "example.E8.title": "Fine del turno",
    "example.E8.text": "Usi un cubo bianco e chiudi. Dove vanno tutti i tuoi cubi?",
    "example.E8.result": "Negli scarti: quello sul tracciato, quelli rimasti nella zona attiva, l’usura "
    "appena presa (R35). Poi ne peschi sette dal sacchetto (R39).",
    "example.E9.title": "Pit stop",
    "example.E9.text": "Cinque dei tuoi sette cubi sono usura. Vale la pena di fermarsi?",
    "example.E9.result": "I cinque cubi usura della zona attiva sono tornati nella riserva; i tre già negli "
    "scarti restano. Gli altri due vanno negli scarti, ne peschi sette e la macchina non si è mossa (R38).",
    "example.E10.title": "Uno davanti che blocca",
    "example.E10.text": "Sei in D1-26 e proprio davanti a te, nello stesso spazio, c’è un’altra macchina. "
    "Da dove si passa?",
    "example.E10.result": "Solo di lato: D0-28 o D2-26. Dritto è chiuso (R23, R25), e da lì dietro D1-30 e "
    "D0-30 sono troppo lontani (R22). Se l’altra macchina se ne fosse andata, il Momentum ti avrebbe portato "
    "al suo posto (R36).",
    "example.E11.title": "L’arrivo",
    "example.E11.text": "Ultimo turno dell’ultimo round, tutti oltre la linea. Fai ancora un passo: come "
    "finisce la classifica?",
    "example.E11.result": "Conta quanto sei lontano oltre la linea (R3). La seconda e la terza macchina "
    "sono alla stessa colonna: è davanti quella nella corsia più interna (R41).",
    "example.E12.title": "L’usura non si somma",
    "example.E12.text": "Uno spazio grigio scuro e tre grigio chiaro in un turno, e ne fai un altro chiaro. "
    "Quanta usura ti costa?",
    "example.E12.result": "3, non 11: conta solo lo spazio più scuro su cui hai fatto un passo (R28, R31).",
    "example.E13.title": "Il Cambio aiuta chi insegue",
    "example.E13.text": "Quattro macchine e tu sei ultimo. Quanti passi dà il Cambio a te, e quanti a chi è "
    "terzo?",
    "example.E13.result": "A te cinque: quattro per la posizione, uno perché sei in coda. Al terzo tre "
    "(Q11). Costa sempre un cubo usura.",
    "example.E14.title": "Il Motore Ibrido conta i blu",
    "example.E14.text": "Un blu nella zona attiva, uno già usato, due negli scarti: quattro. L’avversario "
    "ne ha tre negli scarti. Funziona?",
    "example.E14.result": "Sì, quattro contro tre: due passi di uno stesso colore, qui due lunghi spazi "
    "grigio scuro, per un cubo usura (Q10).",
    "example.E15.title": "Il Motore Rotativo conta i colori",
    "example.E15.text": "Negli scarti hai bianco, grigio chiaro, nero e usura. Fin dove ti porta il Motore Rotativo?",
    "example.E15.result": "Quattro colori, anche l’usura conta: fino a quattro passi bianchi (Q5). L’usura "
    "che il Motore Rotativo ti dà va tra i cubi utilizzati e non cambia il conto (Q12).",
    "example.E16.title": "Il Motore Diesel conta il grigio scuro",
    "example.E16.text": "Tre cubi grigio scuro negli scarti e una fila di spazi grigio scuro davanti. "
    "Quanta strada?",
    "example.E16.result": "Tre passi, dodici colonne, per 2 cubi usura (Q5). Contano gli scarti, non i cubi che "
    "hai in mano (Q12).",
    "example.E17.title": "Lo Sterzo: una marcia per tre passi",
    "example.E17.text": "Il nero è andato negli scarti, un cubo usura è arrivato. Ora fino a tre passi dello stesso "
    "colore più chiaro: quale scegli?",
    "example.E17.result": "Con il grigio chiaro hai fatto tre spazi, sei colonne. Qualunque colore più "
    "chiaro va bene, ma tutti i passi devono essere dello stesso (Q7).",
    "example.E18.title": "La Sospensione guarda gli scarti",
    "example.E18.text": "Negli scarti c’è una marcia grigio scuro. Su quali spazi ti porta la Sospensione?",
    "example.E18.result": "Su uno grigio scuro: D1-22 o D2-20, non sul grigio chiaro (R26). La marcia resta "
    "negli scarti, pronta per un altro rosso (Q20).",
    "example.E19.title": "Il Treno di Gomme guarda la mano",
    "example.E19.text": "Nella zona attiva hai un cubo grigio scuro. Dove ti porta il Treno di Gomme?",
    "example.E19.result": "Su uno spazio bianco o grigio chiaro: qualunque colore più chiaro della marcia "
    "(Q7). La marcia resta attiva, e puoi ancora usarla.",
    "example.E20.title": "Il Turbo conta i verdi di tutti",
    "example.E20.text": "Due cubi verdi nei tuoi scarti e uno in quelli di ciascuno dei due avversari. "
    "Quanti passi dà il Turbo?",
    "example.E20.result": "Due sempre, più quattro verdi negli scarti: sei passi grigio chiaro, dodici "
    "colonne, per 2 cubi usura (Q5, Q12).",
    "example.Q2.title": "La scia arriva lontano",
    "example.Q2.text": "Tra te e la macchina davanti ci sono tre sezioni vuote. Il tuo ultimo spazio era "
    "grigio scuro: prendi 3 cubi usura?",
    "example.Q2.result": "Nessuno. Sei davanti nel tuo spazio e l’altra è nello spazio dopo: basta questo, "
    "ovunque stia (R33, Q2).",
    "example.Q4.title": "Tutto o niente",
    "example.Q4.text": "La Sospensione vuole uno spazio bianco, e davanti non ce ne sono. Potresti attivare il "
    "rosso solo per liberartene?",
    "example.Q4.result": "No: il passo è obbligatorio, perciò il cubo non si attiva e non prendi neppure "
    "l’usura (R18, Q4, Q20). Il nero invece va.",
    "example.Q5.title": "«Fino a» può essere zero",
    "example.Q5.text": "Attivi il Cambio e poi preferisci fermarti. Quanta usura ti costa?",
    "example.Q5.result": "Solo il cubo del Cambio. Zero passi vanno bene (Q5), e una macchina ferma non "
    "ha Degrado (R27, R31).",
    "example.Q8.title": "Il Treno di Gomme e le sole marce bianche",
    "example.Q8.text": "Due bianchi e un rosso. Il Treno di Gomme vuole un colore più chiaro della tua marcia: si può?",
    "example.Q8.result": "No, più chiaro del bianco non c’è niente (Q8). Con lo Sterzo invece il bianco si "
    "può scartare, e si fanno zero passi.",
    "example.Q9.title": "Spazi di due colori",
    "example.Q9.text": "Davanti c’è uno spazio bianco e grigio chiaro. Ci entri con il bianco: quale usura?",
    "example.Q9.result": "2: per entrare vale uno qualunque dei suoi colori, per l’usura il più scuro (R26, "
    "Q9).",
    "example.Q10.title": "Pari non basta",
    "example.Q10.text": "Quattro blu tuoi contro quattro negli scarti dell’avversario. Che cosa fa il Motore Ibrido?",
    "example.Q10.result": "Niente passi, e un cubo usura lo stesso: bisogna averne di più (Q10). Guarda il numero "
    "sul cubo prima di attivarlo.",
    "example.Q12.title": "Il verde appena usato non conta",
    "example.Q12.text": "Due cubi verdi con il Turbo, uno dopo l’altro. Il secondo fa un passo in più?",
    "example.Q12.result": "No: il primo è tra i cubi utilizzati, e il Turbo conta solo gli scarti (Q12). Due "
    "passi ciascuno.",
    "example.Q15.title": "Il trucco dell’usura",
    "example.Q15.text": "Due cubi usura in mano e uno negli scarti, e un viola con il Caposquadra. Come te li "
    "togli tutti?",
    "example.Q15.result": "Prima attivi i due cubi usura, che vanno subito negli scarti; poi il Caposquadra li "
    "rimuove con l’altro (R5, Q15).",
    "example.Q18.title": "Una Squadra dei Box per niente",
    "example.Q18.text": "Con la Squadra dei Box rimuovi tre bianchi. Quale cubo ottieni in cambio?",
    "example.Q18.result": "Nessuno: un bianco conta 0 (Q18). Ma il sacchetto è più leggero di tre cubi "
    "lenti, e a volte è quello che serve.",
    "example.Q19.title": "Il Capomacchina e il nero esaurito",
    "example.Q19.text": "Nella riserva non ci sono più cubi neri. Quale marcia puoi dare al Capomacchina?",
    "example.Q19.result": "Non quella grigio scuro, che diventerebbe nera (Q19). Il bianco sì, e ottieni un "
    "grigio chiaro.",
    "example.Q24.title": "Un passo solo per la scia",
    "example.Q24.text": "Fai un solo passo e finisci dietro a un’altra macchina, che subito dopo se ne va. "
    "Vale lo stesso?",
    "example.Q24.result": "Sì: conta chi è davanti quando finisci il tuo turno (R32, Q24). Tu niente usura; "
    "l’altra macchina ne prende 1 per lo spazio bianco.",
    "example.Q25.title": "Oltre il traguardo si continua",
    "example.Q25.text": "Tagli il traguardo per primo, con un altro bianco in mano. L’avversario deve "
    "ancora giocare: ti fermi?",
    "example.Q25.result": "No: il round si finisce (R40) e la strada in più conta (Q25). L’altro ti ha "
    "raggiunto oltre la linea, ma una colonna più indietro.",
    "example.Q27.title": "Momentum",
    "example.Q27.text": "In uno spazio ci sono due macchine, tu davanti. Te ne vai: che cosa succede "
    "all’altra?",
    "example.Q27.result": "A fine turno scivola avanti fino al posto libero (R36), ma mai oltre la linea in "
    "grassetto dello spazio (Q27).",
    "example.Q28.title": "Il pit stop si decide subito",
    "example.Q28.text": "Quattro cubi usura e una marcia. Potresti fare un pit stop; e dopo aver usato la marcia?",
    "example.Q28.result": "Non più: il pit stop prende tutto il turno, e dopo un’attivazione non si può "
    "fare (R38, Q28). I quattro cubi usura restano.",
    "lesson.title": "Impara Automobiles correndo",
    "lesson.welcome": "Daytona Beach, gara di un giro, ultimi due round. Vince chi alla fine è più lontano "
    "oltre la linea. Per ora sei secondo: guarda dove siete tu e l’altra macchina.",
    "lesson.gear": "A ogni turno hai sette cubi. Quattro colori sono marce, da 3 a 6: un cubo, un passo su "
    "uno spazio di quel colore, con lo stesso numero. Comincia in grande: il grigio scuro, il 5.",
    "lesson.gear.try": "Per ora il cubo grigio scuro, quello con il 5.",
    "lesson.length": "Un passo, quattro sezioni: il bianco e il grigio chiaro qui accanto ne hanno una e "
    "due, il nero arriva a sei. Più scuro è lo spazio più corri, e più usura paghi a fine turno.",
    "lesson.wear": "Il cubo marrone è usura: non fa niente e ti ruba un posto nella mano. Se lo attivi va "
    "subito negli scarti. Fallo, tra poco si capisce perché.",
    "lesson.sweep": "Il viola è il Caposquadra: ti fa pescare finché non esce un cubo buono, poi toglie tutta "
    "l’usura dai tuoi scarti. Adesso lì di cubi usura ce ne sono tre. Attivalo!",
    "lesson.position": "Tre cubi usura in meno e una marcia in più. Il verde è il Cambio: fino a tanti passi "
    "grigio chiaro quanto il tuo posto in gara, uno in più se sei ultimo. Per te sono tre.",
    "lesson.lane": "Si può andare dritto o nella corsia accanto, sempre in avanti. Lo spazio a strisce "
    "dritto davanti al tuo cubo ha due colori e vale per tutti e due: vai lì.",
    "lesson.lane.try": "Lo spazio a strisce, con 4 e 5, dritto davanti al tuo cubo.",
    "lesson.behind": "Un altro passo è già fatto, te ne resta uno. «Fino a tre» vuol dire che potresti "
    "fermarti. Ma vai avanti: arrivi proprio dietro all’altra macchina.",
    "lesson.draft": "Sei in scia: c’è un avversario nello spazio dopo, nella tua corsia. I 3 cubi usura "
    "dello spazio grigio scuro non li prendi. Per questo a volte fermarsi conviene più che sorpassare.",
    "lesson.money": "I cubi che non attivi sono denaro: due gialli e due marce fanno 7$. Ogni turno è "
    "questa scelta, correre o comprare. Passa agli acquisti.",
    "lesson.engine": "Il blu è il Motore Ibrido: fino a due passi di uno stesso colore, quello che vuoi. Costa "
    "5$ e li vale tutti. Compralo.",
    "lesson.change": "Restano 2$, e i soldi che avanzano si perdono. Una marcia grigio chiaro costa proprio "
    "2$.",
    "lesson.close": "Chiudi il turno: la macchina salta sull’ultimo cubo, tutti i tuoi cubi vanno negli "
    "scarti, anche quelli comprati, e ne peschi sette. Poi tocca all’avversario.",
    "lesson.bag": "Il sacchetto era vuoto, così gli scarti ci sono tornati dentro e il blu appena comprato "
    "è già in mano. Metà del gioco è qui: riempire il sacchetto di cubi buoni.",
    "lesson.again": "Ultimo round: denaro e usura non contano più, conta solo la strada. Parti con il "
    "grigio scuro.",
    "lesson.hybrid": "Adesso il blu. Funziona se i tuoi cubi blu fuori dal sacchetto sono più di quelli che "
    "l’avversario ha negli scarti: uno contro nessuno. Attivalo.",
    "lesson.pair": "I due passi vogliono lo stesso colore. Scegli il grigio scuro, dritto davanti: più "
    "avanti, nella corsia esterna, ce n’è subito un altro.",
    "lesson.line": "La linea è davanti a te. Un altro grigio scuro e il giro è completo.",
    "lesson.on": "Non fermarti al traguardo: ogni colonna in più conta. Usa le marce grigio chiaro che ti "
    "restano.",
    "lesson.last": "Chiudi il turno. Sei arrivato, ma il round si gioca fino in fondo: all’avversario "
    "spetta ancora un turno.",
    "lesson.ranking": "Fine della gara: tu sei sette colonne oltre la linea, l’altro non l’ha raggiunta. A "
    "pari colonna starebbe davanti chi è nella corsia più interna.",
    "lesson.end": "Hai vinto! Una gara intera comincia con 10$ o poco più per i primi cubi, ha di solito "
    "tre giri e carte che cambiano. Il resto te lo dico strada facendo.",
    "tip.setup": "Prima della gara compra pochi cubi forti: quelli che compri ora torneranno spesso. Un "
    "verde e un viola, o un blu, aiutano più di tante marce chiare.",
    "tip.act": "Premi un cubo per vedere fin dove ti porta. Usa le marce adatte agli spazi davanti; quello "
    "che non ti serve per correre è denaro per cubi migliori.",
    "tip.act.2": "Conta l’ordine: una marcia può portarti dove la prossima trova uno spazio lungo. Se non "
    "ti piace, annulla e prova un’altra strada.",
    "tip.act.4": "Prima di chiudere guarda chi hai davanti: se finisci nello spazio subito dietro a "
    "qualcuno, nella sua corsia, la scia ti risparmia l’usura del turno.",
    "tip.act.12": "Molta usura in mano? Attivala prima di un cubo viola che pulisce gli scarti. Se è quasi "
    "tutta la mano, un pit stop la toglie in un colpo.",
    "tip.shop": "All’inizio compra cubi blu e verdi: costano, ma rendono per tutta la gara. Negli ultimi "
    "turni non comprare più, corri. Il denaro non si conserva.",
    "tip.step": "Scegli lo spazio che ti lascia più scelta dopo: spesso quello accanto a uno spazio lungo, "
    "o la corsia senza macchine davanti.",
    "tip.go": "Puoi fare anche meno passi. Fermati prima se finisci in scia, o se da lì un’altra marcia "
    "trova il suo colore.",
    "tip.scrap": "Il Manager può togliere per sempre un cubo della zona attiva: l’usura prima di tutto, poi i "
    "bianchi che ti rallentano.",
    "tip.bag": "Rimetti nel sacchetto un cubo forte: tornerà in mano prima di quelli negli scarti. Se va "
    "già bene così, salta pure.",
    "tip.remove": "Togli prima l’usura, poi i cubi bianchi: un sacchetto piccolo e forte pesca meglio.",
    "tip.must_remove": "Questi cubi se ne vanno per sempre: scegli usura e marce lente.",
    "tip.lay": "Metti negli scarti l’usura e i bianchi che non usi: subito dopo ne togli altrettanti.",
    "tip.put": "La marcia che scarti decide i colori: più è scura, più scelta hai, perché i passi saranno "
    "di un colore più chiaro. Guarda quale colore viene per tre spazi di fila.",
    "tip.upgrade": "Dai via una marcia per una di un tono più scura: un bianco che diventa grigio chiaro "
    "resta nel sacchetto per tutta la gara.",
    "tip.rest": "Scegli il cubo che ti serve meno, l’usura è perfetta: qui non fa il suo effetto, ma ti "
    "apre la rimozione.",
    "tip.crew": "Tanta usura negli scarti? Toglila tutta. Altrimenti togli due cubi qualsiasi, per esempio "
    "i bianchi.",
    "tip.trade": "L’usura qui conta 2$ e non serve a nulla: dalla per prima. Tre cubi usura fanno 6$, abbastanza "
    "per un cubo qualunque.",
    "tip.gain": "Prendi il cubo più caro che ti serve: quello che avanza è perso.",
    "tip.keep": "Tieni quello che ti fa correre adesso; l’altro non è perso, tornerà dal sacchetto.",
    "tip.draw": "Ogni cubo pescato costa un cubo usura. Vale la pena se il sacchetto ha ancora buone marce; "
    "smetti quando vuoi.",
    "tip.boost": "Un cubo in più gratis, senza usura: di solito sì. Di’ di no solo se nel sacchetto resta "
    "quasi solo usura.",
    "tip.fetch": "Riprendi le marce più scure, o un cubo verde: li userai un’altra volta.",
}
