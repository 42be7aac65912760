"""Le regole di Pocket Mars in italiano, una voce a numero; una Q è domanda, a capo, risposta."""

_GAME: dict[str, str] = {
    "R1": "Ogni giocatore sceglie un colore e ne prende l’Astronave, i 7 coloni e un indicatore d’energia.",
    "R2": "Un colono comincia sull’Astronave, gli altri 6 aspettano sulla Terra.",
    "R3": "L’indicatore d’energia parte dal livello 1.",
    "R4": "I 5 Edifici si mettono in fila in ordine casuale. Al tavolo l’ordine non conta; noi lo usiamo per gli ultimi spareggi di DA (Q54, Q55).",
    "R5": "Si mescolano le 35 carte Progetto e se ne danno 4 a testa. Le altre sono il mazzo; accanto vanno gli scarti.",
    "R6": "Tutti insieme e in segreto scegliete 2 delle 4 carte e le mettete a faccia in giù nel Modulo di Preparazione (in breve, modulo); le altre 2 sono la mano. Il tuo modulo lo puoi guardare sempre.",
    "R7": "Il primo giocatore si sorteggia e resta lo stesso per tutta la partita. Si gioca in senso orario.",
    "R8": "Lo spazio ★★ di un Edificio ospita in tutto 1 colono in una partita a 1 o 2, 2 coloni in una a 3 o 4. Lo spazio ★ non ha limiti. L’Edificio di Costruzione non ospita nessuno.",
    "R9": "In un round ognuno gioca un turno, a partire dal primo giocatore. Nel tuo turno fai una sola delle cinque "
    "azioni; poi tutti applicano la regola delle 4 carte.",
    "R10": "Se una carta dice il contrario di una regola, ha ragione la carta.",
    "R11": "Carta dalla mano: ne risolvi l’azione in alto, poi la scarti. Non si connette, non fa piazzare coloni e non "
    "usa l’Edificio.",
    "R12": "Carta dal tuo modulo: la connetti scoperta, in cima alla pila dell’Edificio del suo colore. Poi, in "
    "quest’ordine, tre passi facoltativi e indipendenti.",
    "R12a": "Se la carta vale più di ciò che copre (3 se la pila è vuota), puoi spostare un tuo colono dall’Astronave allo spazio ★ di quell’Edificio. Per la Costruzione si salta. Una carta a faccia in giù vale 0: questo viene da un’altra fonte (Q2).",
    "R12b": "Puoi usare l’azione in basso della carta, se ne rispetti la condizione e puoi pagarla.",
    "R12c": "Puoi usare l’abilità dell’Edificio.",
    "R13": "Carta dal modulo di un altro: la giri e la connetti all’Edificio del suo colore. Nessuno confronta i valori "
    "e nessuno piazza coloni per questo.",
    "R13a": "Prima chi ne è proprietario può usare l’azione in basso come se la carta venisse giocata dal suo posto: coloni suoi, mano sua, energia sua.",
    "R13b": "Poi chi l’ha giocata può usare l’abilità dell’Edificio.",
    "R14": "Lancio: sposti 1 tuo colono dalla Terra all’Astronave. Senza coloni sulla Terra non si può.",
    "R15": "Energia: scarti una delle tue 4 carte, di mano o modulo, e guadagni 1 energia. Si può anche al massimo, ma "
    "l’energia non cresce.",
    "R16": "Regola delle 4 carte: a fine turno ognuno, da chi ha giocato in poi, torna ad avere 2 carte in mano e 2 nel modulo. Che uno finisca tutti i passi prima che cominci il prossimo lo diciamo noi (Q35).",
    "R16a": "Con più di 4 carte scarti dalla mano, a tua scelta, fino ad averne 4.",
    "R16b": "Con meno di 4 carte peschi fino ad averne 4.",
    "R16c": "Se nel modulo ce ne sono meno di 2, lo riempi con carte della mano. Dal modulo alla mano non si torna.",
    "R17": "Ogni Edificio ha un’abilità. Usarla è sempre facoltativo.",
    "R17a": "Ecosistema: sposti un colono di chiunque, in un Edificio a scelta, da ★ a ★★ se c’è posto, oppure da ★★ a ★.",
    "R17b": "Energia: guadagni 1 energia.",
    "R17c": "Scienza: lanci 1 tuo colono dalla Terra all’Astronave.",
    "R17d": "Acqua: metti 1 carta della tua mano o del tuo modulo, a faccia in giù, in fondo al mazzo.",
    "R17e": "Costruzione: sposti 1 tuo colono dall’Astronave allo spazio ★ di un Edificio a scelta.",
    "R18": "Appena il mazzo finisce lo si rifà: da ogni Edificio si tolgono tutte le carte tranne quella in cima, si "
    "uniscono agli scarti e si mescola tutto.",
    "R19": "Alla fine di ogni round, se almeno uno ha tutti i 7 coloni negli Edifici, la partita finisce. Così tutti hanno giocato lo stesso numero di turni.",
    "R20": "Ognuno somma i punti delle sei voci seguenti. I coloni sulla Terra non valgono nulla.",
    "R20a": "1 punto per ogni colono sull’Astronave.",
    "R20b": "2 punti per ogni colono in uno spazio ★.",
    "R20c": "4 punti per ogni colono in uno spazio ★★.",
    "R20d": "2 punti se hai almeno un colono in ognuno dei quattro Edifici che li ospitano.",
    "R20e": "3 punti, una volta sola, se hai almeno 4 coloni in uno stesso Edificio.",
    "R20f": "1 punto se nessuno ha più energia di te; a pari merito lo prendono tutti.",
    "R21": "Vince chi ha più punti; a parità chi ha più coloni negli Edifici; se è pari anche questo, si vince insieme.",
    "R22": "Variante: ognuno riceve 5 carte, ne tiene 1 e passa le altre a sinistra, finché ne ha tenute 4. L’ultima carta di ciascuno torna nel mazzo, che si rimescola. Poi si sceglie il modulo. Che si scelga in segreto lo diciamo noi (Q46).",
}

_SOLO: dict[str, str] = {
    "R30": "Prepari il tuo gioco come in una partita a più giocatori, modulo compreso. La scelta iniziale delle carte non c’è: questo lo diciamo noi (Q64).",
    "R31": "DA prende una delle Astronavi rimaste, a tua scelta, e 7 coloni: 5 sull’Astronave e 2 sulla Terra, energia 1. Livello Super-Droide: 6 e 1. "
    "Livello Cyborg: 7 e 0.",
    "R32": "Due carte del mazzo, senza guardarle, formano il modulo di DA.",
    "R33": "Quando devi pescare, per qualunque motivo, prendi una carta a scelta dal modulo di DA; solo se è vuoto peschi "
    "dal mazzo. Le carte che una regola toglie dal mazzo non sono pescate.",
    "R34": "I limiti degli spazi ★★ sono quelli della partita in due: 1 colono.",
    "R35": "Il round ha tre fasi: Architetto, Errore di Sistema, Attivazione Androidi. Poi si controlla se è finita.",
    "R36": "Fase Architetto: fai una delle cinque azioni, poi applichi la regola delle 4 carte.",
    "R36a": "Carta dalla mano: come sempre.",
    "R36b": "Carta dal tuo modulo: come sempre.",
    "R36c": "Carta dal modulo di DA: la giri e la connetti; confronti il valore e puoi piazzare un tuo colono, poi puoi "
    "usare l’Edificio. L’azione in basso non la usa nessuno.",
    "R36d": "Lancio: sposti 1 tuo colono dalla Terra all’Astronave e scarti 1 carta a scelta del modulo di DA. Devi fare tutte e due le cose; senza coloni sulla Terra non si può.",
    "R36e": "Energia: scarti una tua carta, di mano o modulo, e guadagni 2 energia. Si può anche al massimo, ma l’energia non cresce.",
    "R37": "Errore di Sistema: le prime 2 carte del mazzo vanno negli scarti.",
    "R38": "Attivazione Androidi: con 2 carte nel modulo DA non fa nulla. Con 1 carta sbarca un suo colono nell’Edificio di quel colore (se l’Astronave è vuota ne lancia uno; per la Costruzione si salta), poi usa la sua abilità di quell’Edificio. Con 0 carte niente attivazione. Alla fine il modulo torna a 2 carte dal mazzo. Che si sbarchi nello spazio ★ viene da un’altra fonte (Q52).",
    "R39": "Su ogni Edificio DA ha un’abilità tutta sua.",
    "R39a": "Ecosistema, Doppio Potenziamento: due volte, se un colono di DA può salire da ★ a ★★ sale; altrimenti un tuo colono scende da ★★ a ★; altrimenti il potenziamento è perso. Quale colono, lo diciamo noi (Q54).",
    "R39b": "Energia, Potenza Soverchiante: DA guadagna 2 energia; se è già al massimo, Scintilla.",
    "R39c": "Acqua, Scintilla: le prime 2 carte del mazzo vanno negli scarti.",
    "R39d": "Scienza, Reclutamento: 1 colono di DA va dalla Terra, se ce n’è, all’Astronave.",
    "R39e": "Costruzione, Macchinazioni: 1 colono di DA va dall’Astronave all’Edificio migliore per DA; se l’Astronave è vuota, ne sale uno dalla Terra. Per il regolamento l’Edificio lo scegli tu, mettendoti nei panni di DA; di solito lo sceglie una nostra regola fissa (Q55), e c’è una variante per sceglierlo tu. Lo spazio è ★ (Q52).",
    "R40": "In solitario il mazzo non si rifà mai. Il regolamento aggiunge che la fine del mazzo, «come scritto sopra», chiude la partita; sopra però sta scritto solo del modulo di DA (R41). Noi leggiamo così: il mazzo vuoto da solo non chiude la partita (Q63). Una variante segue la lettera: si finisce alla fine del round in cui il mazzo è vuoto.",
    "R41": "Si finisce dopo un round in cui i tuoi 7 coloni sono negli Edifici, o lo sono i 7 di DA, o il modulo di DA non arriva a 2 carte.",
    "R42": "Tu conti i punti come al solito (il punto d’energia se DA non ne ha più di te). DA prende 4 punti per i quattro Edifici, 5 per i quattro coloni insieme, 2 per l’energia se tu non ne hai di più; in parità li prende lei e tu il tuo punto.",
    "R43": "Vinci solo con più punti di DA.",
}

_FACTS: dict[str, str] = {
    "Q1": "Quanto è lunga la scala dell’energia?\nDa 0 a 5. Nessuna fonte lo dice: partendo da 1, con i passi da 2 di DA si arriva proprio a 5.",
    "Q2": "Dov’è lo 0?\nUna carta a faccia in giù in una pila vale 0: lo dice una fonte pubblica. Che le altre vadano da 1 a 7 lo ricaviamo noi: il regolamento dice da 0 a 7.",
    "Q3": "Due carte dello stesso colore possono avere lo stesso valore?\nNo: ogni colore ha una volta sola i valori da 1 a 7.",
    "Q4": "Si parte con energia 0 o 1?\nCon 1.",
    "Q5": "Il valore delle carte Costruzione conta?\nNo, lì non si confronta mai. Come carte contano comunque per gli scambi nella pila: questo lo diciamo noi.",
    "Q6": "Si vede il colore di una carta a faccia in giù?\nSì, il dorso mostra il simbolo dell’Edificio. Per i moduli lo dice il regolamento; per mani, mazzo e pile lo abbiamo esteso noi. Valore e testo restano segreti.",
    "Q7": "Puoi guardare gli scarti?\nSì, tutti e sempre: che siano scoperti lo dice il regolamento, che si possano sfogliare lo diciamo noi. L’ordine del mazzo è segreto.",
    "Q8": "I nomi delle Astronavi e i colori dei giocatori contano?\nNo: li abbiamo scelti noi. Prima della partita potete dire chi prende quale.",
    "Q9": "Le carte riepilogo, la Terra e il primo giocatore hanno effetti?\nNo.",
    "Q10": "Perché la Scienza 4, che scambia due carte di una pila, è una carta Scienza?\nSbarca un colono in «quell’Edificio», che quindi non è la Costruzione; e la fonte stampa le carte d’esempio nell’ordine degli Edifici, dove al suo posto tocca alla Scienza.",
    "Q11": "Lo scambio della Scienza 4: di che cosa?\nDi 2 carte della stessa pila: i coloni li scambia già un’altra carta.",
    "Q12": "L’Ecosistema 5 quale colore vuole in mano?\nEcosistema, come fa la carta gemella con il suo.",
    "Q13": "L’occhiata: le due carte di uno o una a testa?\nTutte e due le carte di un solo giocatore.",
}

_TURN: dict[str, str] = {
    "Q14": "A valore pari si piazza?\nNo, serve un valore più alto.",
    "Q15": "Quando si legge il valore da battere?\nPrima di connettere la carta.",
    "Q16": "I tre passi si possono invertire?\nNo, l’ordine è fisso. Ognuno si può saltare e non blocca gli altri.",
    "Q17": "Se prima piazzi un colono, la condizione «nessun colono qui» salta?\nSì. Puoi non piazzare per tenerla vera.",
    "Q18": "Il colono lanciato con l’azione in basso si può piazzare per il confronto?\nNo, quel passo è già finito. Può sbarcare con la Costruzione.",
    "Q19": "Con la carta di un altro si confronta?\nNo. La carta diventa comunque la cima della pila.",
    "Q20": "Il proprietario può rifiutare l’azione in basso?\nSì. Chi gioca la carta non può impedirlo, e tutto si decide prima dell’abilità.",
    "Q21": "Di chi sono mano, energia e coloni?\nDel proprietario. Gli «altri» sono tutti tranne il proprietario, quindi anche chi ha giocato la "
    "carta: questo lo precisiamo noi.",
    "Q22": "Puoi usare questa azione sul tuo modulo?\nNo, per quello c’è l’azione del tuo modulo.",
    "Q23": "L’azione in alto è obbligatoria?\nLe parti automatiche sì; dove si sceglie un bersaglio si può rinunciare; pagare "
    "è sempre libero. L’azione in basso si può rifiutare tutta.",
    "Q24": "E se un effetto riesce solo in parte?\nSi fa quanto si può.",
    "Q25": "Puoi pagare per niente?\nNo: se non cambierebbe nulla non viene proposto. Non si paga a metà.",
    "Q26": "Puoi pagare con l’energia dello stesso Edificio?\nNo, l’abilità viene dopo.",
    "Q27": "Puoi passare?\nNo: scartare per energia è sempre possibile.",
    "Q28": "L’abilità Ecosistema sposta tra Edifici o scambia?\nNo: un colono solo, stesso Edificio, altro spazio. Anche "
    "promuovere un colono altrui è permesso.",
    "Q29": "Il posto nello spazio ★★ come si conta?\nSu tutti i giocatori. Se è pieno, prima qualcuno deve scendere.",
    "Q30": "Si può sbarcare direttamente in ★★?\nNo, sempre in ★.",
    "Q31": "L’Acqua quale carta manda in fondo?\nUna tua, di mano o modulo; gli altri ne vedono solo il colore.",
    "Q32": "Puoi scartare per energia una carta del modulo?\nSì; il posto si riempie dalla mano.",
    "Q65": "Dopo uno scambio tra moduli che cosa sai?\nChi ha dato una carta continua a conoscerla finché non si muove. Chi "
    "aveva sbirciato le due carte non le vede più. Così è per ogni carta sbirciata: la vedi finché resta dov’è, poi sta a te ricordarla.",
}

_CARDS: dict[str, str] = {
    "Q33": "Chi sceglie che cosa scartare?\nIl giocatore, solo dalla mano e prima di riempire il modulo.",
    "Q34": "Puoi cambiare una carta del modulo che non ti piace?\nNon con la regola delle 4 carte: servono altre azioni o carte.",
    "Q35": "In che ordine?\nChi ha giocato, poi in senso orario, uno alla volta fino in fondo: quest’ultima parte è nostra.",
    "Q36": "Quando si rifà il mazzo?\nAppena esce l’ultima carta, anche se nessuno deve pescare.",
    "Q37": "La carta che stai giocando rientra nel nuovo mazzo?\nNo: va negli scarti solo dopo la sua azione. Una carta appena connessa è in cima e resta.",
    "Q38": "E le carte a faccia in giù nelle pile?\nCome le altre: se sono sotto, tornano nel mazzo; se sono in cima, restano.",
    "Q39": "E se una pila si svuota?\nIl valore da battere torna 3.",
    "Q40": "La carta giocata può coprire una pila?\nNo, ha già lasciato la mano.",
    "Q66": "Una carta a faccia in giù che lascia la pila si gira?\nSe finisce negli scarti sì; se torna nel mazzo no.",
}

_END: dict[str, str] = {
    "Q41": "Se uno sbarca il settimo colono a metà round?\nIl round si finisce; si controlla solo allora.",
    "Q42": "Si prende due volte il premio dei 4 coloni?\nNo, i coloni sono 7.",
    "Q43": "E se tutti hanno energia 0?\nPari merito: 1 punto a tutti.",
    "Q44": "Può non finire mai?\nLe regole non mettono limiti.",
    "Q45": "Chi comincia è avvantaggiato?\nForse, ma il regolamento non compensa.",
    "Q46": "La scelta iniziale è segreta?\nSì, tutti insieme. Le 4 carte tenute si dividono poi tra mano e modulo.",
}

_SOLO_RULINGS: dict[str, str] = {
    "Q47": "Prendi la carta di DA alla cieca?\nNe vedi il colore. Se ne peschi due, vedi la prima e poi scegli la seconda.",
    "Q48": "Anche un effetto che dice «pesca» prende da DA?\nSì. Scavo, Errore di Sistema, Scintilla e ricarica usano il mazzo.",
    "Q49": "DA è «un altro giocatore»?\nSì, per ogni effetto che ne cerca uno.",
    "Q50": "La carta che attiva gli androidi si consuma o si gira?\nNo.",
    "Q51": "E se l’Astronave di DA è vuota?\nLancia un colono invece di sbarcarlo; l’abilità si usa comunque.",
    "Q52": "Dove sbarcano i coloni di DA?\nNello spazio ★.",
    "Q53": "Il secondo Potenziamento può usare il posto liberato dal primo?\nSì, si risolvono uno dopo l’altro.",
    "Q54": "Quale colono nel Doppio Potenziamento?\nL’Edificio più a sinistra; per far scendere un tuo colono, prima dove DA ha un colono in ★.",
    "Q55": "Macchinazioni: quale Edificio?\nQuello che dà più punti a DA. A parità: dove ne ha 3, poi 2, poi nessuno; poi dove c’è posto in ★★; poi il più a sinistra. Con la variante «Piazzo io per DA» scegli tu, come scrive il regolamento, tra gli Edifici che le danno più punti (R39e).",
    "Q56": "Potenza Soverchiante a 4?\nSale a 5, niente Scintilla.",
    "Q57": "E se nel mazzo mancano carte?\nSi usano quelle che ci sono.",
    "Q58": "E se mancano carte a te?\nResti con meno di 4; la partita finisce comunque in quel round.",
    "Q59": "La fine si controlla dopo DA?\nSì, anche se il tuo settimo colono è sbarcato prima.",
    "Q60": "Puoi lanciare se DA non ha carte?\nNon capita: ogni round comincia con 2.",
    "Q61": "Con la carta di DA devi piazzare?\nNo, e nemmeno usare l’Edificio.",
    "Q62": "E in parità?\nHai perso.",
    "Q63": "Mazzo vuoto ma DA ha 2 carte?\nSi continua: di solito finisce il round dopo. Con la variante «La fine del mazzo chiude la partita» si finisce subito dopo quel round (R40).",
    "Q64": "C’è la scelta iniziale in solitario?\nNo, servono vicini di posto.",
}

RULES: dict[str, str] = {**_GAME, **_SOLO, **_FACTS, **_TURN, **_CARDS, **_END, **_SOLO_RULINGS}
