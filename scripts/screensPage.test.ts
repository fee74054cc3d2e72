import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screens } from '../e2e/lib/screenList.mjs';
import { states } from '../e2e/lib/stateList.mjs';

const page = readFileSync(path.resolve(__dirname, '../docs/screens.md'), 'utf8');

test('docs/screens.md says of every screen that is drawn what it is for, and of no other', () => {
  const rows = [...page.matchAll(/^\| `([\w-]+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
  const named = rows.map(([, name]) => name!);
  expect(named.toSorted()).toEqual(
    [...screens, ...states].map(({ name }: { name: string }) => name).toSorted(),
  );
  for (const [, , purpose, decided] of rows) {
    expect(purpose!.trim()).not.toBe('');
    expect(decided!.trim()).not.toBe('');
  }
});

test('every decision it links to is there', () => {
  for (const [, link] of page.matchAll(/\]\((adr\/[^)]+)\)/g))
    expect(readFileSync(path.resolve(__dirname, '../docs', link!), 'utf8')).toMatch(/^# \d+\. /);
});
