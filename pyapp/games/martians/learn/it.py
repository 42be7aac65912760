"""Quello che dicono gli esempi e la lezione di Martians!!!, in italiano."""

WORDS: dict[str, str] = {
    "example.W1.title": "Si comincia",
    "example.W1.text": "Quattro giocatori, la partita sta per cominciare. Dove siete, e che cosa avete?",
    "example.W1.result": "Tutte le pedine sono nella Casa, senza Marziani intorno (R2). Ognuno ha 3 vite, 3 "
    "proiettili e 3 carte (R5); nel mucchio ci sono 18 oggetti (R6), nella riserva 100 Marziani.",
    "example.W2.title": "Apre l’Emporio",
    "example.W2.text": "Hai pescato l’Emporio. Posalo a nord della Casa e sistema i segnalini: che cosa "
    "arriva con lui?",
    "example.W2.result": "Un proiettile, una vita e un oggetto coperto, dove vuoi tu ma uno per casella "
    "dell’edificio; poi un Marziano su ognuna delle quattro strade (R21, Q11). La riserva scende a 96.",
    "example.W3.title": "Cinque punti, due combattimenti",
    "example.W3.text": "Hai 5 punti movimento e vuoi arrivare in fondo all’Emporio. Sulla strada ci sono "
    "due Marziani: bastano i punti?",
    "example.W3.result": "Giusti giusti. Ogni casella costa un punto, anche quella dove combatti: vinto il "
    "combattimento si continua con i punti che restano (R31, R33).",
    "example.W4.title": "Una vita trovata per strada",
    "example.W4.text": "Ti restano 2 punti, e nell’Emporio c’è una vita. Se la prendi, potrai fare un passo "
    "in più?",
    "example.W4.result": "No. I punti si contano al tiro (R30): la vita in più ti serve per il prossimo, e "
    "per i combattimenti (Q17). Ti resta un punto.",
    "example.W5.title": "Hai tirato 2",
    "example.W5.text": "Contro il Marziano serve 4 e hai tirato 2. Hai 2 proiettili e 3 vite: paghi, o "
    "perdi una vita e tiri di nuovo?",
    "example.W5.result": "Con 2 proiettili hai colmato i 2 punti che mancavano, e hai vinto (R41). Con un "
    "proiettile solo non avresti avuto scelta: non si paga a metà (Q23).",
    "example.W6.title": "Morire, e ricominciare",
    "example.W6.text": "Ultima vita, un solo proiettile, 7 Marziani raccolti, due oggetti, un fucile. Esci "
    "dalla Casa e tiri 1. Che cosa perdi?",
    "example.W6.result": "Quattro Marziani su sette, il fucile, i due oggetti: cadono in due edifici "
    "diversi, i più vicini (R46). Tieni le carte in mano e riparti dalla Casa con 3 vite e 3 proiettili "
    "(R45).",
    "example.W7.title": "Prima si raddoppia, poi si aggiunge",
    "example.W7.text": "Con 4 vite hai tirato 5, e un’altra carta ti dà +1: 10 punti. Gioca «Non c’è modo "
    "di perdere!»: diventano 20?",
    "example.W7.result": "Diventano 19: si raddoppiano dado e vite, 18, e solo dopo si aggiunge il bonus "
    "(R37, Q45).",
    "example.W8.title": "Un doppione",
    "example.W8.text": "Hai già il Carburante. Nell’Emporio c’è un oggetto coperto: prendilo e guarda.",
    "example.W8.result": "Era un altro Carburante: torna coperto al suo posto (R35). Ne porti uno per tipo "
    "(Q22), ma ora sai che cosa c’è lì, e gli altri no.",
    "example.W9.title": "Il Cerchio nel Grano si riempie",
    "example.W9.text": "Nella fase 6 devi muovere un Marziano, e ce n’è uno solo: la guardia della "
    "Fattoria. Che cosa succede al suo posto?",
    "example.W9.result": "Il gettone è rimasto senza guardia, e nella fase 7 ne è arrivata un’altra "
    "(R55): ora i Marziani sono due e la riserva ne ha uno in meno. È così che crescono le orde (Q30).",
    "example.W10.title": "La Nave Madre",
    "example.W10.text": "Hai tutti e tre gli oggetti, e davanti a te c’è l’ultima Fattoria. Basta battere "
    "la sua guardia?",
    "example.W10.result": "No: battuta la guardia il gettone si scopre, è la Nave, e subito arriva un altro "
    "Marziano da combattere (R56). Vinto anche quello, hai vinto la partita (R70).",
    "example.W11.title": "Una Fattoria",
    "example.W11.text": "Hai pescato una Fattoria, con uscite su tutti e quattro i lati. Quanti Marziani "
    "porta?",
    "example.W11.result": "Uno solo, al centro, sopra un gettone Marziano coperto (R21). Accanto ai suoi "
    "lati potrà stare soltanto un’altra uscita (R20, Q7).",
    "example.W12.title": "La mappa chiusa",
    "example.W12.text": "La Chiesa ha una sola uscita e va sull’ultima strada aperta. Sistema le sue vite: "
    "che cosa succede dopo?",
    "example.W12.result": "Nessuna tessera della pila può più essere posata: hai chiuso la mappa, e il tuo "
    "turno finisce subito, senza carte, movimento e il resto (R10, Q9).",
    "example.W13.title": "Una carta per giro",
    "example.W13.text": "Giochi «Levitazione», ma un avversario ha in mano «Questo non sta succedendo». Che "
    "cosa costa, e a chi?",
    "example.W13.result": "La tua carta è annullata, ma la giocata l’hai usata lo stesso (Q38). Anche chi "
    "ha risposto ha usato la sua: fino al suo turno non gioca altro (R61).",
    "example.W14.title": "Pescare e scartare",
    "example.W14.text": "Hai una sola carta, «Dolci», che non ti serve. Quante ne peschi, e come te ne "
    "liberi?",
    "example.W14.result": "Nella fase 3 arrivi a tre carte, quindi due nuove (R12). Nella fase 8 puoi "
    "scartarne una (R17): al prossimo turno ne hai due e ne peschi un’altra.",
    "example.W15.title": "Un 1 che vale 0",
    "example.W15.text": "È in gioco «Stupidi umani»: ogni dado vale uno in meno. Fermati, e tira 1 per i "
    "Marziani.",
    "example.W15.result": "Il risultato è 0, e nessun Marziano si muove (R50). Meno di 0 non si va mai "
    "(Q47).",
    "example.R31.title": "Un muro di mezzo",
    "example.R31.text": "Sei sulla strada accanto all’Emporio, e un angolo dell’edificio è proprio qui a "
    "nord. Perché non puoi entrarci?",
    "example.R31.result": "Tra le due caselle non c’è una linea bianca, e non si va in diagonale (R31). Si "
    "passa dalla porta: tre passi invece di uno.",
    "example.R46.title": "Nessun edificio in città",
    "example.R46.text": "Muori con tre oggetti addosso, ma sul tavolo c’è soltanto la Casa. Dove cadono?",
    "example.R46.result": "Da nessuna parte: senza edifici tornano nel mucchio, e possono uscire di nuovo "
    "con una nuova tessera (R46).",
    "example.R55.title": "Dopo che la Nave è stata scoperta",
    "example.R55.text": "La Nave Madre è scoperta e ha già la sua guardia. Fermati: dove arrivano i "
    "Marziani nella fase 7?",
    "example.R55.result": "Uno in ogni Fattoria con un gettone. In quella della Nave il centro è occupato, "
    "perciò hai scelto tu un altro campo (R55, Q31).",
    "example.R61.title": "Una carta sola",
    "example.R61.text": "In questo turno hai già giocato una carta, e ne hai altre due. Puoi giocare "
    "«Aspetta! Io ho già giocato a questo gioco»?",
    "example.R61.result": "No: una carta dall’inizio del tuo turno al turno dopo, e contano anche le "
    "risposte (R61). Ti resta solo da passare.",
    "example.R72.title": "L’ultimo Marziano",
    "example.R72.text": "Gioco cooperativo, nella riserva restano quattro Marziani e devi posare un Bivio. "
    "Che cosa succede?",
    "example.R72.result": "Il Bivio ne porta quattro: la riserva è vuota e avete perso, subito (R72). "
    "Tenete d’occhio quel numero.",
    "example.Q6.title": "Strade che continuano",
    "example.Q6.text": "Un Rettilineo da posare. Accanto alla Casa c’è già la Tavola Calda: dove può "
    "andare, e girato come?",
    "example.Q6.result": "A nord della Casa dritto, non di traverso: un lato chiuso contro la strada non va "
    "(R20). E a nord della Tavola Calda non si può, nessuna strada arriva lì (Q6).",
    "example.Q24.title": "L’ultima vita",
    "example.Q24.text": "Una vita e 2 proiettili. Combatti e tiri 1: ne mancano 3. I proiettili ti salvano?",
    "example.Q24.result": "No, servivano tutti e 3 (R41): persa l’ultima vita si muore subito, con i "
    "proiettili che avevi (Q24). Si riparte dalla Casa con 3 e 3.",
    "example.Q35.title": "Sulla Nave, ma nel turno di un altro",
    "example.Q35.text": "Hai tutti gli oggetti e «Teletrasporto», la Nave è libera, ma tocca "
    "all’avversario. Vacci: hai vinto?",
    "example.Q35.result": "Non ancora: si vince solo nelle fasi 2-5 del proprio turno (Q35). Gli altri "
    "hanno il tempo di mandarti un Marziano.",
    "example.Q36.title": "Passare basta",
    "example.Q36.text": "Cooperativo: il Carburante è già sulla Nave, tu porti Carburante e Dinamite. "
    "Passaci sopra e va’ oltre.",
    "example.Q36.result": "La Dinamite è consegnata, senza fermarsi; il secondo Carburante non serve e lo "
    "tieni (R71, Q36). Manca il Fertilizzante, può portarlo chiunque.",
    "example.Q45.title": "Due volte il doppio",
    "example.Q45.text": "Nella stessa mano due «Non c’è modo di perdere!» e la carta che le fa giocare "
    "tutte. Da 9 punti a quanti?",
    "example.Q45.result": "36: il secondo raddoppia ancora quello che dado e vite hanno dato (R37, Q45).",
    "example.Q47.title": "Quando mancano quattro",
    "example.Q47.text": "Con «Stupidi umani» in gioco tiri 1 in combattimento, e vale 0. Quanti proiettili "
    "servono?",
    "example.Q47.result": "Quattro: si conta dal risultato modificato (R41, Q47). Ne avevi cinque, ne resta "
    "uno.",
    "example.Q50.title": "Attraverso i Marziani",
    "example.Q50.text": "Un Marziano sbarra la strada e tu hai «Disturbatore di segnale». Accendilo e passa.",
    "example.Q50.result": "Nessun combattimento fino a fine turno, ma neppure Marziani raccolti, e dove ce "
    "n’è uno non prendi nulla (Q50).",
    "example.Q51.title": "Il Faro su un oggetto ignoto",
    "example.Q51.text": "Hai Carburante e Dinamite, cerchi il Fertilizzante. «Faro» può scambiare con "
    "l’avversario o con l’oggetto coperto nell’Emporio.",
    "example.Q51.result": "Dall’avversario no: ti ritroveresti con due Carburanti. Nell’Emporio c’era "
    "Dinamite, un altro doppione: niente scambio e la carta è spesa, ma adesso lo sai (Q51).",
    "example.Q56.title": "Quale tessera può saltare",
    "example.Q56.text": "Due Rettilinei, uno a nord e uno a sud della Casa. «Capacità nucleare» ne toglie "
    "uno: lo scegli tu?",
    "example.Q56.result": "Quello a nord serve: senza, la Tavola Calda resterebbe staccata dalla Casa. "
    "Salta quello a sud, e i suoi due Marziani sono tuoi (Q56).",
    "example.Q58b.title": "La Nave viene da te",
    "example.Q58b.text": "Hai tutto, ma la Nave è nell’altra Fattoria con la sua guardia. Sei su un Cerchio "
    "nel Grano, e in mano hai «Falsi cerchi nel grano»…",
    "example.Q58b.result": "I due gettoni si scambiano, i Marziani restano dove sono: la Nave è sotto di "
    "te, libera, nel tuo turno. Vinto (Q58b, R70).",
    "example.Q61.title": "Melma verde",
    "example.Q61.text": "Hai «Melma verde» e altre due carte, l’avversario ne ha due. Quante ne pesca "
    "ognuno?",
    "example.Q61.result": "Tutti scartano la mano e ne pescano altrettante; tu una in più, perché nel "
    "competitivo conta anche la carta giocata (Q61). Tre a te, due all’altro.",
    "example.Q76.title": "Una vita prima del tiro",
    "example.Q76.text": "Cominci il turno su una vita, ferma nell’Emporio. La prendi adesso o dopo aver "
    "tirato?",
    "example.Q76.result": "Adesso: si può già prima del tiro, e così conta (Q76). Dado 3 e quattro vite "
    "fanno 7 punti.",
    "example.Q81.title": "Una carta senza effetto",
    "example.Q81.text": "In città non c’è un Marziano. Puoi giocare «Dolci» solo per liberartene?",
    "example.Q81.result": "No: «Dolci» deve muovere almeno un Marziano (Q53, Q81). «Agente XXXX "
    "(Classificato)» invece va sempre: un proiettile a tutti.",
    "lesson.title": "Impara Martians!!! giocando",
    "lesson.welcome": "Sei nella Casa. Vince chi arriva sulla Nave Madre, senza Marziani sopra, con "
    "Carburante, Fertilizzante e Dinamite. Ti manca la Dinamite; la Nave è nella Fattoria qui accanto, una "
    "carta te l’ha già mostrata.",
    "lesson.tile": "Ogni turno comincia con una tessera: strada contro strada, e su ogni strada un "
    "Marziano. Posala dove dà noia agli altri: a ovest della Casa.",
    "lesson.tile.try": "Prova il posto libero a ovest, accanto all’altra pedina.",
    "lesson.cards": "Hai pescato fino a tre carte. Se ne può giocare una quasi in ogni momento, ma una sola "
    "da un tuo turno al prossimo. Tienile da parte: passa per questo turno.",
    "lesson.fight": "I tuoi passi sono il dado più le vite: 1 e 3, quindi quattro. L’oggetto nell’Emporio a "
    "nord è proprio a quattro passi. Sul primo c’è un Marziano: entra e combatti.",
    "lesson.again": "Serve almeno 4, e hai tirato 4: il Marziano entra nella tua collezione e si continua "
    "con i passi che restano. Ce n’è un altro, avanti.",
    "lesson.pay": "3: ne manca uno. O paghi i proiettili che mancano, qui uno solo, o perdi una vita e tiri "
    "ancora. Ogni vita è anche un passo: meglio il proiettile.",
    "lesson.door": "Vinto! Le linee bianche dicono dove si passa, e in un edificio si entra solo dalla "
    "porta. Fai il primo passo, il secondo viene da sé.",
    "lesson.take": "Negli edifici si trovano vite, proiettili e oggetti coperti. Prenderli non costa passi, "
    "nemmeno di passaggio. Che cosa sarà questo?",
    "lesson.stop": "La Dinamite: hai tutti e tre gli oggetti! I passi sono finiti, chiudi il movimento.",
    "lesson.march": "Ora si muovono i Marziani, e li muovi tu: il dado dice 2. Mandane uno addosso "
    "all’avversario, nel suo turno dovrà combatterlo.",
    "lesson.march.try": "Scegli il Marziano più vicino all’altra pedina, poi la sua casella.",
    "lesson.second": "Il secondo gli va dietro. Lascia in pace la guardia della Fattoria: quando un gettone "
    "resta senza, alla fine del turno ne arriva una nuova.",
    "lesson.discard": "Ultima fase: puoi scartare una carta, così ne peschi un’altra al prossimo turno. "
    "«Dolci» sposta Marziani e ora non serve. Poi tocca all’avversario.",
    "lesson.rival": "Il tuo Marziano è stato battuto. Poi l’avversario ha fatto un passo alla guardia della "
    "Fattoria, e al centro ne è arrivata un’altra: ora sono due, e la riserva cala.",
    "lesson.turn": "È il tuo turno. Anche adesso tutti potrebbero giocare una carta; la tua serve tra poco. "
    "Passa.",
    "lesson.far": "Un Bivio porta quattro Marziani. La tua strada va a est: posalo a sud della Casa, con il "
    "lato chiuso in basso.",
    "lesson.far.try": "A sud della Casa, girato in modo che una strada salga verso di lei.",
    "lesson.double": "Dado 3 e 3 vite: sei passi, ma la Nave è a sette. È il momento della carta: «Non c’è "
    "modo di perdere!» raddoppia i tuoi passi.",
    "lesson.walk": "Dodici passi bastano e avanzano, e fino alla Fattoria la strada è libera. Esci "
    "dall’Emporio.",
    "lesson.first": "Ecco la guardia che si era spostata. Non si può passare oltre senza combattere: entra.",
    "lesson.ship": "Battuta. Al centro c’è l’altra, e sotto di lei il gettone. Quando si scopre la Nave "
    "Madre arriva subito un’ultima guardia: coraggio.",
    "lesson.won": "Due combattimenti vinti di fila, la Nave è libera e hai i tre oggetti: partita vinta. Si "
    "può vincere anche così: raccogliere 30 Marziani.",
    "lesson.together": "Si può anche giocare insieme, o da soli: portate i tre oggetti alla Nave prima che "
    "la riserva di cento Marziani sia vuota. Allora quel numero è il vostro orologio.",
    "lesson.end": "Ora la città è tua. Se perdi l’ultima vita non sei fuori: lasci gli oggetti e riparti "
    "dalla Casa. Buona caccia!",
    "tip.place": "Gli edifici posali vicino a te, con i loro oggetti; le strade piene di Marziani lontano, "
    "dove passano gli altri. Una Fattoria sempre a portata: una nasconde la Nave.",
    "tip.lay": "Metti gli oggetti in fondo se l’edificio è vicino agli altri, accanto alla porta se è "
    "vicino a te.",
    "tip.pick": "Prendi: una vita qui conta già per i passi di questo turno.",
    "tip.walk": "Scegli la strada con meno combattimenti, non la più corta. Premi una casella lontana: "
    "vedrai quanti passi e quanti Marziani costa.",
    "tip.walk.3": "Se sei in salute, un Marziano vicino è un buon bersaglio: ogni combattimento si vince "
    "metà delle volte al primo tiro, e 30 raccolti sono la vittoria.",
    "tip.choice": "Se manca poco, paga: una vita è anche un passo a ogni turno. Se ti mancano tre e hai "
    "vite in abbondanza, tieni i proiettili e tira ancora.",
    "tip.march": "Manda i Marziani davanti agli altri e via dalla tua strada. Non spostare una guardia dal "
    "suo Cerchio: ne arriverebbe un’altra.",
    "tip.spawn": "Lo metti tu: lontano dalla tua strada, vicino a quella di chi sta vincendo.",
    "tip.drop": "Gli oggetti cadono negli edifici più vicini: scegli quello da cui ripassi più facilmente. "
    "Riparti dalla Casa.",
    "tip.window": "Qui puoi giocare una carta, ma una sola fino al tuo prossimo turno. Se non serve adesso, "
    "passa per tutto il turno: nessuno ti chiederà altro finché non succede qualcosa.",
    "tip.window.4": "Le risposte valgono più degli attacchi: quando hai i tre oggetti tieni in mano una "
    "carta che ti protegga, finché non sei sulla Nave.",
    "tip.react": "Una carta sta per colpirti, e solo adesso puoi rispondere. Ne vale la pena se perderesti "
    "oggetti o il posto; per poco, passa.",
    "tip.discard": "Scarta ciò che non pensi di giocare presto: al prossimo turno peschi una carta nuova. "
    "Le risposte e «Non c’è modo di perdere!» di solito si tengono.",
    "tip.target": "Mira a chi è più vicino a vincere: chi ha più oggetti, o la collezione più grande.",
    "tip.to": "Se sposti te, va’ accanto a un oggetto o alla Nave. Se sposti un altro, portalo lontano e in "
    "mezzo ai Marziani.",
    "tip.law": "Più posti sono ugualmente vicini: scegli quello da cui riparti meglio.",
    "tip.tile": "Scegli la tessera dove la carta fa di più: tanti Marziani, e sulla tua strada.",
    "tip.look": "Guarda il gettone della Fattoria più vicina a te: lo saprai solo tu.",
    "tip.circles": "Porta la Nave dalla tua parte, o lontano da chi ha già i tre oggetti. I Marziani "
    "restano dove sono.",
    "tip.search": "Il Fucile aiuta sempre; il Disturbatore apre la strada una volta sola, ma nel momento "
    "giusto decide la partita.",
    "tip.cook": "Il Carburante resta in città, coperto ma noto a tutti: mettilo dove puoi arrivare tu per primo.",
    "tip.hysteria": "Ogni tessera tranquilla riceve un Marziano: metti i tuoi in fondo ai vicoli, gli altri "
    "in mezzo alla strada.",
    "tip.angry": "Adesso puoi giocare tutte le carte che vuoi: prima quelle che aprono la strada, poi "
    "quelle che allungano il passo.",
    "tip.candy": "Sposta i Marziani dalla tua strada alla tessera accanto, meglio se c’è un avversario.",
    "tip.presidential": "Un Marziano per tessera: togli quelli tra te e il prossimo oggetto, e le guardie "
    "che non vuoi combattere.",
    "tip.searchlight": "Chiedi l’oggetto che ti manca. Un oggetto coperto è una scommessa: se è un doppione "
    "lo scopri e basta.",
}
