import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { writeLooks } from './looks.mjs';
import { liftStyles, sheetFor } from './styles.mjs';
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
 * Draws the first screens in every language and writes them as templates, which the boot script moves into the root; and the looks of
 * the links' pages (`looks.mjs`).
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
      const rendered = await renderInOwnProcess(language, address);
      if (rendered) drawn.push({ route: name, language, ...liftStyles(rendered.html) });
    }
  }
  const templates = drawn.map(template);
  const sheet = sheetFor(
    drawn.flatMap((one) => one.styles),
    templates.join(''),
  );
  writeFileSync(
    PRERENDERED,
    [`<style nonce="__CSP_NONCE__">${sheet}${FOCUS}</style>`, ...templates].join('\n'),
  );
  await writeLooks(LANGUAGES, renderInOwnProcess, sheet);
}

/** @param {string} address a way in, or the name of a look of a link's page */
async function renderInOwnProcess(language, address) {
  const script = path.join(root, 'scripts/firstPaint/prerenderOne.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, BUNDLE, language, address], {
    maxBuffer: 16 * 1024 * 1024,
    // Times stand in the looks as the clocks of China show them.
    env: { ...process.env, TZ: 'Asia/Shanghai' },
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
