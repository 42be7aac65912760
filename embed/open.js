/** A page that shows a link to others leads people on: to what stands after the `#`, else to a new game. */
const { lang, dataset } = document.documentElement;
location.replace(location.hash ? `../index.html${location.hash}` : `../index.html?lang=${lang}#/new/${dataset.game}`);
