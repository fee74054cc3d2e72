import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Why a name is none, in words; undefined where it is one. */
export function nameFault(kind, name = '') {
  if (name.trim() === '') return `a ${kind} needs a name: npm run new -- ${kind} <name>`;
  if (/\s/.test(name)) return `"${name}" has blanks: a name is one word, such as openInvoice`;
  if (/^[A-Z]/.test(name)) return `"${name}" begins with a capital: a name begins small, such as openInvoice`;
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name))
    return `"${name}" is no name: two to forty letters and figures, the first a small letter`;
  return isReserved(name) ? `"${name}" is a word of the language JavaScript` : undefined;
}

function isReserved(name) {
  try {
    return !new Function(`'use strict'; let ${name};`);
  } catch {
    return true;
  }
}

/** Those of some paths below the project that there are already. */
export const taken = (...files) => files.filter((file) => existsSync(path.join(root, file)));

/** `openInvoice` as the beginning of a type or a component: `OpenInvoice`. */
export const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** `openInvoice` as a table of the database: `open_invoice`. */
export const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `openInvoice` as words: `Open invoice`. */
export const inWords = (name) => {
  const words = snake(name).replaceAll('_', ' ');
  return words[0].toUpperCase() + words.slice(1);
};
