import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parseFragment } from 'parse5';
import { liftStyles, sheetFor } from './styles.mjs';
import { root } from '../lib/root.mjs';

/** The scripts that webpack.config.js puts beside its own: `<kind>.<language>.js`. */
const LOOKS = path.join(root, '.cache/looks');
/** By the call that is answered (boot.js): the looks its reply may have, as lookReplies.ts names them. */
const KINDS = { invitation: ['candidate'], share: ['green', 'yellow', 'red', 'unverifiable'] };

/**
 * Draws the links' pages with places for the facts of their replies and compiles look.ts with them: a script for each kind of link and
 * language. As trees, for the policy lets no script write markup.
 * @param {readonly string[]} languages
 * @param {(language: string, name: string) => Promise<{ html: string, inChina: string } | null>} render in a process of its own
 * @param {string} sheet the styles that index.html has
 */
export async function writeLooks(languages, render, sheet) {
  rmSync(LOOKS, { recursive: true, force: true });
  mkdirSync(LOOKS);
  for (const [kind, names] of Object.entries(KINDS)) {
    for (const language of languages) {
      const drawn = [];
      for (const name of names) {
        const { html, inChina } = await render(language, name);
        // Without its rows the table of results says nothing.
        drawn.push({ name, inChina, ...liftStyles(html.replace(/<table.*?<\/table>/s, '')) });
      }
      const css = sheetFor(
        drawn.flatMap((one) => one.styles),
        drawn.map((one) => one.html).join(''),
        sheet,
      );
      const classes = new Set((sheet + css).match(/(?<=\.)[a-zA-Z][\w-]*/g));
      const trees = Object.fromEntries(
        drawn.map(({ name, html }) => [name, treesOf(parseFragment(html), classes)]),
      );
      await compile(`${kind}.${language}`, { css, inChina: drawn[0].inChina, trees });
    }
  }
}

async function compile(name, look) {
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/firstPaint/look.ts'],
    outfile: path.join(LOOKS, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { LOOK: JSON.stringify(look), KIND: JSON.stringify(name.split('.')[0]) },
    logLevel: 'warning',
  });
}

/** React's comments between texts are left out, and of classes those that no style names. */
const treesOf = (parent, classes) =>
  parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#comment') return [];
    if (node.nodeName === '#text') return [node.value];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (attributes.class)
      attributes.class = attributes.class
        .split(' ')
        .filter((one) => classes.has(one))
        .join(' ');
    return [[node.tagName, attributes, ...treesOf(node, classes)]];
  });
