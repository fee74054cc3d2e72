import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attacks, type AttackRow } from './table';

const rows: readonly AttackRow[] = attacks;
const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.ts') && name !== 'table.test.ts');
const sourceOf = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const rules = new Set(
  [...readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8').matchAll(/^\| (S\d+) \|/gm)].map(
    ([, id]) => id,
  ),
);
/** Finds `attack('…'`, which runs a row with its twin, and fails if either asserts nothing. */
const runsIn = (file: string) =>
  [...sourceOf(file).matchAll(/^attack\(\s*'([^']+)',\s*\{/gm)].map(([, name]) => name);

const titlesIn = (file: string) =>
  [...sourceOf(file).matchAll(/^\s*test(?:\.each\([^)]*\))?\(\s*(['"`])(.+?)\1,/gm)].map(
    ([, , title]) => title,
  );

test('every rule has one number, and every attack a rule that stands in docs/security.md', () => {
  const text = readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8');
  const numbers = [...text.matchAll(/^\| (\S+) \|/gm)].map(([, id]) => id).filter((id) => id !== 'no.');
  expect(numbers.filter((id) => !/^S\d+$/.test(id!))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(rows.filter(({ rule }) => !rules.has(rule))).toEqual([]);
});

test('each attack stands once in the table, with its twin', () => {
  expect(new Set(rows.map(({ attack }) => attack)).size).toBe(rows.length);
  expect(rows.filter(({ attack, twin }) => attack === '' || twin === '' || attack === twin)).toEqual([]);
});

test('each file runs the rows that name it, each once, and no other; none stands apart from the table', () => {
  expect([...new Set(rows.map(({ file }) => file))].toSorted()).toEqual(files.toSorted());
  for (const file of files) {
    const named = rows.filter((row) => row.file === file);
    const run = named.filter(({ shownBy }) => shownBy === undefined).map(({ attack }) => attack);
    expect([file, runsIn(file).toSorted()]).toEqual([file, run.toSorted()]);
    const told = named.flatMap(({ shownBy = [] }) => [...shownBy]);
    expect(titlesIn(file)).toEqual(expect.arrayContaining(told));
  }
});

test('none of them is left out of the run', () => {
  for (const file of files)
    expect([
      file,
      /\b(test|describe|it)\.(skip|only|todo)\b|\bx(test|it|describe)\(/.test(sourceOf(file)),
    ]).toEqual([file, false]);
});
