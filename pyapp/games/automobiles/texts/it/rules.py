"""Le regole di Automobiles in italiano, una voce a numero; una Q è domanda, a capo, risposta."""

_GAME: dict[str, str] = {
    "R1": "Il tracciato ha 4 corsie, contate dall’interno, e tante colonne. Una sezione è il posto di una "
    "macchina, in una corsia e una colonna. Uno spazio, chiuso da linee in grassetto, è fatto da 1 a 6 "
    "sezioni di fila di una corsia ed è l’unità di movimento; la sua sezione più avanzata è quella con la "
    "colonna più alta.",
    "R2": "Le colonne crescono nel senso della corsa, che è antiorario. Il traguardo sta tra l’ultima colonna e "
    "la prima, e nessuno spazio lo attraversa.",
    "R3": "Della tua macchina contano la corsia, la colonna e i giri. L’avanzamento è: giri × colonne del "
    "tracciato + colonna. La tua posizione in gara è 1 più il numero di macchine che ne hanno di più; ad "
    "avanzamento pari è davanti chi sta nella corsia più interna.",
    "R4": "Hai un sacchetto, di cui nessuno conosce l’ordine, e tre zone: la zona attiva, la zona dei cubi "
    "utilizzati e la zona degli scarti (qui: zona attiva, cubi utilizzati, scarti). I cubi sul tracciato, "
    "con l’usura posata accanto, e quelli sulla Tabella dell’Usura (Aerodinamica) contano come cubi "
    "utilizzati.",
    "R5": "La riserva sono tutti i cubi che non ha nessuno. «Ottieni» vuol dire dalla riserva ai tuoi cubi "
    "utilizzati; «rimuovi», che un tuo cubo torna nella riserva; «peschi», dal sacchetto alla zona attiva.",
    "R6": "Scegliete il tracciato: Daytona Beach, il più semplice, va bene per la prima partita; Monza è per "
    "esperti. Il disegno dei loro spazi è nostro (R1).",
    "R7": "I cubi, divisi per colore, formano la riserva: 30 bianchi, 28 grigio chiaro, 24 grigio scuro, 16 neri, 80 "
    "di usura, 40 gialli e 16 per ciascuno degli altri colori: viola, rosso, verde e blu (Q37). Le 4 carte Marcia e la carta "
    "Usura sono sempre in gioco e scoperte. Nella scatola ci sono anche 20 carte azione, 4 per tipo, la carta Primo "
    "giocatore e, per ognuno dei cinque posti, macchina, scheda, segnalino giro e sacchetto.",
    "R8": "Di ognuno dei cinque tipi (Garage, Box, Gestione, Performance, Motore) si estrae a caso una delle 4 "
    "carte azione, oppure si usa un set consigliato. Le altre 15 restano fuori da questa partita.",
    "R9": "Il primo giocatore si sorteggia e resta lo stesso per tutta la gara. Si gioca in senso orario.",
    "R10": "Le macchine vanno in griglia nell’ordine di turno: chi gioca per primo in P1, il secondo in P2 e così "
    "via. In meno di cinque restano vuoti i posti in fondo. Il colore della macchina, con la sua scheda e "
    "il suo segnalino giro, lo scegli tu e non cambia nulla.",
    "R11": "Il segnalino giro parte dallo spazio 3 del tracciato dei giri, o da un altro numero da 1 a 7 su cui "
    "siete d’accordo. I set «Messa a punto perfetta» e «Invito per esperti» partono da 5.",
    "R12": "Nel tuo sacchetto metti 5 cubi bianchi, 2 grigio chiaro e 5 gialli.",
    "R13": "In ordine di turno ognuno compra quanti cubi vuole con il denaro del suo posto in griglia: 10$ in P1, "
    "11$ in P2, 12$ in P3, 13$ in P4, 14$ in P5. I cubi comprati vanno nel sacchetto, il denaro che avanza "
    "si perde.",
    "R14": "Ognuno pesca 7 cubi e li mette nella zona attiva.",
    "R15": "In un round ognuno fa un turno, nell’ordine di turno. Il tuo turno è un turno standard oppure un pit "
    "stop (R38): lo decidi prima di ogni altra cosa.",
    "R16": "Un turno standard ha cinque fasi, in quest’ordine: Azione, Acquisto, Macchina, Degrado, Fine del "
    "turno.",
    "R17": "Azione: quante volte vuoi, anche nessuna, sposti un cubo dalla zona attiva ai cubi utilizzati e fai "
    "ciò che dice la sua carta. I cubi che peschi in questa fase li puoi usare subito.",
    "R18": "Tutto o niente: attivi un cubo solo se puoi fare ogni parte obbligatoria del suo effetto, nell’ordine "
    "della carta, e non puoi scegliere in modo da renderne impossibile una che viene dopo. Dove c’è «fino "
    "a», zero va sempre bene. Le pesche non si prevedono (Q14); per la Squadra dei Box vedi Q18.",
    "R19": "L’usura fa eccezione: se nella riserva ne manca non ferma mai una carta. Ottieni quella che c’è, "
    "magari nessuna, e continui.",
    "R20": "Gli effetti valgono fino al termine del turno.",
    "R21": "Nella fase Azione si muovono solo i cubi. La punta del tuo percorso è la sezione dell’ultimo cubo "
    "posato in questo turno oppure, se non ne hai posati, quella della macchina. Un passo va dalla punta a "
    "uno spazio nuovo.",
    "R22": "Dalla punta puoi passare negli spazi, diversi da quello in cui è, che contengono la colonna seguente "
    "nella stessa corsia o in una corsia accanto; dopo l’ultima colonna viene la prima. La diagonale va "
    "bene, ma si va sempre avanti: mai di lato, mai indietro.",
    "R23": "La sezione d’entrata è quella dello spazio nuovo nella colonna subito dopo la punta. Se c’è la "
    "macchina di un avversario lo spazio per te è chiuso, anche quando più indietro ha sezioni libere.",
    "R24": "Quando entri in uno spazio avanzi fino alla sua sezione più avanzata che raggiungi senza incontrare "
    "un avversario. Quella è la nuova punta.",
    "R25": "Se un avversario è subito davanti alla punta nello stesso spazio, dritto non si passa: restano le "
    "corsie di lato. In diagonale tra due macchine si può. Le macchine doppiate bloccano come tutte; la "
    "tua non ti blocca mai.",
    "R26": "Ogni passo vuole uno spazio del colore che l’effetto indica. Uno spazio bicolore conta per tutti e "
    "due i suoi colori (Q9).",
    "R27": "Se un effetto dà più passi, ognuno dev’essere permesso e ognuno può cambiare corsia. Il cubo si posa "
    "sull’ultimo spazio. Con zero passi resta tra i cubi utilizzati, la punta non cambia e la macchina non "
    "conta come mossa (R31).",
    "R28": "Per il Degrado si ricordano tutti gli spazi in cui hai fatto un passo nel turno, non il colore dei "
    "cubi.",
    "R29": "Acquisto: il tuo denaro è la somma dei valori dei cubi rimasti nella zona attiva. Compri quanti "
    "cubi vuoi, al costo delle carte e finché la riserva ne ha; vanno tra i cubi utilizzati. Quelli con "
    "cui paghi restano nella zona attiva e il denaro che avanza si perde. Bianco e usura non sono in "
    "vendita (Q1).",
    "R30": "Macchina: la tua macchina salta alla punta. Ogni volta che il percorso passa il traguardo hai un giro "
    "in più e il segnalino giro avanza di uno spazio: 7, 6, 5, 4, 3, 2, Final Lap, Finish. Su Finish si "
    "ferma.",
    "R31": "Degrado: se la macchina non si è mossa non ottieni usura. Altrimenti ne ottieni secondo il colore più "
    "scuro su cui hai fatto un passo: bianco 1, grigio chiaro 2, grigio scuro 3, nero 4, senza sommarli. "
    "Uno spazio bicolore conta come il suo colore più scuro; lo spazio di partenza della macchina non "
    "conta.",
    "R32": "Se sei in scia (R33) o hai usato l’Aerodinamica, nel Degrado non ottieni usura. Quella ottenuta nella "
    "fase Azione ti resta.",
    "R33": "Sei in scia se la sezione subito davanti, nella tua corsia e nel tuo spazio, ha la macchina di un "
    "avversario; oppure se sei nella sezione più avanzata del tuo spazio e nello spazio dopo della stessa "
    "corsia c’è un avversario, in qualunque sezione. Conta solo la tua corsia, i giri non contano, e vale "
    "anche attraverso il traguardo.",
    "R34": "Se nella riserva non c’è abbastanza usura, ottieni quella che resta.",
    "R35": "Fine del turno: i tuoi cubi sul tracciato, nella zona attiva e tra gli utilizzati vanno tutti negli "
    "scarti. Poi ne peschi 7 (R39).",
    "R36": "Momentum: sempre a fine turno, anche dopo un pit stop, le macchine di tutti scivolano avanti dentro "
    "il proprio spazio fino alle sezioni libere più avanzate, senza scambiarsi di posto. Così all’inizio "
    "di ogni turno le macchine di uno spazio ne riempiono le prime sezioni, senza buchi.",
    "R37": "Poi tocca al giocatore successivo.",
    "R38": "Pit stop: niente effetti, acquisti, movimento o Degrado. Puoi rimuovere l’usura della zona attiva, "
    "tutta o niente (di solito tutta, Q35); quella altrove resta. Poi c’è la Fine del turno (R35, R36): "
    "gli altri cubi della zona attiva vanno negli scarti e ne peschi 7. Puoi farlo anche senza usura nella "
    "zona attiva.",
    "R39": "I cubi si pescano uno alla volta, a caso. Se devi pescare e il sacchetto è vuoto, prima ci metti "
    "tutti gli scarti; un sacchetto svuotato aspetta la pesca seguente. Se sono vuoti tutti e due, la "
    "pesca si salta.",
    "R40": "Quando un segnalino giro arriva su Finish, si gioca il round fino in fondo: così tutti hanno avuto "
    "gli stessi turni. Poi la gara è finita.",
    "R41": "La classifica si fa per avanzamento; a parità è davanti chi è nella corsia più interna. Vince il "
    "primo. Chi non ha finito la gara si classifica allo stesso modo.",
}

_VARIANTS: dict[str, str] = {
    "V1": "Giri: da 1 a 7, di solito 3. Con pochi giri la gara è breve e semplice, con molti è più strategica.",
    "V2": "Griglia: chi ha esperienza può accordarsi su come decidere l’ordine di partenza. Puoi scegliere tra a "
    "sorte (di solito), nell’ordine dei posti, inverso, oppure proprio come volete voi. L’ordine in griglia è anche "
    "l’ordine di turno.",
    "V3": "Carte: a caso, uno dei 7 set consigliati, oppure le scegliete voi. I set sono: Prima partita (Manager, "
    "Caposquadra, Sospensione, Cambio, Motore Ibrido); Messa a punto perfetta (Ingegnere, Capo dei Box, Aerodinamica, Nitro, "
    "Compressore); Trabiccolo (Capomacchina, Squadra dei Box, Sospensione, Spinta, Motore Diesel); Soldi, soldi, soldi (Capomacchina, "
    "Squadra dei Box, Treno di Gomme, Spinta, Motore Rotativo); Guerriero da strada arcobaleno (Ingegnere, Squadra dei Box, Sospensione, Nitro, "
    "Motore Rotativo); Su di giri (Capomacchina, Caposquadra, Aerodinamica, Spinta, Motore Ibrido); Invito per esperti "
    "(Meccanico, Personale dei Box, Sterzo, Turbo, Motore Ibrido).",
    "V4": "Serpentina: si può cambiare corsia già nelle prime sezioni di uno spazio lungo. Dopo aver posato un "
    "cubo in uno spazio, il passo seguente può partire verso una corsia accanto da qualunque sezione tra "
    "quella d’entrata e la punta. Lo spazio conta lo stesso per l’usura; un percorso che finisce lì "
    "finisce alla punta. Un passo può così finire anche più indietro del tuo ultimo cubo. Di solito è spenta.",
    "V5": "Spinta veloce: gli avversari fanno la loro pesca della Spinta all’inizio del loro turno successivo.",
    "V6": "Sacchetti aperti: si vede che cosa contiene il sacchetto di ognuno, non in che ordine. Di solito degli altri si "
    "vede solo quanti cubi ha.",
}

_RULINGS: dict[str, str] = {
    "Q1": "Quanto costano e quanto valgono il bianco e l’usura?\n"
    "All’Acquisto valgono 0$. Non si possono comprare, né ottenere quando una carta ti fa scegliere un "
    "cubo. Per la Squadra dei Box un cubo usura rimosso conta 2 e un bianco 0. Ma sulla carta Usura un costo c’è, 2$: con la "
    "variante «Usura in vendita» la puoi comprare.",
    "Q2": "Quanto bisogna essere vicini per stare in scia?\n"
    "Basta che l’avversario sia nello spazio dopo della tua corsia, anche con sezioni vuote in mezzo. Le "
    "sezioni contano solo quando siete nello stesso spazio.",
    "Q3": "Alla partenza si passa il traguardo?\n"
    "No. I posti in griglia sono già oltre la linea: tre passaggi sono tre giri interi.",
    "Q4": "E se un effetto si può fare solo in parte?\nIl cubo non si può attivare (R18). Con la variante «Effetti a "
    "metà» si può: l’effetto si fa dall’alto, fin dove è possibile.",
    "Q5": "Con il Cambio, il Motore Rotativo, il Motore Diesel, il Turbo e il Motore Ibrido devi fare tutti i passi?\n"
    "No, ne fai fino a quel numero, anche zero. Con il Motore Ibrido sono 0, 1 o 2.",
    "Q6": "Quando si rimettono gli scarti nel sacchetto?\n"
    "Solo quando devi pescare e il sacchetto è vuoto, mai prima (R39).",
    "Q7": "Per lo Sterzo e il Treno di Gomme va bene solo il colore subito più chiaro?\n"
    "No, qualunque colore più chiaro. Con lo Sterzo tutti i passi sono dello stesso colore. Il colore della "
    "marcia scelta non va mai bene. Il promemoria dice invece «di un livello inferiore», e per il Treno di Gomme anche lo stesso "
    "colore: è la variante «Sterzo e Treno di Gomme».",
    "Q8": "Puoi scegliere il bianco come marcia?\n"
    "Con il Treno di Gomme no: nessun colore è più chiaro e il passo è obbligatorio. Con lo Sterzo sì: il bianco va "
    "negli scarti e fai zero passi.",
    "Q9": "Come contano gli spazi bicolori?\n"
    "Ci entri con uno qualunque dei loro colori; l’usura è quella del più scuro. Se un effetto vuole tutti "
    "i passi di uno stesso colore (Sterzo, Motore Ibrido), ogni spazio deve avere quel colore.",
    "Q10": "Che cosa succede se il confronto del Motore Ibrido non riesce?\n"
    "Si può attivare lo stesso: ottieni un cubo usura e non fai passi. Neppure la parità basta. Per te contano i "
    "cubi blu nella zona attiva, tra gli utilizzati (anche quello appena attivato) e negli scarti, non nel "
    "sacchetto; per ogni avversario, preso da solo, contano solo quelli negli scarti.",
    "Q11": "Quale posizione conta per il Cambio?\n"
    "Quella che avevi all’inizio della fase Azione; le macchine doppiate sono dietro. L’ultimo ha sempre "
    "1 passo in più, quindi in cinque ne ha 6. In due il primo ne ha 1 e l’ultimo 3.",
    "Q12": "I cubi utilizzati contano per il Turbo, il Motore Rotativo e il Motore Diesel?\n"
    "No, contano solo gli scarti: per il Turbo non vale nemmeno il cubo verde appena attivato. L’usura che "
    "il Motore Rotativo e il Motore Diesel ti danno va tra i cubi utilizzati e non cambia il conto.",
    "Q13": "E se il sacchetto si svuota mentre peschi con il Caposquadra?\n"
    "Prima gli scarti, con la loro usura, tornano nel sacchetto: quell’usura sfugge alla rimozione. "
    "L’usura che peschi sta nella zona attiva e questo cubo non la tocca.",
    "Q14": "E se per il Caposquadra resta solo usura, o niente?\n"
    "Ti fermi quando sacchetto e scarti sono vuoti; poi negli scarti non c’è usura da rimuovere. Il cubo "
    "si può attivare sempre, anche con niente da pescare: il sacchetto non si controlla mai prima. Solo "
    "il Nitro vuole due cubi.",
    "Q15": "Serve attivare un cubo usura?\n"
    "Sì: va subito negli scarti, e un cubo viola giocato dopo, nello stesso turno, può rimuoverlo.",
    "Q16": "L’Ingegnere e il Meccanico possono prendere usura dalla zona attiva?\n"
    "Sì. Il cubo spostato dal Meccanico va tra gli utilizzati, perciò questo effetto non può rimuoverlo. Il "
    "cubo giallo attivato non è più nella zona attiva.",
    "Q17": "In che ordine agisce il Manager?\n"
    "Prima la rimozione, poi il ritorno nel sacchetto; sono facoltativi tutti e due. Il cubo tornato nel "
    "sacchetto lo puoi ripescare in questo stesso turno.",
    "Q18": "E se con la Squadra dei Box i costi sommano 0, o non c’è un cubo alla tua portata?\n"
    "Si può fare: la rimozione vale e non ottieni nulla. Con una somma maggiore di 0 e un cubo in vendita "
    "che costa al massimo quella somma, ne devi ottenere uno, a tua scelta. Anche i cubi rimossi da questo "
    "effetto sono già nella riserva e si possono scegliere.",
    "Q19": "Il Capomacchina può scegliere una marcia se il colore più scuro è esaurito?\n"
    "No. Un cubo nero si può sempre rimuovere.",
    "Q20": "Quando si può attivare la Sospensione?\n"
    "Quando negli scarti hai una marcia di un colore su cui adesso puoi fare un passo. Il cubo scelto non "
    "si sposta.",
    "Q21": "Come funziona la pesca degli avversari con la Spinta?\n"
    "Possono pescare anche se tu ne peschi 0. Ognuno decide senza vedere nulla; se il suo sacchetto è "
    "vuoto si riempie come sempre. Il cubo va nella sua zona attiva: averne 8 o più al turno dopo è "
    "normale.",
    "Q22": "Con il Nitro si scelgono i cubi dopo averli visti?\n"
    "Sì, tutti e due. Se tra le due pesche il sacchetto va riempito, prima ci entrano gli scarti.",
    "Q23": "Il percorso può dividersi?\n"
    "Mai: ogni passo parte dall’ultimo cubo, o dalla macchina se non ce ne sono.",
    "Q24": "Quando si guarda se sei in scia?\n"
    "Nella sezione in cui finisci, prima del Momentum, e solo con le macchine che sono lì adesso. Basta un "
    "passo per mettersi dietro a qualcuno; chi non si muove non ottiene comunque usura.",
    "Q25": "Che cosa succede oltre Finish?\n"
    "La strada in più fatta oltre il traguardo ti resta. Chi lo passa due volte in un turno fa avanzare il "
    "segnalino due volte.",
    "Q26": "Due macchine nello stesso spazio sono alla pari?\n"
    "Mai: quella davanti è davanti. Alla pari sono solo due macchine nella stessa colonna, in due corsie.",
    "Q27": "Il Momentum passa le linee in grassetto?\nMai, e sposta solo le macchine, non i cubi.",
    "Q28": "Il pit stop si può decidere a turno cominciato?\n"
    "No: si dichiara prima di tutto, e dopo un’attivazione non è più possibile. Rimuovere solo una parte "
    "dell’usura non è permesso.",
    "Q29": "E se hai meno di 7 cubi in tutto?\nGiochi con quelli che hai.",
    "Q30": "Che cosa si può vedere?\n"
    "Tutto, cioè zona attiva, cubi utilizzati e scarti di tutti, riserva e posizioni, tranne i sacchetti: "
    "quanti cubi ha il tuo puoi sentirlo, ma nessuno ci guarda dentro. Che cosa contengono si ricava da "
    "ciò che è aperto, perciò è leale mostrarti il contenuto del tuo; i cubi che verranno restano segreti, "
    "anche per il computer.",
    "Q31": "Fino a quando puoi annullare?\n"
    "Finché nessuno ha pescato un cubo (Fine del turno, Caposquadra, Spinta, Nitro) e nessun avversario ha "
    "deciso qualcosa.",
    "Q32": "Importa quale scegli tra i tuoi cubi uguali?\n"
    "No: nello stesso posto, due cubi dello stesso colore sono la stessa cosa.",
    "Q33": "Che cosa puoi comprare prima della partenza?\n"
    "Qualunque cubo azione e cubi grigio chiaro, grigio scuro e neri. Anche niente.",
    "Q34": "E se la tua macchina non ha passi possibili?\n"
    "Puoi giocare altri cubi, comprare o fare un pit stop. Nessuno spinge e nessuno subisce danni.",
    "Q35": "In un pit stop si può tenere l’usura?\n"
    "Sì, tutta. Di solito la rimuovi tutta: tenerla serve di rado, come colore in più per il Motore Rotativo o "
    "per il suo costo con la Squadra dei Box.",
    "Q36": "E se nessuno taglia il traguardo?\n"
    "Dopo 100 round la gara viene fermata e si fa la classifica com’è (R41).",
    "Q37": "Quanti cubi blu ci sono?\n"
    "16, come li contano altre fonti. Il regolamento ne conta 15: puoi giocare anche così, con l’opzione «Cubi blu».",
}

RULES: dict[str, str] = {**_GAME, **_VARIANTS, **_RULINGS}
