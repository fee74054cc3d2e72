import { firstLook, rulesOf } from './firstLook.mjs';

/**
 * The styles that markup needs before its code runs.
 * @param {{ names: string, css: string }[]} styles of all the markup, as `liftStyles` gives them
 * @param {string} markup
 * @param {string} [beside] a sheet that stands in the page anyway: what it says is left out
 * @returns {string} css
 */
export function sheetFor(styles, markup, beside = '') {
  const once = [...new Map(styles.map((style) => [style.names, style])).values()];
  const css = firstLook(
    once
      .filter((style) => !isThemeVariables(style))
      .map((style) => style.css)
      .join(''),
    markup,
  );
  const said = new Set(rulesOf(beside));
  const rules = rulesOf(css).filter((rule) => !said.has(rule));
  return [themeVariables(once, css + markup, beside), ...rules].join('');
}

/**
 * The theme's variables that the screens use: MUI writes some six hundred, half of the page's bytes. Not marked as
 * emotion's, so that emotion still adds the whole set when the console starts.
 */
function themeVariables(styles, markup, beside) {
  const css = [...new Set(styles.filter(isThemeVariables).map((style) => style.css))].join('');
  const values = new Map([...css.matchAll(/(--[\w-]+):([^;}]*)/g)].map(([, name]) => [name, '']));
  for (const [, name, value] of css.matchAll(/(--[\w-]+):([^;}]*)/g))
    values.set(name, `${values.get(name)} ${value}`);
  const used = new Set();
  const use = (text) => {
    for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      use(values.get(name) ?? '');
    }
  };
  use(markup);
  for (const [, name] of beside.matchAll(/(--[\w-]+):/g)) used.delete(name);
  return css
    .replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) => (used.has(name) ? declaration : ''))
    .replace(/[^{}]+\{\}/g, '');
}

const isThemeVariables = ({ names, css }) => names.includes('-global ') && /^:root\{--/.test(css);

/**
 * emotion writes each style element before the first element that uses it, and some that none uses. The browser half
 * moves them away before React hydrates, so here they go to the front, each once, with the place for the nonce.
 */
export function liftStyles(markup) {
  const seen = new Set();
  const styles = [];
  const html = markup.replace(
    /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g,
    (_all, names, css) => {
      const [key, ...ids] = names.split(' ');
      const isUsed = key.endsWith('-global') || ids.some((id) => usesClass(markup, `${key}-${id}`));
      if (isUsed && !seen.has(names)) styles.push({ names, css });
      seen.add(names);
      return '';
    },
  );
  return { html, styles };
}

const usesClass = (markup, name) => new RegExp(`class="[^"]*\\b${name}\\b[^"]*"`).test(markup);
