import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveWriter } from '../src/platform/backup/archive';
import { backupCommand, restoreCommand } from '../src/app/cli/backup';
import { inWords } from '../src/app/cli/words';
import type { Config } from '../src/platform/config/settings';
import { createLogger } from '../src/platform/observability/logger';

/* Refusals of backup and restore before they open a database: a sentence, exit code 1, no stack, and no partial file. */
const folder = mkdtempSync(join(tmpdir(), 'probity-words-'));
const there = join(folder, 'there');
const log = createLogger('silent');
const commands = { backup: backupCommand, restore: restoreCommand };

beforeAll(() => {
  writeFileSync(there, 'words, and no backup');
  writeFileSync(join(folder, 'empty'), '');
  mkdirSync(join(folder, 'inner'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without a configuration: reaching the database would fail with other words. */
async function run(name: keyof typeof commands, args: string[]) {
  let said = '';
  const spy = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const code = await commands[name](null as unknown as Config, log, args);
  spy.mockRestore();
  return { code, said };
}

test.each([
  ['backup', [], 'Name the file. Usage: npm run backup -- <file>'],
  ['restore', [], 'Name the file. Usage: npm run restore -- <file>'],
  ['backup', ['a', 'b'], 'Name one file. Usage: npm run backup -- <file>'],
  ['restore', ['--force', there], "Unknown option '--force'. Usage: npm run restore -- <file>"],
  ['backup', [there], `${there} is there already: name a new file. Nothing was written.`],
  ['backup', [folder], `${folder} is there already: name a new file. Nothing was written.`],
  ['backup', [join(folder, 'no', 'file')], `There is no folder ${join(folder, 'no')}. Nothing was written.`],
  ['backup', [join(there, 'file')], `There is no folder ${there}. Nothing was written.`],
  ['restore', [join(folder, 'none')], `There is no file ${join(folder, 'none')}. Nothing was restored.`],
  ['restore', [join(folder, 'inner')], `${join(folder, 'inner')} is no file. Nothing was restored.`],
  ['restore', [there], `${there} is no backup of Probity. Nothing was restored.`],
  [
    'restore',
    [join(folder, 'empty')],
    `${join(folder, 'empty')} is no backup of Probity. Nothing was restored.`,
  ],
] as const)('%s %j: one sentence and exit code 1', async (name, args, words) => {
  const before = readdirSync(folder);
  expect(await run(name, [...args])).toEqual({ code: 1, said: `${words}\n` });
  expect(readdirSync(folder)).toEqual(before);
});

test('a place that takes no more ends the writing at once, whatever is still to come', async () => {
  const gone = join(folder, 'gone');
  mkdirSync(gone);
  const writer = new ArchiveWriter(join(gone, 'file'));
  rmSync(gone, { recursive: true });
  const fill = async () => {
    for (let line = 0; line < 500; line += 1) await writer.line('R', 'x'.repeat(100_000) + String(line));
    await writer.finish();
  };
  await expect(fill()).rejects.toMatchObject({ code: 'ENOENT' });
  await writer.abandon();
});

test('given up halfway, nothing stays and nothing waits', async () => {
  const writer = new ArchiveWriter(join(folder, 'half'));
  await writer.line('H', 'x'.repeat(200_000));
  await writer.abandon();
  expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
});

test.each([
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'The disk is full',
  ],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), /^Nothing answers at the address/],
  [Object.assign(new Error('password authentication failed'), { code: '28P01' }), /^The database refuses/],
  [new Error('First line\n    at somewhere (file.ts:1:1)'), 'First line'],
  [new Error(''), 'It failed without a word'],
])('%p in words', (error, words) => {
  if (typeof words === 'string') expect(inWords(error)).toBe(words);
  else expect(inWords(error)).toMatch(words);
});
