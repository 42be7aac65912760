"""Questions on Martians!!!."""

IT = """
quante vite ho all'inizio | R5
chi comincia | R1 Q4
come si piazza una tessera | R20 R10
posso mettere un lato chiuso contro una strada | Q6 R20
la tessera non si può piazzare | R10 Q8
chiudere la mappa | Q9 Q10 R10
quanto mi muovo | R13 R30 R14
posso muovermi in diagonale | R31
come si combatte | R41 R40
cosa succede se perdo il tiro | R41
quando si pagano i proiettili | Q23 R41
posso scappare da un combattimento | R42 Q77
cosa succede quando muoio | R45
perdo gli oggetti se muoio | R46 R45
perdo le carte in mano se muoio | Q25 R45
con quante vite ricomincio | R45 Q26
quanti oggetti posso portare | Q22 R34
quante vite e proiettili al massimo | R34 Q21
come si muovono i Marziani | R50 R15
dove arrivano i nuovi Marziani | R55 R52 R16
cosa fa la Nave Madre quando si scopre | R56 Q31 R55
come si vince | R70 R71
quanti Marziani servono per vincere | R70
quando perdiamo in cooperativo | R72 R73
quante carte posso giocare | R61
quando posso giocare una carta | R60 R66
quante carte in mano al massimo | R62 Q42
cosa fa l'icona Marziano | R36 Q66
il mazzo è finito | R63 Q43
posso attaccare un altro giocatore | Q72
"""

EN = """
how many lives do I start with | R5
who goes first | R1 Q4
how do I place a tile | R20 R10
can a blank side touch a road | Q6 R20
the tile cannot be placed | R10 Q8
closing the map | Q9 Q10 R10
how far can I move | R13 R30 R14
can I move diagonally | R31
how does combat work | R41 R40
what happens if I lose the roll | R41
when do I pay bullets | Q23 R41
can I run away from a fight | R42 Q77
what happens when I die | R45
do I lose my items when I die | R46 R45
do I lose my hand when I die | Q25 R45
how many lives after death | R45 Q26
how many items can I carry | Q22 R34
maximum life and bullets | R34 Q21
how do Martians move | R50 R15
where do new Martians arrive | R55 R52 R16
what happens when the Mother Ship is revealed | R56 Q31 R55
how do I win | R70 R71
how many Martians to win | R70
when do we lose the cooperative game | R72 R73
how many cards may I play | R61
when can I play a card | R60 R66
hand limit | R62 Q42
what does the Martian icon do | R36 Q66
the deck is empty | R63 Q43
can I attack another player | Q72
"""
