"""Questions on Marrak Hesh 17."""

IT = """
posso passare? | R10 Q11
in quanti si gioca | R1
quanti trasporti ho in due | R3a
quanti trasporti in tre giocatori | R3b
chi comincia | R5
quali colori posso mettere a un attracco | R12 R12b
conta la distanza tra i trasporti? | R12 Q7
di chi sono i trasporti vicini | Q9 R12
prima mossa: dove posso mettere il primo trasporto | R12a
dove carico la merce | R14 R13
posso spostare una merce già caricata | R15
la diagonale conta? | R30
che cos'è un gruppo | R30
come si contano i punti dei colori | R31
punti per i tipi | R32
quanto vale una merce rara | R33 Q6
quando finisce la partita | R20 Q12
pareggio, chi vince? | R35 Q21
stesso punteggio spareggio | R35
non ho mosse, che succede | R16
ho finito i trasporti | Q31
stiva piena | Q14
posso perdere punti | Q5
carte Spazio Profondo quante | R6 R40
in che ordine si applicano le carte | R41 Q23 R42
Buco Nero obbligatorio? | Q25
punteggio sotto zero | Q26
serie di partite | Q33
cosa è segreto | Q18
trasporti non usati in mano | Q20 R20
"""

EN = """
can I pass my turn | R10 Q11
how many players | R1
how many transports with two players | R3a
how many ships do three players get | R3b
who starts | R5
which colours can go on a dock | R12 R12b
does distance matter | R12 Q7
does it matter who owns the neighbouring transports | Q9 R12
first move of the game, where can I place | R12a
where do I stow the tile | R14 R13
can I move a tile later | R15
do diagonals count | R30
what is a group | R30
how are colours scored | R31
points for types | R32
what is a rare tile worth | R33 Q6
when does the game end | R20 Q12
what if it is a tie | R35 Q21
tie-break | R35
I have no legal move | R16
no transports left | Q31
my hold is full | Q14
can I lose points | Q5
how many Deep Space cards | R6 R40
in which order are the two cards applied | R41 Q23 R42
must I use Black Hole | Q25
negative score | Q26
what is a match of several games | Q33
hidden information | Q18
unused transports at the end | Q20 R20
"""
