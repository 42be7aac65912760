"""Questions on Pocket Mars."""

IT = """
quanti coloni ho all'inizio | R1 R2
quante carte in mano | R5 R6 R16
cosa posso fare nel mio turno | R9
posso passare | Q27
carta dalla mano, cosa succede | R11 R36a
giocare una carta dal modulo | R12
quando posso piazzare un colono | R12a
valore uguale piazza? | Q14
carta coperta quanto vale | Q2 R12a
rubare una carta dal modulo di un altro | R13 R13a
come si lancia un colono | R14
come si guadagna energia | R15 R17b
quanta energia al massimo | Q1 R15
regola delle quattro carte | R16
quante carte devo scartare a fine turno | R16a Q33
cosa fa l'Ecosistema | R17a Q28
cosa fa l'Edificio Acqua | R17d Q31
abilità Scienza | R17c
Costruzione ospita coloni? | R8
quanti coloni nello spazio due stelle | R8 R34 Q29
il mazzo è finito | R18 Q36
quando finisce la partita | R19 R41
quanti punti vale un colono | R20a R20b R20c
premio per i quattro Edifici | R20d R42
punto dell'energia | R20f Q43
chi vince in parità | R21 Q62
draft scelta iniziale delle carte | R22 Q46
come gioca DA | R38 R35
in solitario da dove pesco | R33 Q48
posso guardare gli scarti | Q7
"""

EN = """
how many colonists do I have | R1 R2
how many cards in hand | R5 R6 R16
what can I do on my turn | R9
may I pass | Q27
playing a card from my hand | R11 R36a
playing a card from the prep | R12
when may I place a colonist | R12a
does an equal value place | Q14
what is a face-down card worth | Q2 R12a
steal a card of somebody else's prep | R13 R13a
how do I launch a colonist | R14
how do I gain energy | R15 R17b
maximum energy | Q1 R15
4-card rule | R16
how many cards must I discard at the end of a turn | R16a Q33
what does Ecosystem do | R17a Q28
what does the Water Building do | R17d Q31
Science ability | R17c
does Construction house colonists | R8
how many colonists fit in the two star space | R8 R34 Q29
the deck is empty | R18 Q36
when does the game end | R19 R41
how many points is a colonist worth | R20a R20b R20c
bonus for the four Buildings | R20d R42
point for energy | R20f Q43
who wins a tie | R21 Q62
draft | R22 Q46
how does DA play | R38 R35
where do I draw from in solo | R33 Q48
may I look at the discard pile | Q7
"""
