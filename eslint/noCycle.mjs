import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { below, eachImport } from './gatewayRooms.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

/** The imports of each file, for one run of the linter. */
const known = new Map();

/** The file of a relative import; undefined if it does not exist. */
function fileOf(folder, source) {
  const place = path.resolve(folder, source);
  return ENDINGS.map((ending) => place + ending).find((file) => existsSync(file) && statSync(file).isFile());
}

/** The project's files that a file imports, types included. */
function importsOf(file) {
  const cached = known.get(file);
  if (cached) return cached;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const files = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => fileOf(path.dirname(file), fileName) ?? []);
  known.set(file, files);
  return files;
}

/** The shortest chain of imports from one file to another, both ends included; null if there is none. */
function wayTo(start, end) {
  const before = new Map([[start, null]]);
  const queue = [start];
  for (const file of queue) {
    if (file === end) {
      const way = [];
      for (let step = file; step; step = before.get(step)) way.unshift(step);
      return way;
    }
    for (const next of importsOf(file)) {
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

/**
 * Lint rule: no file imports itself, over however many others. Types count: two files that need each other's types are one
 * thing in two places, or contain a third that both need.
 */
export const noCycle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'An import cycle: {{way}}' },
  },
  create(context) {
    const { cwd, filename } = context;
    return eachImport((node, source) => {
      if (!source.startsWith('.')) return;
      const target = fileOf(path.dirname(filename), source);
      const back = target && wayTo(target, filename);
      if (!back) return;
      const way = [filename, ...back].map((file) => below(cwd, file)).join(' → ');
      context.report({ node, messageId: 'cycle', data: { way } });
    });
  },
};
