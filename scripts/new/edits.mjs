// Rows put into files that there are. A row whose place is not found is a fault before anything is written.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * The changed text of a file, for the action `rewrite`.
 * @param {string} file its path below the project
 * @param {...((text: string) => string)} changes
 */
export function rewrite(file, ...changes) {
  let text = readFileSync(path.join(root, file), 'utf8');
  for (const change of changes) {
    const changed = change(text);
    if (changed === text) throw new Error(`${file}: the place of a row is not found: ${change.place}`);
    text = changed;
  }
  return { type: 'rewrite', path: file, text };
}

const change = (place, apply) => Object.assign(apply, { place });

/** A row before the last text of its kind, such as the end of a list. */
export const before = (mark, row) =>
  change(mark, (text) => {
    const at = text.lastIndexOf(mark);
    return at === -1 ? text : text.slice(0, at) + row + text.slice(at);
  });

/** A row behind the first text of its kind, or the first after a `heading`. */
export const behind = (mark, row, heading = '') =>
  change(`${heading} ${mark}`, (text) => {
    const from = text.indexOf(heading);
    const at = from === -1 ? -1 : text.indexOf(mark, from);
    return at === -1 ? text : text.slice(0, at + mark.length) + row + text.slice(at + mark.length);
  });

/** A row behind the last match: the imports, the rows of a kind. */
export const behindLast = (pattern, row) =>
  change(String(pattern), (text) => {
    const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
    const at = last && last.index + last[0].length;
    return at === undefined ? text : text.slice(0, at) + row + text.slice(at);
  });

/** An import behind those that there are. */
export const importing = (names, source) =>
  behindLast(/^(import|\} from) .*;\n/, `import { ${names} } from '${source}';\n`);

/** A row among others that are in order of their names. */
export const inOrder = (rowOf, name, row) =>
  change(`the rows in order, ${rowOf}`, (text) => {
    const rows = [...text.matchAll(new RegExp(rowOf, 'gm'))];
    const after = rows.filter((one) => one[1] < name).at(-1) ?? rows[0];
    if (!after) return text;
    const at = after[1] < name ? after.index + after[0].length : after.index;
    return text.slice(0, at) + row + text.slice(at);
  });
