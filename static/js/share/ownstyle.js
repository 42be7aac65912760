/** The part of the page's style sheets that a drawing needs when it leaves the page. */

/** A browser forgets what `font: … var(…)` says of a rule once another `font-…` stands beside it. */
const BESIDE = /(?<![\w-])(font-[a-z-]+)\s*:/g;
const KEPT = /--beside-(font-[a-z-]+):/g;

/**
 * The rules of the page that mean something in a drawing: those whose selectors find something there. What belongs
 * to the pointer or to the window's size is left out.
 * @param {ParentNode} drawing a document of its own, whose root is `:root`
 * @param {boolean} [onPaper] as it is printed
 */
export async function styleFor(drawing, onPaper = false) {
  const sheets = await Promise.all([...document.styleSheets].map(rulesOf));
  const brought = document.adoptedStyleSheets.map((sheet) => sheet.cssRules);
  return [...sheets, ...brought].map((rules) => found(drawing, rules, onPaper)).join('');
}

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** @param {CSSStyleSheet} sheet @returns {Promise<Iterable<CSSRule>>} */
async function rulesOf({ href, ownerNode, cssRules }) {
  if (href && !texts.has(href))
    texts.set(
      href,
      fetch(href).then((answer) => answer.text()),
    );
  const text = href ? await texts.get(href)?.catch(() => '') : ownerNode?.textContent;
  if (!text) return cssRules;
  const copy = new CSSStyleSheet();
  copy.replaceSync(text.replace(BESIDE, '--beside-$1:'));
  return copy.cssRules;
}

/** @param {ParentNode} drawing @param {Iterable<CSSRule>} rules @param {boolean} onPaper @returns {string} */
const found = (drawing, rules, onPaper) => [...rules].map((rule) => ruleFor(drawing, rule, onPaper)).join('');

/** @param {ParentNode} drawing @param {CSSRule} rule @param {boolean} onPaper */
function ruleFor(drawing, rule, onPaper) {
  if (rule instanceof CSSMediaRule)
    return onPaper && rule.conditionText === 'print' ? found(drawing, rule.cssRules, true) : '';
  if (!(rule instanceof CSSStyleRule) || !finds(drawing, rule.selectorText)) return '';
  return `${rule.selectorText}{${rule.style.cssText.replace(KEPT, '$1:')}}`;
}

/** @param {ParentNode} drawing @param {string} selector */
function finds(drawing, selector) {
  try {
    return drawing.querySelector(selector) !== null;
  } catch {
    return false; // of another browser
  }
}
