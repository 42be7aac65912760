"""Questions on Mars Needs Mechanics."""

IT = """
quanti soldi all'inizio | R3
quanti Rottami ricevo | R2
quante carte in mano all'inizio | R7
chi è il primo giocatore | R9
cosa posso fare nel mio turno | R13
posso passare anche se posso comprare | R15
comprare fa salire subito i prezzi? | Q6 R11
dove va il gettone quando compro | R14 Q16
posso fare debiti | R14
come si costruisce un meccanismo | R16
posso costruire due meccanismi | R18c R18a Q19
posso usare i Rottami per costruire | R18f
come si smonta un meccanismo | R17
smontare e costruire nello stesso turno | R18b R18a Q18
quando finisce il round | R21 R21b R21a
tutti passano | R21b Q12
quali prezzi salgono e quali scendono | R22
prezzo massimo e minimo | Q4 R22
come cambiano i prezzi nell'ultimo round | R23 Q8
quante carte servono per vendere un set | R24a
quanto vale un Rottame quando vendo | R24b R24c
posso vendere solo Scrap | Q24 R24a
devo vendere per forza | R24e
dove vanno le carte vendute | R24d
quando si riempie il mercato | R25
quando finisce la partita | R29 R28 R30
nessuno compra per due round | R30 Q34
chi vince in caso di parità | R32 Q31
cosa fa il Difference Engine | M2 Q36
quanto vale l'Automa | M5 R31
"""

EN = """
how much money do I start with | R3
how many Scrap cards do I get | R2
starting hand size | R7
who goes first | R9
what can I do on my turn | R13
can I pass even if I could buy | R15
does buying raise the price immediately | Q6 R11
where does the token go after a purchase | R14 Q16
can I borrow money | R14
how do I build a mechanism | R16
can I own two mechanisms | R18c R18a Q19
can Scrap be used to build | R18f
how do I take a mechanism apart | R17
dismantle and build in the same turn | R18b R18a Q18
when does a round end | R21 R21b R21a
everybody passes | R21b Q12
which prices go up and down | R22
highest and lowest price | Q4 R22
prices after the last round | R23 Q8
how many cards make a set | R24a
what is Scrap worth when selling | R24b R24c
can I sell only Scrap | Q24 R24a
do I have to sell | R24e
where do sold cards go | R24d
when is the market refilled | R25
when does the game end | R29 R28 R30
nobody buys for two rounds | R30 Q34
who wins a tie | R32 Q31
what does the Difference Engine do | M2 Q36
how much is the Automaton worth | M5 R31
"""
