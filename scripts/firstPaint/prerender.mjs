import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { firstLook } from './firstLook.mjs';
import { root } from '../lib/root.mjs';

const ENTRY = path.join(root, 'scripts/firstPaint/renderRoute.tsx');
const BUNDLE = path.join(root, '.cache/prerender.cjs');

/** The file that webpack.config.js puts into index.html. */
export const PRERENDERED = path.join(root, '.cache/prerendered.html');

/** The ways in. With a link, the same screen has other words: it is drawn with any `s` and named by `?s`. */
const ROUTES = {
  '/': '/',
  '/login': '/login',
  '/register': '/register',
  '/resetPassword': '/resetPassword',
  '/checkPhone': '/checkPhone',
  '/checkPhone?s': `/checkPhone?s=${'s'.repeat(16)}`,
};
const LANGUAGES = ['en', 'zh-CN'];
/** MUI marks what the keyboard is on by code; until that comes the browser does, in the same look. */
const FOCUS =
  ':is(a,button,input):focus-visible{outline:2px solid var(--p-palette-primary-main);outline-offset:2px}';

/**
 * Draws the first screens in every language and writes them as templates, which the boot script moves into the root.
 * The entry exports `renderRoute(route, language): Promise<{html} | undefined>`; emotion's style elements stand inside
 * html, its default on a server. A route without a screen has no template: it is drawn by JavaScript.
 */
export async function writePrerendered() {
  mkdirSync(path.dirname(PRERENDERED), { recursive: true });
  rmSync(PRERENDERED, { force: true });
  if (!existsSync(ENTRY)) return;
  await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // The browser builds: one copy of React and emotion, the same class names as in the bundle that hydrates.
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const drawn = [];
  for (const [name, address] of Object.entries(ROUTES)) {
    for (const language of LANGUAGES) {
      const rendered = await renderInOwnProcess(address, language);
      if (rendered) drawn.push({ route: name, language, ...liftStyles(rendered.html) });
    }
  }
  const styles = [
    ...new Map(drawn.flatMap((one) => one.styles).map((style) => [style.names, style])).values(),
  ];
  const templates = drawn.map(template);
  const css = firstLook(
    styles
      .filter((style) => !isThemeVariables(style))
      .map((style) => style.css)
      .join(''),
    templates.join(''),
  );
  const variables = themeVariables(styles, css + templates.join(''));
  const sheet = `<style nonce="__CSP_NONCE__">${variables}${css}${FOCUS}</style>`;
  writeFileSync(PRERENDERED, [sheet, ...templates].join('\n'));
}

async function renderInOwnProcess(route, language) {
  const script = path.join(root, 'scripts/firstPaint/prerenderOne.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, BUNDLE, route, language], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

function template({ route, language, html }) {
  const inline = html.match(/<[^>]+\sstyle="[^"]*"[^>]*>/)?.[0];
  // style-src-attr is 'none': the browser would drop such an attribute and silently break the look.
  if (inline) throw new Error(`The prerendered ${route} has a style attribute: ${inline}`);
  if (/<script/i.test(html)) throw new Error(`The prerendered ${route} has a script`);
  return `<template data-route="${route}" lang="${language}">${html}</template>`;
}

/**
 * The theme's variables that the screens use: MUI writes some six hundred, half of the page's bytes. Not marked as
 * emotion's, so that emotion still adds the whole set when the console starts.
 */
function themeVariables(styles, markup) {
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
  return css
    .replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) => (used.has(name) ? declaration : ''))
    .replace(/[^{}]+\{\}/g, '');
}

const isThemeVariables = ({ names, css }) => names.includes('-global ') && /^:root\{--/.test(css);

/**
 * emotion writes each style element before the first element that uses it, and some that none uses. The browser half
 * moves them away before React hydrates, so here they go to the front, each once, with the place for the nonce.
 */
function liftStyles(markup) {
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
