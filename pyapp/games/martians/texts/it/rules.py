"""Le regole di Martians!!! in italiano, una voce a numero; una Q è domanda, a capo, risposta."""

_GAME: dict[str, str] = {
    "R1": "Il mazziere si sorteggia e gioca anche il primo turno (Q4). Si va in senso orario.",
    "R2": "La tessera Casa va in mezzo al tavolo e tutte le pedine sulla casella Casa, al suo centro. Lì non ci "
    "sono Marziani.",
    "R3": "Le altre 29 tessere, mescolate e coperte, formano la pila delle tessere.",
    "R4": "Competitivo: le 40 carte Evento e le 30 carte Marziano formano un mazzo solo, e ognuno ne riceve 3; "
    "qui una carta Marziano vale in tutto come una carta Evento. Cooperativo: ognuno riceve 3 carte "
    "Evento, e le 30 carte Marziano formano un mazzo coperto a parte.",
    "R5": "Ricevi 3 vite e 3 proiettili.",
    "R6": "Gli oggetti si mescolano coperti in un mucchio: nel competitivo tutti e 18; nel cooperativo 3 di ogni "
    "tipo, cioè 9, e gli altri 9 vanno nella scatola (Q3).",
    "R7": "I 4 gettoni Marziano, tre Cerchi nel Grano e la Nave Madre, si mescolano coperti in un altro mucchio.",
    "R10": "Fase 1, la tessera: si salta se la pila è vuota o se vale «La fine del mondo come lo conosciamo». "
    "Peschi la prima tessera, che vedono tutti. Se si può piazzare (R20) devi farlo, nel posto e con la "
    "rotazione che vuoi, e poi la popoli (R21); se non si può va nella scatola e continui dalla fase 2. Se "
    "la pila non è vuota e nessuna delle sue tessere si può più piazzare, hai chiuso la mappa: il tuo "
    "turno finisce subito e salti le fasi 2-8 (Q9).",
    "R11": "Fase 2: se sulla tua casella c’è un Marziano, lo combatti (R40).",
    "R12": "Fase 3: peschi fino ad avere 3 carte in mano. Se le hai già non peschi.",
    "R13": "Fase 4: tiri per il movimento. I tuoi punti movimento sono il dado più le vite che hai in quel "
    "momento (R30).",
    "R14": "Fase 5: ti muovi di quante caselle vuoi, da 0 ai tuoi punti movimento (R31-R36).",
    "R15": "Fase 6: tiri il dado e devi muovere altrettanti Marziani diversi, di una casella ciascuno (R50).",
    "R16": "Fase 7: arrivano Marziani sui gettoni Marziano (R55).",
    "R17": "Fase 8: puoi scartare una carta dalla mano. Il tuo turno è finito: nessuno gioca più nulla fino "
    "all’inizio del prossimo.",
    "R20": "Una tessera va in un posto vuoto, ruotata come vuoi. Su ogni lato che tocca un’altra tessera "
    "un’uscita deve incontrare un’uscita e un lato chiuso un lato chiuso, e almeno su un lato devono "
    "incontrarsi due uscite. Una Fattoria ha uscite su tutti e quattro i lati. Due rotazioni sono diverse "
    "se cambia anche solo una casella, una linea bianca o un’icona.",
    "R21": "Popolare una tessera generica: un Marziano su ogni casella strada. Un edificio con nome: prendi dalla "
    "riserva i proiettili e le vite stampati e, alla cieca, gli oggetti dal mucchio; li metti dove vuoi "
    "sulle sue caselle edificio, uno per casella, gli oggetti coperti; poi un Marziano su ogni casella "
    "strada. Una Fattoria: al centro un gettone Marziano a caso, coperto, con un Marziano sopra, e nessun "
    "altro. La Casa: nulla. Se manca qualcosa si mette quello che c’è e scegli tu dove (Q13, Q14).",
    "R22": "Quando la pila delle tessere è finita, la fase 1 si salta per il resto della partita.",
    "R23": "Vite, proiettili e oggetti restano dove sono finché qualcuno li prende; un Marziano sulla casella non "
    "li sposta.",
    "R30": "I punti movimento sono il dado più le tue vite quando tiri. Se poi le vite cambiano, i punti no.",
    "R31": "Ogni casella costa un punto. Niente diagonali: passi solo per le linee bianche e per le uscite tra "
    "due tessere. Puoi stare sulle caselle strada, edificio, campo e sulla casella Casa, e tornare dove "
    "hai già messo piede.",
    "R32": "Più pedine possono stare sulla stessa casella, o attraversarla.",
    "R33": "Se entri su una casella con un Marziano ti fermi e combatti. Vinto il combattimento, continui con i "
    "punti che restano.",
    "R34": "Nelle tue fasi 2-5, su una casella senza Marziano, puoi prendere gratis ciò che c’è, anche di "
    "passaggio (Q76). Puoi avere al massimo 5 vite, 5 proiettili e un oggetto per tipo: quello che supera "
    "il limite resta lì.",
    "R35": "Un oggetto si guarda quando lo prendi. Se ne hai già uno di quel tipo torna coperto sulla stessa "
    "casella, e adesso sai che cos’è.",
    "R36": "Icona Marziano, solo nel cooperativo: quando muovendoti entri su una sua casella, anche di passaggio, "
    "prima fai l’eventuale combattimento e poi, se hai ancora vite e sei ancora lì, peschi e risolvi una carta "
    "Marziano. Se ci parti o una carta ti ci mette, non peschi (Q66). Nel competitivo l’icona non fa "
    "nulla.",
    "R37": "Raddoppiare il movimento vuol dire 2 × (dado + vite); i +1 e −1 al tiro si aggiungono dopo (Q45). Non "
    "si va mai sotto 0.",
    "R38": "Se una carta ti sposta durante la tua fase 5, continui con i punti che restano. Se dove arrivi c’è un "
    "Marziano, lo combatti subito.",
    "R40": "Combatti solo nel tuo turno: nella fase 2, quando entri su un Marziano nella fase 5, o quando una "
    "carta mette insieme te e un Marziano nelle fasi 2-5 (Q65). Gli altri combattono nella loro fase 2.",
    "R41": "Tiri il dado, con gli eventuali modificatori. Con 4 o più vinci. Con meno scegli: paghi esattamente i "
    "proiettili che mancano per arrivare a 4, se ne hai abbastanza, e vinci; oppure perdi una vita e, se "
    "te ne restano, tiri di nuovo. Niente pagamenti parziali e niente proiettili prima del tiro.",
    "R42": "Il combattimento dura fino alla vittoria o alla morte: di tua volontà non te ne vai. Perciò non "
    "giochi nulla che sposti la tua pedina: «Teletrasporto», «Raggio traente» su di te, «Legge marziale» "
    "se ti sposterebbe (Q77).",
    "R42a": "Se tra due tiri una carta di chiunque toglie il Marziano («Fuori dalla mia terra!», «Discorso "
    "presidenziale», «Dolci»), o una carta di un altro ti sposta, il combattimento finisce senza vittoria "
    "e continui con i punti che restano (R38).",
    "R43": "Hai vinto: nel competitivo il Marziano va nella tua collezione, che vedono tutti; nel cooperativo va "
    "nella scatola.",
    "R44": "In un combattimento si usa al massimo un’arma.",
    "R45": "Con 0 vite muori, in quest’ordine: finiscono combattimento e movimento; nel competitivo metà della "
    "tua collezione, arrotondata per eccesso, torna nella riserva; scarti le armi in gioco, e i segnalini che portano "
    "tornano nella riserva; lasci cadere tutti gli oggetti (R46); la pedina va sulla casella Casa; riparti "
    "con 3 vite e 3 proiettili esatti. La mano e gli effetti che durano ti restano (Q25, Q78).",
    "R46": "Gli oggetti cadono uno alla volta, nell’ordine che vuoi, coperti. Ognuno va nell’edificio più vicino, "
    "contando i passi dal punto della tua morte senza badare ai Marziani, che abbia una casella edificio libera e "
    "non ne abbia già avuto uno da questa morte, sulla sua casella libera più vicina; a parità scegli tu. "
    "Se gli edifici non bastano ne riusi uno con una casella libera; se non ce ne sono, due cose dividono "
    "una casella; senza edifici sul tavolo l’oggetto torna nel mucchio. Libera vuol dire senza segnalini "
    "sopra: un Marziano non conta.",
    "R47": "Se muori nel tuo turno salti ciò che resta delle fasi 4 e 5; tutte le altre restano. Se muori nella "
    "fase 2 fai ancora la 3, poi 6, 7 e 8 (Q16).",
    "R48": "Se muori nel turno di un altro, quel turno non cambia.",
    "R50": "Fase 6: il dado, con i modificatori e mai sotto 0, dice quanti Marziani muovi. Li scegli uno dopo "
    "l’altro, ognuno al massimo una volta, e ognuno va per una linea bianca o un’uscita su una casella "
    "accanto senza Marziani. Continui finché li hai mossi tutti, o finché nessuno di quelli fermi ha una "
    "casella libera accanto.",
    "R51": "I Marziani entrano ed escono da edifici e Casa, e possono andare sulle pedine: quel giocatore "
    "combatte nella sua prossima fase 2, o subito se è nelle sue fasi 2-5.",
    "R52": "Su una casella c’è al massimo un Marziano, sempre. Quelli nuovi arrivano solo su caselle strada e "
    "campo, se una carta non dice altro.",
    "R55": "Fase 7: finché la Nave Madre è nascosta, ogni gettone Marziano sul tavolo, coperto o scoperto, che "
    "non ha un Marziano sopra ne riceve uno. Quando è scoperta, ogni Fattoria con un gettone Marziano ne "
    "riceve uno solo (Q31): sul gettone se lì non c’è già un Marziano, se no su una casella campo libera di "
    "quella Fattoria, a scelta del giocatore attivo. Una Fattoria con nove Marziani non ne riceve.",
    "R56": "Nelle tue fasi 2-5, appena sei su un gettone Marziano coperto e lì non c’è un Marziano, lo giri: è "
    "obbligatorio (Q33). Se è la Nave Madre vi arriva subito un Marziano, e lo combatti adesso.",
    "R60": "Le carte si giocano quando vuoi, nei momenti di R66, se la carta non dice altro.",
    "R61": "Giocata: dall’inizio del tuo turno all’inizio del tuo turno dopo puoi giocare una carta sola; una "
    "anche prima del tuo primo turno (Q39). Contano anche le reazioni, e le armi quando le metti giù, non quando "
    "le usi. Nel cooperativo una carta Marziano pescata da un’icona non consuma la giocata di nessuno "
    "(Q79).",
    "R62": "In mano hai al massimo 3 carte; quelle scoperte davanti a te non contano. Si pesca solo nella fase 3 "
    "o per una carta.",
    "R63": "Se il mazzo è vuoto si rimescolano i suoi scarti; se sono vuoti tutti e due non si pesca. Lo stesso "
    "vale per il mazzo Marziano del cooperativo.",
    "R64": "Una carta va negli scarti dopo essere stata risolta; quelle che durano restano scoperte finché "
    "finiscono. Nel cooperativo le carte Marziano non si tengono mai in mano.",
    "R65": "Davanti a te puoi avere una sola copia di ogni arma.",
    "R66": "Momenti per giocare carte: inizio del turno; dopo la fase 1; prima di ogni tiro di combattimento; "
    "dopo ogni combattimento; dopo la fase 3; dopo il tiro di movimento; dopo ogni casella in cui entri, "
    "fatti combattimento, raccolta e icona; prima del tiro per i Marziani; dopo quel tiro, prima che se ne "
    "muova uno; prima della fase 7; prima della fase 8. Comincia il giocatore attivo, poi si va in senso "
    "orario; ogni carta giocata riapre il momento, che si chiude quando passano tutti di seguito. Mai tra "
    "un tiro di combattimento e la sua conseguenza. Dopo il tiro di movimento o per i Marziani una carta "
    "non lo cambia più (Q46); solo «Non c’è modo di perdere!» raddoppia i punti.",
    "R67": "Una reazione si gioca quando una carta è annunciata con i suoi bersagli e non ancora risolta. "
    "L’ultima reazione si risolve per prima.",
    "R70": "Nel competitivo vinci subito in due modi: nelle tue fasi 2-5 sei sulla Nave Madre scoperta, senza "
    "Marziani lì, con Carburante, Fertilizzante e Dinamite; oppure, in qualunque momento, la tua "
    "collezione arriva a 30 (anche con «Capacità nucleare»).",
    "R71": "Nel cooperativo si consegna: nelle tue fasi 2-5, sulla Nave Madre scoperta e senza Marziani, ogni tuo "
    "oggetto di un tipo non ancora consegnato va sulla Nave. Con tutti e tre i tipi consegnati vincete "
    "subito tutti. Ciò che è consegnato non si perde più.",
    "R72": "Nel cooperativo perdete subito quando si piazza l’ultimo Marziano della riserva, che di solito ne ha "
    "100. Quelli uccisi o tolti non tornano mai.",
    "R73": "Nel cooperativo perdete anche se la Nave Madre non è tra i gettoni sul tavolo e nessuna tessera della "
    "pila si può piazzare, o la pila è vuota. Si guarda dopo la fase 1, anche se è stata saltata o ha "
    "appena chiuso la mappa (R10): in quel caso viene prima la sconfitta.",
    "R74": "Non si contano punti e non servono spareggi (Q69).",
}

_RULINGS: dict[str, str] = {
    "Q1": "Quante tessere e quante carte ci sono?\n"
    "30 tessere, 40 carte Evento e 30 Marziano, come dice il regolamento. Altrove si leggono altri numeri: "
    "vale il regolamento.",
    "Q2": "La Nave Madre è in più rispetto ai 4 gettoni?\n"
    "No: i gettoni Marziano sono 4 in tutto, tre Cerchi nel Grano e una Nave Madre, uno per Fattoria.",
    "Q3": "Quanti oggetti ci sono nel cooperativo?\n"
    "Tre di ogni tipo, 9 in tutto. La frase del regolamento non è chiara e potrebbe anche dire due per "
    "tipo; in prova si giocano bene tutti e due.",
    "Q4": "Chi gioca per primo?\nIl mazziere.",
    "Q5": "Che cos’è la casella Casa?\n"
    "Il centro della tessera Casa, unito alle sue quattro strade. Conta come casella edificio: lì non "
    "arrivano Marziani nuovi, ma possono entrarci.",
    "Q6": "Quali lati si possono toccare?\n"
    "Due lati chiusi sì, un lato chiuso contro un’uscita no. Toccarsi solo con lati chiusi non basta: "
    "almeno una strada deve unire le tessere.",
    "Q7": "E accanto a una Fattoria?\n"
    "Ogni suo lato è un’uscita, quindi un lato chiuso non può mai starle accanto.",
    "Q8": "Una tessera che non si può piazzare torna più tardi?\n"
    "No, è persa. Se era una Fattoria, il suo gettone Marziano non si pesca.",
    "Q9": "Quando la mappa è chiusa?\n"
    "Quando nessuna delle tessere ancora nella pila si può piazzare; quali siano lo sanno tutti. Con la "
    "pila vuota non si punisce nessuno. Chi la chiude salta le fasi 2-8, nuovi Marziani compresi; gli "
    "altri poi pescano e mettono via le tessere come sempre, e «Capacità nucleare» può riaprirla.",
    "Q10": "Puoi chiudere la mappa apposta?\nSì, anche se la tessera starebbe altrove.",
    "Q11": "Quanti Marziani porta una tessera?\n"
    "Con nome o generica, uno per casella strada. Una Fattoria uno solo, la Casa nessuno.",
    "Q12": "Che cosa si posa prima su una tessera nuova?\n"
    "Prima vite, proiettili e oggetti, poi i Marziani: i primi sulle caselle edificio, i secondi sulle "
    "strade, mai insieme.",
    "Q13": "E se i segnalini non bastano?\n"
    "Metti quelli che restano; quelli che mancano non si recuperano. Se il mucchio degli oggetti è vuoto, "
    "niente oggetti.",
    "Q14": "E se nel competitivo finiscono i Marziani della riserva?\n"
    "Non ne arrivano altri; finché ne resta qualcuno, il giocatore attivo sceglie dove. Nel cooperativo la "
    "partita finisce prima (R72).",
    "Q15": "Un Marziano nuovo può arrivare in un edificio o in Casa?\n"
    "Solo con «Ultracorpi», che indica proprio la casella delle pedine.",
    "Q16": "Se muori nella fase 2 peschi lo stesso?\nSì: perdi solo il movimento.",
    "Q17": "Le vite guadagnate o perse nella fase 5 cambiano i punti?\n"
    "No. Anche per raddoppiare si usano le vite contate al tiro.",
    "Q18": "Puoi restare dove sei?\nSì.",
    "Q19": "Devi prendere ciò che trovi?\nNo. Ma guardare un oggetto vuol dire prenderlo.",
    "Q20": "Se una carta ti sposta nel turno di un altro, prendi ciò che trovi?\nNon prima del tuo turno.",
    "Q21": "Puoi superare le 5 vite o i 5 proiettili?\n"
    "Mai. Quello che «Agente XXXX» ti darebbe in più è perso.",
    "Q22": "Quanti oggetti puoi avere?\nAl massimo un Carburante, un Fertilizzante e una Dinamite.",
    "Q23": "Quando si pagano i proiettili?\nDopo il tiro, e solo quanti ne mancano.",
    "Q24": "Se perdi l’ultima vita puoi salvarti con i proiettili?\nNo, muori subito, anche se ne hai.",
    "Q25": "Morendo perdi la mano?\nNo, solo le armi che hai in gioco.",
    "Q26": "Con quanti proiettili riparti dopo la morte?\n"
    "Con 3: chi ne aveva cinque scende a 3, chi zero sale a 3.",
    "Q27": "Dove va la parte di collezione persa?\nTorna nella riserva. Nel cooperativo non c’è collezione.",
    "Q28": "Un Marziano sulla casella Casa attacca chi vi ricomincia?\n"
    "Non prima della sua prossima fase 2, anche se intanto qualcuno gioca una carta; a meno che una carta li metta di "
    "nuovo insieme.",
    "Q29": "Nella fase 6 devi muovere il massimo possibile di Marziani?\n"
    "Devi continuare fino al numero tirato, ma l’ordine è tuo: può lasciarne altri senza via libera.",
    "Q30": "Un Marziano può lasciare il suo Cerchio nel Grano?\n"
    "Sì, e la fase 7 ne mette un altro. È così che crescono le orde: nel cooperativo, meglio lasciare lì "
    "le guardie.",
    "Q31": "Scoperta la Nave Madre, dove arrivano i Marziani?\n"
    "Uno in ogni Fattoria con un gettone Marziano. Il regolamento lo dice in due modi diversi: seguiamo la "
    "sequenza del turno. Secondo l’altro si riempie solo la Fattoria della Nave Madre, e un Cerchio nel Grano ne "
    "riceve uno quando è vuoto: una variante lo gioca così.",
    "Q32": "Il Marziano che arriva quando si scopre la Nave sostituisce quello della fase 7?\nNo, è in più.",
    "Q33": "Puoi non girare il gettone Marziano?\nNo, girarlo è obbligatorio, anche nel cooperativo.",
    "Q34": "E se il Marziano che stava sul gettone se n’è andato?\nBasta entrare sulla casella per girarlo.",
    "Q35": "Nel competitivo vinci se ti portano sulla Nave nel turno di un altro?\n"
    "Non ancora: serve il tuo turno, con la casella senza Marziani.",
    "Q36": "Nel cooperativo gli oggetti deve portarli uno solo?\n"
    "No, anche più giocatori in turni diversi; e basta passare sulla Nave.",
    "Q37": "Ti si può richiedere qualcosa in un momento già chiuso?\n"
    "No. Se non vuoi giocare carte puoi passare fino al tuo turno.",
    "Q38": "Una carta annullata consuma la giocata?\nSì.",
    "Q39": "Puoi giocare una carta prima del tuo primo turno?\nSì, una.",
    "Q40": "Un turno in più è un turno tuo a tutti gli effetti?\n"
    "Sì: hai una nuova giocata, e al suo inizio finiscono gli effetti che durano fino al tuo prossimo "
    "turno.",
    "Q41": "Quando puoi scartare una carta?\nSolo nella fase 8, una. Scartare non è giocare.",
    "Q42": "Devi mai scartare perché hai più di 3 carte?\n"
    "No: solo la fase 3 e «Melma verde» ne aggiungono alla mano.",
    "Q43": "E se mazzo e scarti sono vuoti?\nSi continua senza pescare.",
    "Q44": "Chi è il «giocatore attivo» delle carte Marziano?\n"
    "Chi è di turno in quel momento, non chi ha la carta. Così i loro effetti durano al massimo un giro.",
    "Q45": "Quali bonus si aggiungono dopo il raddoppio?\n"
    "Il +1 di «Aspetta! Io ho già giocato a questo gioco» e il −1 di «Stupidi umani». Un secondo «Non c’è "
    "modo di perdere!» nello stesso turno raddoppia ancora: 4 × (dado + vite).",
    "Q46": "Quanto aggiunge «Aspetta! Io ho già giocato a questo gioco»?\n+1, e solo ai tiri fatti dopo.",
    "Q47": "Un tiro modificato può uscire da 1-6?\n"
    "Sì, può fare 0 o 7 e più, mai meno di 0. Movimento 0: contano solo le vite; 0 nella fase 6: nessun "
    "Marziano si muove; in combattimento i proiettili mancanti si contano dal risultato modificato, perciò "
    "un 1 con «Stupidi umani» ne vuole 4.",
    "Q48": "Puoi scegliere quando usare «Fucile a pompa»?\n"
    "No, vale da solo nei tuoi prossimi tre combattimenti. I suoi proiettili non sono tuoi e non contano "
    "nei 5. Sotto «Disturbatore di segnale» non si consumano, perché non combatti.",
    "Q49": "A che servono i tre segnalini su «Dado a quattro facce»?\n"
    "A nulla: la carta non li descrive, perciò non se ne mettono.",
    "Q50": "Come funziona «Disturbatore di segnale»?\n"
    "Si usa nel tuo turno o in quello di un altro, mai dentro un combattimento. Se finisci il turno su un "
    "Marziano combatti nella tua prossima fase 2. Un gettone Marziano senza guardia lo giri lo stesso; la "
    "guardia che arriva sulla Nave non la combatti, quindi la Nave non è libera.",
    "Q51": "Quali scambi permette «Faro»?\n"
    "Devi avere un oggetto, e un doppione già noto non si può scegliere. Con un oggetto coperto che non "
    "conosci lo guardi: se farebbe un doppione non si scambia nulla e la carta è spesa. Quello che lasci "
    "in un edificio resta lì coperto. Usarla non è giocare una carta, perciò le reazioni non la fermano.",
    "Q52": "Quali armi servono in un combattimento?\nIn pratica solo «Fucile a pompa».",
    "Q53": "Quali tessere sono adiacenti per «Dolci»?\n"
    "Quelle che hanno un lato in comune, anche senza una strada che le unisca. La tessera d’arrivo è una "
    "sola, e i Marziani vanno su sue caselle strada, edificio, campo o Casa che non ne hanno.",
    "Q54": "Che cosa vuol dire la seconda frase di «Fuori dalla mia terra!»?\n"
    "Nulla: è il titolo di un’altra carta, finito lì.",
    "Q55": "Piazzare un Marziano è muoverlo?\n"
    "No: «Sicurezza nazionale» e «Dado a quattro facce» non fermano i nuovi arrivi, né «Ultracorpi» e "
    "«Isteria di massa».",
    "Q56": "Quali tessere può togliere «Capacità nucleare»?\n"
    "Solo una generica con almeno un posto vuoto accanto, senza pedine sopra, e che lasci tutte le altre "
    "unite alla Casa per strada. Va bene anche senza Marziani.",
    "Q57": "Quanto si perde con «Questo non è per niente come il videogioco!»?\n"
    "Nei due modi di giocare si scende a 3 vite e 3 proiettili, se se ne hanno di più. Alla lettera, nel "
    "competitivo il bersaglio ne perde 3 e 3, e con 3 vite o meno muore: una variante lo gioca così.",
    "Q58": "«Assorbi memoria» toglie anche le armi?\n"
    "No, solo gli oggetti: tornano nel mucchio e possono uscire con altri edifici.",
    "Q58b": "«Falsi cerchi nel grano» può spostare la Nave Madre scoperta?\n"
    "Sì. Se finisce sotto la tua pedina nelle tue fasi 2-5, R56, R70 e R71 si guardano subito.",
    "Q59": "«Come cucinare gli umani» prende anche il Carburante sulla mappa?\n"
    "No, solo quello che qualcuno ha. Il coperto sulla mappa resta dov’è e quello consegnato alla Nave è "
    "al sicuro.",
    "Q60": "Dove va l’arma trovata con «Atterraggio»?\n"
    "Subito in gioco davanti a te: una mano piena non potrebbe prenderla. Si cerca solo nel mazzo, non "
    "negli scarti.",
    "Q61": "Quante carte si pescano con «Melma verde»?\n"
    "Tutti scartano insieme, poi dal giocatore attivo in senso orario ognuno pesca quante ne ha scartate. "
    "Nel competitivo chi l’ha giocata ne pesca una in più: con 3 carte in mano scarta le altre 2 e ne "
    "pesca 3.",
    "Q62": "Puoi prendere di mira la tua pedina?\nSì: «Raggio traente» su di te è un teletrasporto.",
    "Q63": "Contro quali carte valgono le reazioni?\n"
    "Hanno un bersaglio «Come cucinare gli umani», «Assorbi memoria», «Questo non è per niente come il "
    "videogioco!» e «Raggio traente»: solo contro queste vale «Questo non è l’umano che state cercando» "
    "(nel cooperativo, contro le due con la vittima a caso). «Questo non sta succedendo» nel competitivo "
    "vale anche contro una carta che colpisce tutti, se colpisce te, e l’annulla per intero. A una carta "
    "deviata può rispondere il nuovo bersaglio.",
    "Q64": "Quante carte si giocano con «Tu mi stai facendo veramente arrabbiare»?\n"
    "Quante vuoi tra quelle che hai in mano, una dopo l’altra: questa consuma la giocata, le altre no. "
    "Quelle che in quel momento non si possono giocare restano in mano.",
    "Q65": "Una carta ti mette su un Marziano: quando combatti?\n"
    "Subito se è il tuo turno, nelle fasi 2-5; altrimenti nella tua prossima fase 2.",
    "Q66": "Quante volte fa pescare un’icona?\n"
    "Ogni volta che ci entri con il tuo movimento: uscire e rientrare fa pescare di nuovo, e non serve "
    "fermarsi. Se una carta ti ci mette, o ci sei già, non peschi. La carta Marziano può anche spostarti, "
    "e poi continui a muoverti.",
    "Q67": "«Levitazione» giocata nel tuo turno prima della fase 4 ferma anche te?\nSì, perdi il movimento.",
    "Q68": "Con «La fine del mondo come lo conosciamo» si può perdere per R73?\n"
    "Non per la pesca saltata, finché una tessera della pila si potrebbe piazzare.",
    "Q69": "Due giocatori possono vincere insieme nel competitivo?\n"
    "No: i Marziani si raccolgono uno alla volta, e quelli di «Capacità nucleare» si contano subito per "
    "chi l’ha giocata.",
    "Q70": "Nel cooperativo che cosa potete darvi?\n"
    "Potete parlare e mostrare le mani; oggetti, segnalini e carte non si passano.",
    "Q71": "Che cosa vedono tutti?\n"
    "Mappa, Marziani, riserva, collezioni, oggetti che avete, vite, proiettili, armi, scarti, quante carte "
    "ha ogni mano e ogni mazzo e quali tessere restano nella pila. Sono segreti l’ordine dei mazzi, le "
    "mani altrui (anche nel cooperativo, se non le avete aperte) e le facce di oggetti e gettoni Marziano "
    "coperti, tranne per chi li ha guardati. Gli oggetti caduti, cucinati o lasciati in uno scambio stanno "
    "coperti ma li conoscete tutti, finché non tornano nel mucchio.",
    "Q72": "Puoi attaccare un’altra pedina?\nNo, se non con una carta.",
    "Q73": "E se la partita non finisce mai?\n"
    "Dopo 300 turni si chiude: nel competitivo si guarda chi ha più oggetti, poi la collezione; nel "
    "cooperativo è una sconfitta.",
    "Q74": "Se con un Marziano ci sono due pedine, chi lo combatte?\n"
    "Ognuno nel suo turno; lo prende chi vince.",
    "Q75": "«Ultracorpi» su una casella con più pedine ne mette uno per pedina?\nNo, un Marziano solo.",
    "Q76": "Quando di preciso puoi prendere ciò che trovi?\n"
    "Nelle tue fasi 2-5: dove sei, dalla fine della fase 2 (dopo l’eventuale combattimento, così una vita "
    "presa lì conta per il tiro della fase 4); e su ogni casella in cui entri, dopo il suo combattimento.",
    "Q77": "Una carta può farti uscire da un combattimento?\n"
    "Sì: è vietato solo andarsene di propria volontà. Essere spostati o perdere l’avversario per una carta "
    "va bene, ma quel Marziano non lo prende nessuno. Quali carte muovono la tua pedina, e dunque non si giocano mentre "
    "combatti, lo diciamo noi.",
    "Q78": "La tua morte fa finire gli effetti che durano davanti a te?\n"
    "No: «Sicurezza nazionale», «Levitazione», «Stupidi umani» e simili sono promemoria, non cose tue. "
    "Perdi solo le armi.",
    "Q79": "Una carta Marziano pescata nel cooperativo è la tua giocata?\n"
    "No. «Giocata dal giocatore attivo» dice soltanto di chi è la carta.",
    "Q80": "Dove vanno i Marziani tolti da una carta?\n"
    "Con «Fuori dalla mia terra!» nella scatola; con «Discorso presidenziale» nel competitivo nella "
    "riserva. Nel cooperativo chi lascia la mappa non torna più.",
    "Q81": "Puoi giocare una carta che non farà nulla?\n"
    "Sì, tranne queste: «Dolci» deve muovere almeno un Marziano, «Capacità nucleare» vuole una tessera "
    "adatta, «Faro» uno scambio possibile. «Prendila al mio posto», «Questo non sta succedendo», «Questo "
    "non è l’umano che state cercando» e «Lettore MP3» aspettano il loro caso. «È il tempo di andare!» e "
    "«Non c’è modo di perdere!» si giocano nel tuo turno, la seconda entro la fase 5.",
}

RULES: dict[str, str] = {**_GAME, **_RULINGS}
