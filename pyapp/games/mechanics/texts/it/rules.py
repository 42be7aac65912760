"""Le regole di Mars Needs Mechanics in italiano, una voce a numero; una Q è domanda, a capo, risposta."""

_GAME: dict[str, str] = {
    "R1": "Si gioca da 2 a 4, a turno in senso orario. Le regole sono le stesse in due, in tre e in quattro; "
    "gli 8 Rottami non bastano per un quinto. Non si gioca da soli o in squadra: un posto può tenerlo il "
    "computer.",
    "R2": "Ricevi 2 carte Rottame. Quelle che avanzano (4 in due, 2 in tre, nessuna in quattro) escono dalla "
    "partita.",
    "R3": "Ricevi 30 Cogs; il resto è la banca. Quanti Cogs ha ciascuno lo vedono sempre tutti.",
    "R4": "Scegliete i Meccanismi in gioco: stanno scoperti, per tutti. Le prime volte usate Occhiali a Raggi "
    "X, Macchina Differenziale, Razzo Ausiliario e Propulsore Etereo; poi 4 o 5 a caso tra i nove che non sono "
    "l’Automa, oppure quelli che volete, da 0 a 10 (meglio 4 o 5). Chi ha esperienza può aggiungere l’Automa.",
    "R5": "I 7 gettoni Componente si mettono in fila a caso sui 7 posti del tracciato Ordini.",
    "R6": "I 7 segnalini Prezzo partono tutti da 5.",
    "R7": "Si mescolano le 56 carte Componente e ne ricevi 3: sono la tua mano e le vedi solo tu. Le altre sono "
    "il mazzo, coperto.",
    "R8": "Si scoprono 8 carte del mazzo: sono il mercato, e il loro ordine non conta. Nel mazzo ne restano 42 "
    "in due, 39 in tre, 36 in quattro.",
    "R9": "Al tavolo il Primo Giocatore è chi ha l’accento inglese migliore; qui si sorteggia, oppure scegliete "
    "un posto tra le varianti (sorteggio e scelta sono nostri).",
    "R10": "La fila sul tracciato Ordini è l’ordine dei 7 componenti, dal posto 1 (la testa, a destra) al posto "
    "7 (la coda, a sinistra). L’ordine si conserva da un round al successivo.",
    "R11": "Conta solo l’ordine: comprare sposta i gettoni, mentre i prezzi durante il round stanno fermi. Sui "
    "posti leggi che cosa farebbe ognuno a fine round, dalla coda alla testa: −1, −1, −1, 0, +1, +1, +1. Al "
    "tavolo la fila può allungarsi verso destra fino a 15 spazi, perché in un round si fanno al massimo 8 "
    "acquisti.",
    "R12": "Il round lo apre il Primo Giocatore; poi si gioca a turno in senso orario, un giro dopo l’altro, "
    "fino alla fine del round.",
    "R13": "Nel tuo turno fai esattamente un’Azione Primaria: Acquistare o Passare. In più puoi Costruire un "
    "Meccanismo e Disassemblarne uno, prima o dopo l’Azione Primaria e nell’ordine che preferisci.",
    "R14": "Acquistare: scegli una carta del mercato che puoi pagare, dai alla banca il prezzo attuale del suo "
    "tipo e la prendi in mano. Poi il gettone di quel tipo va in testa alla fila; se c’è già, resta lì. Niente "
    "debiti e niente prestiti.",
    "R15": "Passare si può sempre, anche quando potresti comprare. Non ti mette fuori dal round: al tuo turno "
    "dopo scegli di nuovo liberamente. Anche se passi puoi Costruire e Disassemblare.",
    "R16": "Costruire: il Meccanismo dev’essere tra quelli in gioco e devi avere in mano i componenti "
    "richiesti, anche comprati in questo turno. Li metti scoperti davanti a te e posi un tuo segnalino sul "
    "Meccanismo, che funziona subito.",
    "R17": "Disassemblare: riprendi in mano i componenti di un tuo Meccanismo costruito in un turno precedente "
    "e togli il segnalino. Smette subito di funzionare.",
    "R18": "Costruire e Disassemblare seguono i sei limiti qui sotto.",
    "R18a": "In un turno Costruisci al massimo una volta e Disassembli al massimo una volta.",
    "R18b": "Mai tutte e due le cose sullo stesso Meccanismo in un turno, in nessun ordine. Disassemblarne uno "
    "e Costruirne un altro va bene.",
    "R18c": "Puoi averne uno solo costruito alla volta, se la sua carta non dice altro: perciò prima "
    "Disassembli il vecchio, poi Costruisci il nuovo.",
    "R18d": "Più giocatori possono avere lo stesso Meccanismo nello stesso momento.",
    "R18e": "Puoi farlo solo nel tuo turno, mai tra un round e l’altro: non mentre si aggiustano i prezzi, si "
    "vende o si rifornisce il mercato.",
    "R18f": "Quando Costruisci, un Rottame non prende mai il posto di un componente.",
    "R19": "I componenti di un Meccanismo costruito non sono nella tua mano: finché non Disassembli il Meccanismo non puoi "
    "venderli, scambiarli o usarli per un altro. Il Meccanismo resta costruito anche dopo la fine del round.",
    "R20": "Dopo l’Azione Primaria il turno finisce quando lo dici tu. Finisce da sé solo dove tutti sanno che "
    "non puoi fare altro: mai per quello che hai in mano, che è segreto (Q2). Poi si guarda se è finito il "
    "round (R21).",
    "R21": "Il round finisce, al termine di un turno, in uno dei due casi qui sotto. Le carte che nessuno ha "
    "comprato restano sul mercato per il round dopo.",
    "R21a": "Il mercato è vuoto. Chi ha comprato l’ultima carta finisce il suo turno, e può ancora Costruire e "
    "Disassemblare.",
    "R21b": "Avete passato tutti di seguito, uno dopo l’altro, in questo round. Ogni acquisto riporta il conto "
    "a 0, e a inizio round si parte da 0.",
    "R22": "Primo passo, i prezzi: gli ultimi tre della fila (posti 5, 6, 7) scendono di 1, i primi tre (posti "
    "1, 2, 3) salgono di 1, il quarto resta uguale. Non si va sotto 1 né sopra 10: questi limiti sono nostri "
    "(Q4). Non importa che siano stati comprati, e la fila tiene il suo ordine.",
    "R23": "Dopo l’ultimo round è diverso. Sale solo un componente che è tra i primi tre e in quel round è "
    "stato comprato; scende solo uno che è tra gli ultimi tre e non è stato comprato (Q8), se tra le varianti "
    "non avete scelto che scendano tutti e tre. Tutti gli altri restano uguali.",
    "R24": "Secondo passo, la vendita: dal Primo Giocatore di questo round, in senso orario, ognuno può vendere "
    "quanti set vuole ai prezzi nuovi. Chi, per quello che tutti vedono, non può avere un set viene saltato; gli "
    "altri dicono loro di aver finito.",
    "R24a": "Un set è fatto di carte di un solo tipo: almeno 3 contando i Rottami, e almeno 1 dev’essere un "
    "vero componente.",
    "R24b": "Per ogni vero componente del set guadagni il prezzo del suo tipo. Un Rottame vale 0.",
    "R24c": "Ogni Rottame prende il posto di una carta che manca. I tuoi due possono stare nello stesso set: "
    "anche 1 componente e 2 Rottami vanno bene.",
    "R24d": "I componenti venduti vanno negli scarti, che nessuno può guardare, e non tornano più. I Rottami "
    "usati sono persi per sempre.",
    "R24e": "Puoi tenere delle carte, e puoi anche non vendere nulla.",
    "R24f": "In una vendita vendi ogni tipo una volta sola: scegli tutte insieme le carte di quel tipo. Non ci "
    "perdi nulla, perché due set di un tipo rendono quanto uno solo e non vogliono mai meno Rottami.",
    "R25": "Terzo passo, il rifornimento: se il mazzo è vuoto la partita è finita (R29). Altrimenti si pescano "
    "carte per il mercato fino ad averne 8, o fino all’ultima del mazzo.",
    "R26": "Se in quel momento il mazzo aveva almeno una carta si gioca sempre un altro round, anche con il "
    "mercato già a 8 e nessuna carta pescata. L’unica eccezione è R30.",
    "R27": "Quarto passo: il segnalino Primo Giocatore passa a chi siede a sinistra, cioè in senso orario. Chi "
    "lo riceve apre il round dopo, chiunque fosse il prossimo a giocare.",
    "R28": "La partita finisce dopo i prezzi e la vendita dell’ultimo round: niente rifornimento, e il "
    "segnalino non si passa.",
    "R29": "Fine del mazzo: l’ultimo round è il primo che si gioca con il mazzo già vuoto. Quello il cui "
    "rifornimento prende l’ultima carta non è l’ultimo, ne segue ancora uno: così sapete tutti, mentre lo "
    "giocate, che è l’ultimo.",
    "R30": "Mercato fermo: se nessuno compra nulla in due round di seguito, il secondo è l’ultimo e i suoi "
    "prezzi seguono R23. Un acquisto qualunque azzera il conto.",
    "R31": "Il tuo punteggio sono i tuoi Cogs: vince chi ne ha di più. Carte non vendute, Rottami e Meccanismi "
    "costruiti non valgono nulla se la carta non dice altro; l’Automa lo dice, e il suo premio (30 Cogs, una "
    "nostra proposta) si aggiunge prima del confronto.",
    "R32": "A parità vince chi ha in mano meno carte Componente; Rottami e carte dei Meccanismi non contano. Se "
    "siete ancora pari, partite dal Primo Giocatore dell’ultimo round e andate in senso orario: vince il primo "
    "dei pari che incontrate, e il Primo Giocatore stesso viene prima di tutti (così leggiamo noi, Q31).",
}

_RULINGS: dict[str, str] = {
    "Q1": "Qual è la testa della fila, e l’ordine si conserva?\n"
    "La testa è a destra, la coda a sinistra, e l’ordine resta da un round al successivo. Un tipo comprato "
    "tardi in un round comincia il seguente vicino alla testa.",
    "Q2": "Gli altri vedono le carte che hai ricevuto?\n"
    "No. Il regolamento su questo si contraddice, ma le mani sono segrete: ognuno vede solo la sua.",
    "Q3": "Quante copie ci sono di ogni componente?\nOtto: 7 tipi, 56 carte.",
    "Q4": "Qual è il prezzo più basso, e il più alto?\n1 e 10. Un segnalino arrivato in fondo resta lì.",
    "Q5": "Un prezzo già al limite passa il suo cambiamento a un altro?\nNo, quel cambiamento si perde.",
    "Q6": "Comprare fa salire subito il prezzo?\n"
    "No. Tutti gli acquisti di un round si pagano al prezzo che c’era all’inizio del round.",
    "Q7": "Che cosa sale se in un round normale si comprano meno di tre tipi?\n"
    "I primi tre della fila, comprati o no.",
    "Q8": "Nell’ultimo round scende un tipo che è tra gli ultimi tre ma è stato comprato?\n"
    "No, resta uguale: seguiamo il regolamento alla lettera. Conta solo se in quel round se ne comprano almeno "
    "5 tipi, o dopo uno scambio con il Propulsore Etereo. Se la leggete in un altro modo, c’è la variante.",
    "Q9": "Quando si sa che un round è l’ultimo?\n"
    "Subito, se comincia con il mazzo vuoto. Oppure alla fine, se come nel round prima nessuno ha comprato "
    "nulla.",
    "Q10": "Il mazzo è vuoto ma sul mercato restano carte: si continua?\n"
    "No, la partita finisce e quelle carte sono perse.",
    "Q11": "E se il mercato ha ancora 8 carte, il mazzo non è vuoto e nessuno ha comprato?\n"
    "Non si pesca nulla e si gioca un altro round, a meno che sia il secondo così di fila.",
    "Q12": "Bisogna passare tutti di seguito, o basta una volta a testa nel round?\nDi seguito.",
    "Q13": "I passi di un round contano per il successivo?\nNo, si ricomincia da 0.",
    "Q14": "Chi passa per ultimo può ancora Costruire o Disassemblare?\n"
    "Sì, il round finisce solo quando finisce il suo turno.",
    "Q15": "E se non puoi pagare nessuna carta?\nDevi Passare, ma le azioni opzionali le hai lo stesso.",
    "Q16": "E se compri il tipo che è già in testa?\n"
    "Il gettone resta fermo, ma il tipo risulta comprato e l’acquisto conta.",
    "Q17": "Una carta comprata in questo turno serve per Costruire subito?\nSì.",
    "Q18": "Puoi Costruire prima e Disassemblare l’altro dopo?\nNo, il limite di uno vale in ogni momento.",
    "Q19": "Puoi costruire due volte lo stesso Meccanismo?\n"
    "No, al massimo una copia a testa, anche quando non conta nel limite.",
    "Q20": "Puoi Disassemblare adesso il Meccanismo costruito nel tuo ultimo turno, nel round scorso?\n"
    "Sì, va bene qualunque tuo turno precedente.",
    "Q21": "Possono finire i segnalini giocatore?\nNo: non te ne servono mai più di 3, e li hai.",
    "Q22": "E due set dello stesso tipo nella stessa vendita?\n"
    "Rendono uguale: tutte le carte di un tipo vendute insieme sono un set solo.",
    "Q23": "Un set può avere più Rottami del necessario?\n"
    "No, solo quelli che mancano per arrivare a 3 carte, o a 2 con la Fornace per Rottami.",
    "Q24": "Si può vendere un set di soli Rottami?\n"
    "No, serve almeno un vero componente; e i Rottami sono 2 in tutto.",
    "Q25": "Un Rottame si può vendere da solo, regalare o comprare?\nNo.",
    "Q26": "Puoi vendere durante il tuo turno?\nNo, solo tra un round e l’altro.",
    "Q27": "Puoi cambiare idea dopo che un altro ha venduto?\n"
    "No: si fa un giro solo del tavolo e ognuno finisce prima che cominci il prossimo.",
    "Q28": "I Cogs della vendita si usano subito?\nDal round dopo: prima non c’è nulla da pagare.",
    "Q29": "Se il mazzo finisce si rimescolano gli scarti?\nMai.",
    "Q30": "Si vede che cosa c’è negli scarti?\n"
    "No, solo quante carte sono. Un aiuto che conta le carte può usare soltanto ciò che hai visto alla luce del "
    "sole: acquisti, vendite e la tua mano.",
    "Q31": "Per lo spareggio, chi è il Primo Giocatore dell’ultimo round?\n"
    "Chi aveva il segnalino durante quel round: la sua distanza è 0.",
    "Q32": "E se la banca finisce le monete?\nNon succede: la banca non ha limiti.",
    "Q33": "Se il round finisce a metà giro, chi comincia il prossimo?\n"
    "Chi siede a sinistra del vecchio Primo Giocatore.",
    "Q34": "Per il mercato fermo conta anche il primo round?\n"
    "Sì, contano tutti: la partita può finire già dopo il secondo.",
    "Q35": "La carta in più dello Spettroscopio e lo scambio della Posta Pneumatica sono acquisti?\n"
    "La prima sì, il secondo no.",
    "Q36": "In che ordine si sceglie con più Macchine Differenziali?\n"
    "Dal Primo Giocatore in senso orario, una scelta a testa. Gli effetti si sommano.",
    "Q37": "Nell’ultimo round la Macchina Differenziale può far salire un prezzo qualunque?\n"
    "No, solo quello di un tipo comprato in quel round. Farlo scendere si può sempre.",
    "Q38": "E se nell’ultimo round il Propulsore Etereo porta tra i primi tre un tipo non comprato?\n"
    "Non sale. Un tipo comprato spinto al posto 4 resta uguale, e così pure se finisce ai posti 5, 6 o 7 (Q8).",
    "Q39": "Con gli Occhiali a Raggi X puoi guardare anche nel turno degli altri?\n"
    "No, ma nessuno ti chiede di dimenticare ciò che hai visto.",
    "Q40": "Puoi costruire l’Automa se hai già un altro Meccanismo?\n"
    "Sì, e usa la tua sola costruzione di quel turno.",
    "Q41": "Il regolamento scrive «Automation» e «Automaton»: sono due carte?\nNo, è la stessa: l’Automa.",
    "Q42": "Nel regolamento la vendita ha di nuovo il numero 1: qual è l’ordine?\n"
    "Prezzi, vendita, rifornimento, segnalino Primo Giocatore.",
    "Q43": "Le carte dei Meccanismi costruiti contano a fine partita?\n"
    "Non valgono nulla e per lo spareggio non sono in mano.",
    "Q44": "La partita può non finire mai?\n"
    "No: un round con un acquisto fa pescare almeno una carta o è l’ultimo, e due round senza acquisti la "
    "chiudono.",
    "Q45": "Per il Valletto Meccanico e l’Arpione Magnetico, qual è il «primo» Passare o Acquistare?\n"
    "Il primo adatto del round fatto con il Meccanismo costruito e non ancora usato. Quelli di prima, anche "
    "nello stesso turno, non danno nulla e non lo consumano.",
    "Q46": "Puoi comprare se ti bastano i Cogs solo con lo sconto?\nSì, conta quello che paghi davvero.",
    "Q47": "Puoi vendere 3 Ingranaggi e aggiungere il quarto più tardi nella stessa vendita?\n"
    "No: un set ha almeno 3 carte, e ogni tipo si vende una volta sola (R24f).",
    "Q48": "Il Razzo Ausiliario aiuta a comprare o a vendere?\n"
    "A vendere: dà Cogs in più per le carte vendute.",
}

RULES: dict[str, str] = {**_GAME, **_RULINGS}
