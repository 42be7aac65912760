/** Words that ask without telling what about, and words that mean the same; Italian and English together. */
export const SMALL = new Set(
  (
    'il lo la i gli le l un uno una di a da in con su per tra e o che chi cos cosa come quando dove quale quali quanto quanti quanta quante è e’ sono si non ne mi ti ci se c ' +
    'del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei nelle sul sulla sui sulle posso puo puoi devo ho hai ha fa fai succede funziona funzionano d dell all nell mio mia miei mie ' +
    'qualcuno ogni anche piu molto prima dopo ancora ' +
    'the a an of to in on at by for and or is are am be do does did can may must i you we my your it its what when where which who how many much if not no there with some somebody get happens happen work works one have has ' +
    'later ever any after before'
  ).split(' '),
);

/** Each line is one thing; the first word stands for all. */
export const KIN = [
  'inizio inizialmente partenza partire comincia cominciare ricomincio ricominciare iniziare inizia start starts starting begin begins beginning first',
  'denaro soldi moneta monete money cash cogs cog',
  'comprare compro acquistare acquisto acquisti comprato buy buys buying bought purchase purchases',
  'vendere vendita vendo vendite sell selling sold sale',
  'passare passo passaggio pass passes passed passing',
  'morire muoio morte muori morto die dies death dead died',
  'combattere combattimento combatto lotta battaglia combat fight fights fighting battle',
  'scappare fuggire andarsene vai run escape flee leave away',
  'vincere vince vinco vittoria vincitore win wins winner winning victory',
  'perdere perdo perdi perde persa perdete sconfitta lose loses lost losing loss',
  'parita pari pareggio spareggio pareggiare tie ties tied draw-game tie-break break',
  'finire finisce fine finito finita end ends ending over finished',
  'costruire costruisco costruisce costruzione-atto build builds building-up built',
  'disassemblare smontare smonto smonta dismantle apart disassemble',
  'muovere muovo movimento muovermi spostare sposto sposta move moves moving movement drive driving far',
  'giocare gioco gioca giocata giocatore-atto play plays playing played',
  'pescare pesco peschi pesca draw draws drawing drawn',
  'mano mani hand hands',
  'scarti scartare scarto discard discards discarded',
  'vedere vedo guardare guardo vedi guardi segreto segreta segreti nascosto look see looking hidden secret information',
  'rubare altrui steal stolen',
  'massimo limite maximum limit most highest',
  'minimo minimum lowest',
  'vita vite life lives',
  'proiettile proiettili bullet bullets',
  'oggetto oggetti item items',
  'portare avere tenere hold carry own',
  'obbligatorio obbligo forza dovere compulsory must forced',
  'sorpassare sorpasso superare overtake pass-by',
  'usare uso usati use using used unused usi',
  'guadagnare guadagno guadagna ricevere ricevo ricevi ottenere prendere prendo gain gains earn receive',
  'avversario avversari opponent opponents rival',
  'vicino vicini accanto adiacente neighbour neighbours neighbouring next',
  'diagonale diagonali diagonal diagonals diagonally',
  'indietro back backwards',
  'solitario solo soli',
  'trasporto trasporti nave ship ships transport transports',
  'costare costo prezzo prezzi price prices cost costs',
  'riempire rifornire rifornimento riempie refill refilled refills',
  'prendere-debito debito debiti prestito prestiti debt loan loans borrow',
  'sapere so know',
];
