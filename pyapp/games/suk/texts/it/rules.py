"""Le regole di Marrak Hesh 17 in italiano, una voce a numero; una Q è domanda, a capo, risposta."""

_GAME: dict[str, str] = {
    "R1": "Si gioca in 2 o in 3. Se al tavolo manca qualcuno, il suo posto lo prende il computer.",
    "R2": "Ricevi una stiva vuota, del formato previsto per il numero di giocatori, e il segnalino "
    "di una corporazione, che parte dallo 0 del segnapunti.",
    "R3a": "In due hai 12 trasporti: 4 bianchi, 4 grigi e 4 neri. Così si usano tutti e 24.",
    "R3b": "In tre hai 8 trasporti, nelle quantità segnate sulla tua stiva. Le nostre, "
    "nell’ordine bianchi, grigi e neri: Linee Aurora 3, 3, 2; Trasporti Kronos 3, 2, 3; "
    "Mercantile Umbra 2, 3, 3. In tutto sono 8 per colore.",
    "R4": "Le 26 merci si mescolano e se ne mette una, scoperta, a ciascuno dei 24 attracchi. Le 2 "
    "che avanzano restano fuori dalla partita.",
    "R5": "Chi comincia si estrae a sorte. Poi si gioca a turno in senso orario, seguendo l’ordine "
    "dei posti.",
    "R6": "Solo nel gioco avanzato: prima del primo turno si pescano a caso 2 carte Spazio "
    "Profondo diverse e si mostrano. Valgono per tutti. Se preferite, potete sceglierle.",
    "R10": "Al tuo turno, se puoi, devi posare uno dei tuoi trasporti. Passare per scelta non è permesso.",
    "R11": "L’attracco che scegli deve avere ancora la sua merce. Durante la partita ogni attracco "
    "ospita una merce oppure un trasporto: mai tutti e due, e mai resta vuoto.",
    "R12": "Dall’attracco scelto percorri l’anello nei due sensi, fino al primo trasporto che "
    "trovi da ogni parte: nessuno di questi due vicini può avere lo stesso colore di quello che "
    "stai posando. Gli attracchi con merce si scavalcano, la distanza non conta, dopo il 23 viene "
    "lo 0, e di chi siano quei trasporti non importa.",
    "R12a": "Finché sull’anello non ci sono trasporti, puoi posare qualunque colore a qualunque attracco.",
    "R12b": "Se sull’anello c’è un solo trasporto, lo incontri da tutti e due i lati: i 23 "
    "attracchi rimasti accettano gli altri due colori, e nessuno accetta il colore di quel trasporto.",
    "R13": "Prendi la merce dell’attracco che hai scelto. Il tuo trasporto resta lì fino alla fine "
    "della partita.",
    "R14": "Carica subito la merce nella tua stiva, su una casella libera. La prima va dove vuoi; "
    "ognuna delle altre dev’essere adiacente a una merce che hai già caricato, cioè toccarla di "
    "lato. Devi caricarla anche quando ti fa perdere punti.",
    "R15": "Una merce caricata non si sposta più.",
    "R16": "Se non hai mosse, perché nessun tuo trasporto può essere posato, salti il turno ma "
    "resti in gioco: al turno dopo, se puoi, posi come sempre.",
    "D1": "Con due o più trasporti sull’anello, quelli che si seguono lungo l’anello hanno sempre colori diversi (R12). "
    "Con la Tempesta Ionica non è più così.",
    "D2": "Ogni tratto tra due trasporti accetta perciò un colore solo: il terzo, quello che nessuno dei suoi due "
    "estremi ha.",
    "D3": "Il trasporto che posi divide il suo tratto in due: la parte verso un estremo vorrà il colore dell’altro "
    "estremo. Se posi proprio accanto a un estremo, di parti ne resta una sola.",
    "D4": "Il colore del terzo trasporto di ogni partita è obbligato: è quello che sull’anello ancora manca. L’attracco, "
    "invece, lo scegli tu.",
    "D5": "Per la merce che prendi c’è sempre posto (R14): le caselle sono almeno quante i tuoi trasporti, e accanto a "
    "quelle occupate ne resta una libera.",
    "D6": "I conti tornano sempre: merci agli attracchi e trasporti sull’anello sono 24 in tutto, e 24 sono anche i "
    "trasporti sull’anello e in mano. Nelle stive ci sono tante merci quanti trasporti sull’anello.",
    "R20": "La partita finisce appena nessuno può più posare un trasporto. Le merci rimaste agli "
    "attracchi e i trasporti rimasti in mano non valgono niente.",
    "R30": "Un gruppo è un insieme di almeno 2 merci dello stesso colore (gruppo di colore) o "
    "dello stesso tipo (gruppo di tipo) collegate di lato. Una merce da sola non è un gruppo, e "
    "in diagonale non ci si tocca.",
    "R31": "Colori: trova il tuo gruppo di colore più grande e prendi 1 punto per ogni sua merce. "
    "Se più gruppi sono i più grandi a pari merito contano tutti, anche quando hanno lo stesso "
    "colore. Senza gruppi di colore prendi 0 punti.",
    "R32": "Tipi: trova il tuo gruppo di tipo più grande e prendi 1 punto per ogni sua merce. Se "
    "più gruppi sono i più grandi a pari merito contano tutti, anche quando sono dello stesso "
    "tipo. Senza gruppi di tipo prendi 0 punti.",
    "R33": "Prendi 1 punto per ogni merce rara nella tua stiva, che sia in un gruppo o no.",
    "R34": "Quando si contano i punti, il tuo totale è la somma di colori (R31), tipi (R32) e "
    "merci rare (R33), più lo Spazio Profondo (R42) nel gioco avanzato. Una merce può contare in "
    "tutte e tre le voci. Il vincitore è chi ha il totale più alto.",
    "R35": "In caso di pareggio, con totali uguali, la vittoria è condivisa. Se avete scelto lo "
    "spareggio «Vince chi gioca dopo», tra i pari vince chi viene più tardi nell’ordine di turno "
    "di quella partita.",
    "R40": "Una carta Spazio Profondo porta un criterio di punteggio oppure una condizione di "
    "gioco. Le condizioni cambiano per tutti, durante la partita, il modo di posare (R12), di "
    "prendere (R13) o di caricare (R14). Gli effetti li abbiamo ricostruiti noi: tra giocatori automatici "
    "Nebulosa rende più punti delle altre, e Supernova ne dà di più a chi è primo.",
    "R41": "Quando si contano i punti, applichi le due carte nell’ordine che preferisci.",
    "R42": "I conti si fanno su una copia della tua stiva, con un bonus che parte da 0. Applica la "
    "prima carta, poi la seconda: una carta bonus aggiunge quello che vale sulla copia in quel "
    "momento, una carta modifica cambia la copia come scegli tu, una condizione qui non fa nulla. "
    "Il totale sono i punti della copia finale più il bonus.",
    "R43": "L’ordine e le scelte di R42 non toccano gli altri, perciò ci pensa il programma: prova "
    "tutto, ti dà il totale più alto e ti mostra come ci è arrivato. Se più strade valgono "
    "uguale, decide Q32. Con l’opzione «L’ordine delle carte lo scegli tu» l’ordine lo dici tu, e il programma fa solo le "
    "scelte che restano.",
}

_RULINGS: dict[str, str] = {
    "Q1": "Contano tutte le merci di un colore o solo quelle del gruppo?\n"
    "Solo quelle del gruppo, o dei gruppi, che danno punti. Una frase del regolamento, letta da "
    "sola, direbbe «tutte»; ma le merci che non si toccano non formano un gruppo, e due gruppi "
    "dello stesso colore possono pareggiare.",
    "Q2": "Che cosa succede se più gruppi sono i più grandi?\n"
    "Danno punti tutti, dello stesso colore o di colori diversi, e lo stesso vale per i tipi. I "
    "gruppi più piccoli non danno niente.",
    "Q3": "E se nella stiva non si toccano due merci uguali?\n"
    "Per quella voce, colori o tipi, prendi 0 punti: le merci da sole non valgono 1 ciascuna.",
    "Q4": "Si cerca il gruppo più grande di ogni colore?\n"
    "No: si cerca la misura più grande tra i gruppi di tutti i colori insieme, e poi, a parte, tra quelli di tutti i "
    "tipi.",
    "Q5": "Una merce può farti perdere punti?\n"
    "Sì. Con due gruppi da 3 hai 6 punti; se uno cresce a 4, conta solo quello e ne hai 4. "
    "Prendere e caricare resta obbligatorio (R10, R14).",
    "Q6": "Dove contano le merci rare?\n"
    "In qualunque casella della tua stiva. Agli attracchi, o tra le due fuori gioco, non contano "
    "per nessuno.",
    "Q7": "Il «primo trasporto» è quello dell’attracco accanto?\n"
    "È il più vicino lungo l’anello, per quanti attracchi con merce ci siano in mezzo. Dopo il 23 "
    "si continua dallo 0.",
    "Q8": "Che cosa blocca un solo trasporto sull’anello?\n"
    "Il suo colore, a ogni attracco: lo incontri da tutti e due i lati (R12b).",
    "Q9": "Conta di chi sono i trasporti vicini?\nNo, conta solo il colore.",
    "Q10": "Destra e sinistra guardando da dove?\n"
    "Nel gioco base è lo stesso, perché guardi da tutte e due le parti. Con la Tempesta Ionica "
    "guardi in senso orario, cioè verso i numeri più alti.",
    "Q11": "Puoi saltare il turno per scelta?\n"
    "No: finché puoi posare un trasporto devi farlo. I salti li fa il programma, e solo quando "
    "servono.",
    "Q12": "Quando si controlla se la partita è finita?\n"
    "Dopo ogni trasporto posato. Se nessuno può più posare la partita finisce lì, senza segnare "
    "altri salti; vale anche quando tutti e 24 gli attracchi sono serviti.",
    "Q13": "Dopo un salto puoi tornare a giocare?\n"
    "Sì: il trasporto di un altro può cambiare i colori che un tratto accetta. Nessuno è "
    "eliminato.",
    "Q14": "E se la stiva è piena o manca una casella adatta?\n"
    "Con le nostre stive non succede: ci sono almeno tante caselle quanti trasporti hai. In una "
    "stiva più piccola, chi non ha caselle adatte conta come chi non può posare (R16).",
    "Q15": "La prima merce deve partire dal bordo?\n"
    "No, può andare su qualunque casella. Le altre devono toccare una merce tua, nella tua stiva.",
    "Q16": "Puoi guardare le merci prima di scegliere?\nSì, agli attracchi sono tutte scoperte.",
    "Q17": "Si sa quali sono le due merci fuori gioco?\n"
    "Sì: le 26 merci sono note, quindi si possono mostrare. In partita non entrano mai.",
    "Q18": "C’è qualcosa di segreto?\n"
    "No: trasporti in mano, stive, attracchi e carte li vedono tutti. Il caso decide solo le "
    "merci agli attracchi, chi comincia, le corporazioni e le carte Spazio Profondo.",
    "Q19": "«Tipo» di trasporto e «colore» di trasporto sono la stessa cosa?\n"
    "Sì: i tipi sono 3, e 4 trasporti per colore fanno 12 solo se anche i colori sono 3.",
    "Q20": "I trasporti che non usi ti costano punti?\n"
    "No. Solo la carta Pieno Carico fa pagare le caselle rimaste vuote.",
    "Q21": "E se la partita finisce in pareggio?\n"
    "La vittoria è condivisa: chi ha lo stesso totale più alto vince insieme agli altri (R35).",
    "Q22": "Si può segnare il punteggio mentre si gioca?\n"
    "Sì, se volete. Il regolamento usa il segnapunti solo per i conti finali, ma tutto è scoperto "
    "e vedere i punti non svela nulla.",
    "Q30": "Puoi posare due volte di fila lo stesso colore?\nSì, se R12 lo permette.",
    "Q31": "Che cosa fai quando hai finito i trasporti?\n"
    "Salti i turni che restano (R16) e alla fine conti i tuoi punti come gli altri.",
}

_DEEP_RULINGS: dict[str, str] = {
    "Q23": "L’ordine conta se le due carte sono bonus o condizioni?\n"
    "No, il risultato è lo stesso: si mostra l’ordine in cui sono state pescate.",
    "Q24": "I punti normali si contano prima o dopo le carte?\n"
    "Una volta sola, dopo tutte e due le carte, sulla stiva come è diventata. Un bonus invece si "
    "calcola nel momento in cui applichi la sua carta.",
    "Q25": "Devi accettare una carta che ti danneggia?\n"
    "Buco Nero e Pieno Carico sì. Tunnel Spaziale e Nebulosa li usi solo se vuoi.",
    "Q26": "Il totale può andare sotto zero?\n"
    "Sì, di rado e solo per colpa di Pieno Carico. Non si ferma a 0: in classifica vale il totale "
    "negativo. Nel gioco base non succede mai.",
    "Q27": "La Nebulosa tocca la rarità o la Pattuglia Doganale?\n"
    "No. Agisce solo mentre si contano i punti, e non rende rara una merce né le toglie la rarità.",
    "Q28": "La Pattuglia Doganale può farti saltare il turno?\n"
    "No: se tutto quello che potresti prendere ha il colore vietato, per quel turno il divieto "
    "cade.",
    "Q29": "Le due carte possono essere uguali?\n"
    "No: si pescano dalle 10 senza rimettere la prima nel mazzo, e ogni carta c’è una volta sola.",
    "Q32": "Quale strada si mostra, se più d’una dà il totale migliore?\n"
    "L’ordine di pesca, se basta. Una carta facoltativa resta inutilizzata, se basta. Altrimenti "
    "la prima scelta nell’ordine delle caselle, riga per riga, e poi dei colori: giallo, viola, "
    "rosso, blu, arancio, turchese.",
    "Q33": "Che cos’è una serie di partite?\n"
    "Una partita per ogni giocatore. Chi comincia la prima si estrae a sorte, poi tocca ogni "
    "volta al posto seguente. Merci, corporazioni e carte si preparano da capo. Vince la somma "
    "più alta; a parità la vittoria è condivisa, e lo spareggio per chi gioca dopo non vale.",
}

RULES: dict[str, str] = {**_GAME, **_RULINGS, **_DEEP_RULINGS}
