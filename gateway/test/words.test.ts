import { readdirSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(words|words\/\w+)\.ts$/.test(file))
  .toSorted();

/** A sign or a letter of Chinese. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** Texts that are the same in both languages: the brand, the empty one, and a title in quotes, which a sentence stands around. */
const SAME = new Set(['Probity', '', '“7”']);

type Pair = { en: unknown; zh: unknown };
const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;

/** Stands for any value in a text: two clauses, a list, or a number, which reads alike in both languages. */
const named = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === 'what' || name === 'then') return { en: 'x', zh: '甲' };
      // The facts of an event of the audit log are asked for by name.
      if (name === 'says' || name === 'was') return () => (name === 'says' ? '7' : '6');
      if (name === 'count') return () => 7;
      return name === 'allowedValues' ? [7] : 7;
    },
  },
);

/** Every text in a value, as `key: text`. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (named: object) => unknown)(named));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The pairs of texts in a value, table by table, key by key. */
function pairsIn(value: unknown, key: string): [string, Pair][] {
  if (typeof value === 'function') return pairsIn((value as (named: object) => unknown)(named), key);
  if (isPair(value)) return [[key, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => pairsIn(one, `${key}.${name}`))
    : [];
}

const load = (file: string) => import(path.join(src, file)) as Promise<Record<string, unknown>>;

test('words are found', () => {
  expect(files).toEqual(expect.arrayContaining(['kernel/words.ts', 'modules/checks/words/export.ts']));
});

test.each(files)('%s says each thing in English and in Chinese', async (file) => {
  // import() also gives the module itself as `default`.
  const tables = Object.entries(await load(file)).filter(
    ([name, table]) => name !== 'default' && name !== 'module.exports' && typeof table !== 'function',
  );
  const pairs = tables.flatMap(([name, table]) => pairsIn(table, name));
  const wrong = pairs.filter(([, { en, zh }]) => {
    const english = textsIn(en);
    const chinese = textsIn(zh);
    return (
      english.some((text) => CHINESE.test(text)) ||
      chinese.some((text) => !CHINESE.test(text) && !SAME.has(text)) ||
      english.length !== chinese.length
    );
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});
