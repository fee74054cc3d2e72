/** States that nothing on a page has before its code runs, and parts that no prerendered screen has. */
const LATER =
  /::backdrop|:hover|:active|:disabled|:focus(?!-visible)|\.Mui-|::-(moz|webkit)|placeholder|autofill/;
/** Properties without a visible effect while nothing moves and nothing reacts. */
const UNSEEN =
  /^(--_focusVisible|transition|animation|cursor|-webkit-tap|-webkit-user|user-select|-moz-|-webkit-appearance)/;
/** MUI sets the colours of every variant and state on each button, and reads those of one, in the same rule. */
const OF_VARIANTS = /^(--(?:variant|IconButton)-[\w-]+):/;
const OTHER_MEDIA = /print|prefers-reduced-motion|hover: ?none/;

/**
 * Keeps the rules of emotion's styles that the first look of a page needs. The sheet is not marked as emotion's: the console
 * adds its own, complete, when it starts, with the same class names.
 * @param {string} css without comments and strings that contain braces, as emotion writes it
 * @param {string} [markup] of the screens: what is said of elements, classes and attributes that none of them has goes too
 * @returns {string} css
 */
export function firstLook(css, markup) {
  return blocks(css)
    .map(([head, body]) => {
      if (/^@(media|container)/.test(head)) {
        if (OTHER_MEDIA.test(head)) return '';
        const inner = firstLook(body, markup);
        if (inner === '') return '';
        return /^@media ?\(min-width:0(px)?\)$/.test(head) ? inner : `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return '';
      const selectors = head
        .split(/,(?![^(]*\))/)
        .filter((selector) => !LATER.test(selector) && (markup === undefined || mayMatch(selector, markup)));
      const all = body.split(/;(?![^(]*\))/).filter((one) => one !== '' && !UNSEEN.test(one));
      const counting = all.filter((one, at) => !all.slice(at + 1).some((later) => overrules(later, one)));
      const declarations = counting.filter((one) => !isOfOtherVariant(one, counting.join(';')));
      return selectors.length > 0 && declarations.length > 0
        ? `${selectors.join(',')}{${declarations.join(';')}}`
        : '';
    })
    .join('');
}

function isOfOtherVariant(declaration, body) {
  const name = OF_VARIANTS.exec(declaration)?.[1];
  return name !== undefined && !body.includes(`var(${name})`);
}

/** False for a selector that names what stands nowhere in the markup; pseudo-classes count as true. */
function mayMatch(selector, markup) {
  const plain = selector.replace(/::?[\w-]+(\([^)]*\))?/g, '');
  const named = (pattern) => [...plain.matchAll(pattern)].map((match) => match[1]);
  return (
    named(/\.([\w-]+)/g).every((name) => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(markup)) &&
    named(/(?:^|[\s>+~])([a-z]\w*)/g).every(
      (name) => /^(html|body)$/.test(name) || markup.includes(`<${name}`),
    ) &&
    named(/\[([\w-]+)/g).every((name) => name === 'data-theme' || markup.includes(` ${name}`))
  );
}

/** Of one property in one rule the last counts: MUI writes each variant's after the ones before. */
function overrules(later, earlier) {
  const name = earlier.slice(0, earlier.indexOf(':') + 1);
  return later.startsWith(name) && (later.includes('!important') || !earlier.includes('!important'));
}

/** @param {string} css @returns {string[]} its rules, those of one medium together */
export const rulesOf = (css) => blocks(css).map(([head, body]) => `${head}{${body}}`);

/** Top-level blocks of a sheet: the text before the brace, and the contents. */
function blocks(css) {
  const found = [];
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf('{', start);
    if (open < 0) break;
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '{') depth += 1;
      else if (css[end] === '}') depth -= 1;
    }
    found.push([css.slice(start, open).trim(), css.slice(open + 1, end - 1)]);
    start = end;
  }
  return found;
}
