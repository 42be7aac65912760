"""Questions on Automobiles."""

IT = """
quanti giri si fanno | V1 R11
quanti cubi peschi a ogni turno | R14 R35 R39
cosa c'è nel sacchetto all'inizio | R12
quanti soldi ho prima della gara | R13
chi parte per primo | R9 R10
posso muovermi in diagonale | R22 R25
si può andare indietro | R22
posso sorpassare una macchina | R25 R23
spazio occupato da un avversario | R23 R24
quanta usura prendo | R31
quando non prendo usura | R32 R31
come funziona la scia | R33 Q2
cosa fa il pit stop | R38
quando posso fare il pit stop | Q28 R38 R15
come si comprano i cubi | R29
posso comprare cubi bianchi | Q1 R29
quanto vale un cubo come denaro | R29 Q1
quando finisce la gara | R40
chi vince se siamo pari | R41 R3
il sacchetto è vuoto | R39 Q6
spazi di due colori | Q9 R26
che cos'è il momentum | R36 Q27
devo fare tutti i passi | Q5 R27
come funziona il Gearbox | Q11 Q5
Motore Ibrido confronto | Q10
Spinta degli avversari | Q21 V5
Nitro scelgo dopo aver visto? | Q22
effetto fatto solo in parte | Q4 R18
posso vedere il sacchetto degli altri | Q30 V6
cosa succede se la riserva finisce l'usura | R34 R19
"""

EN = """
how many laps | V1 R11
how many cubes do I draw each turn | R14 R35 R39
what is in my bag at the start | R12
how much money before the race | R13
who starts | R9 R10
can I move diagonally | R22 R25
can I drive backwards | R22
can I overtake a car | R25 R23
space occupied by an opponent | R23 R24
how much wear do I get | R31
when do I take no wear | R32 R31
how does drafting work | R33 Q2
what does a pit stop do | R38
when can I make a pit stop | Q28 R38 R15
how do I buy cubes | R29
can I buy white cubes | Q1 R29
what is a cube worth as money | R29 Q1
when does the race end | R40
who wins a tie | R41 R3
my bag is empty | R39 Q6
spaces with two colours | Q9 R26
what is momentum | R36 Q27
must I take all the steps | Q5 R27
how does Gearbox work | Q11 Q5
Hybrid Engine comparison | Q10
Boost and the opponents | Q21 V5
Nitro choose after looking? | Q22
effect only in part | Q4 R18
can I look into other bags | Q30 V6
no wear left in the stock | R34 R19
"""
