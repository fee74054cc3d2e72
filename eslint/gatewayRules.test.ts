import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { moduleLayers, platformLayers, roomOf, rooms } from './gatewayRooms.mjs';

const root = path.resolve(__dirname, '..');
const src = path.join(root, 'gateway/src');
const eslint = new ESLint({ cwd: root });

/** Lints text as if it were that file of gateway/src; returns the ids of the rules that found something. */
async function lint(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(src, file) });
  return result!.messages.map((message) => message.ruleId);
}

const imports = (source: string) => `import { x } from '${source}';\nexport const y = x;\n`;
const statement = (text: string) =>
  `import { sql } from '../../platform/db/sql';\nexport const s = sql\`${text}\`;\n`;

describe('the rooms of the gateway', () => {
  it.each([
    ['platform/db/pool.ts', '../../kernel/ids', 'technique imports the kernel'],
    ['platform/config/config.ts', '../db/sql', 'a part of the platform imports one above it'],
    ['kernel/context.ts', '../modules/sms/smsOutbox', 'the kernel imports a module'],
    ['kernel/context.ts', '../server/http/replies', 'the kernel imports the server'],
    ['server/http/replies.ts', '../../modules/accounts/menus', 'the server imports a module'],
    ['modules/checks/lifecycle.ts', '../../server/http/replies', 'a module imports the server'],
    ['modules/checks/lifecycle.ts', '../../app/subscribers', 'a module imports the composition root'],
    ['modules/checks/lifecycle.ts', '../../main', 'a module imports the program'],
    ['modules/checks/lifecycle.ts', '../orders/payment', 'a module imports one above it'],
    [
      'modules/events/publish.ts',
      '../ledger/ledgerService',
      'a module imports one that its row does not name',
    ],
    ['modules/checks/domain/waitingOn.ts', '../../orders/payment', 'a folder within a module does'],
    ['modules/checks/lifecycle.ts', '../../../seeds/demoAccounts', 'a module imports the seeds'],
    ['modules/checks/lifecycle.ts', '../../../test/gateway', 'what ships imports the tests'],
    ['modules/unheardOf/service.ts', '../checks/lifecycle', 'a module has no row'],
  ])('%s → %s: refused, because %s', async (file, source) => {
    await expect(lint(file, imports(source))).resolves.toContain('probity/gateway-rooms');
  });

  it.each([
    ['export … from', "export { x } from '../orders/payment';"],
    ['export * from', "export * from '../orders/payment';"],
    ['import()', "export const load = () => import('../orders/payment');"],
    ['import type', "import type { X } from '../orders/payment';\nexport type Y = X;"],
    ['an import type in a type', "export type Y = import('../orders/payment').X;"],
  ])('catches %s as well', async (_form, text) => {
    await expect(lint('modules/checks/lifecycle.ts', text)).resolves.toContain('probity/gateway-rooms');
  });

  it.each([
    ['modules/checks/lifecycle.ts', '../packages/promisedDays'],
    ['modules/checks/lifecycle.ts', './transitions'],
    ['modules/checks/lifecycle.ts', '../../kernel/work'],
    ['modules/checks/lifecycle.ts', '../../platform/db/sql'],
    ['modules/checks/lifecycle.test.ts', '../orders/payment'],
    ['kernel/context.ts', '../platform/db/tx'],
    ['app/seeds.ts', '../../seeds/demoChecks'],
    ['main.ts', './app/gateway'],
  ])('%s → %s: allowed', async (file, source) => {
    await expect(lint(file, imports(source))).resolves.not.toContain('probity/gateway-rooms');
  });

  it.each([
    ['rooms', rooms],
    ['parts of the platform', platformLayers],
    ['modules', moduleLayers],
  ])('the table of %s goes up: a row names only what stands before it', (_what, table) => {
    const names = Object.keys(table);
    const wrong = names.flatMap((name, index) =>
      table[name]!.filter((below) => !names.slice(0, index).includes(below)).map(
        (below) => `${name} → ${below}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('the tables name what is there, and every import that they allow exists', () => {
    const folders = (room: string) =>
      readdirSync(path.join(src, room), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? entry.name : [],
      );
    expect(folders('.').toSorted()).toEqual(Object.keys(rooms).toSorted());
    expect(folders('platform').toSorted()).toEqual(Object.keys(platformLayers).toSorted());
    expect(folders('modules').toSorted()).toEqual(Object.keys(moduleLayers).toSorted());

    const found = importsFound();
    const allowed = [platformLayers, moduleLayers].flatMap((table, index) =>
      Object.entries(table).flatMap(([from, list]) =>
        list.map((to) => `${['platform', 'modules'][index]}/${from} → ${to}`),
      ),
    );
    expect(allowed.filter((edge) => !found.has(edge))).toEqual([]);
  });
});

it('docs/architecture.md shows the table of modules as it is', () => {
  const shown = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
    .split('| module, lowest first | stands on |\n|---|---|\n')[1]!
    .split('\n\n')[0]!
    .split('\n')
    .flatMap((line) => {
      const [names = '', below = ''] = line.split('|').slice(1, 3);
      const list = below.trim() === 'the kernel alone' ? [] : below.trim().split(', ');
      return names
        .trim()
        .split(', ')
        .map((name) => [name, list]);
    });
  expect(shown).toEqual(Object.entries(moduleLayers));
});

/** The imports of a file of gateway/src within it, as paths below it. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(src, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? `${path.join(path.dirname(file), fileName)}.ts` : [],
  );
}

/** The imports between the parts of a room, as `modules/checks → files`. */
function importsFound(): Set<string> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const edges = files.flatMap((file) => {
    const from = roomOf(`gateway/src/${file}`);
    return importsOf(file).flatMap((target) => {
      const to = roomOf(path.join('gateway/src', target));
      const isWithin = to && from?.part && to.room === from.room && to.part !== from.part;
      return isWithin ? `${from.room}/${from.part} → ${to.part}` : [];
    });
  });
  return new Set(edges);
}

describe('import cycles', () => {
  it.each([
    ['of two files', 'modules/ledger/ledgerRepository.ts', imports('./ledgerService')],
    [
      'of types alone',
      'modules/ledger/ledgerRepository.ts',
      "import type { X } from './ledgerService';\nexport type Y = X;",
    ],
    ['over others', 'kernel/ids.ts', imports('./work')],
    ['of a file with itself', 'kernel/ids.ts', imports('./ids')],
  ])('%s: refused', async (_what, file, text) => {
    await expect(lint(file, text)).resolves.toContain('probity/no-cycle');
  });

  it('one way is no cycle', async () => {
    await expect(
      lint('modules/ledger/ledgerService.ts', imports('./ledgerRepository')),
    ).resolves.not.toContain('probity/no-cycle');
  });
});

describe('texts', () => {
  it.each([
    ['in Chinese', 'modules/checks/lifecycle.ts', "export const x = { en: 'Cancelled', zh: '已取消' };"],
    [
      'by the language',
      'kernel/days.ts',
      "export const x = (zh: boolean) => (zh ? '无效' : 'is not valid');",
    ],
    ['with places', 'server/http/replies.ts', 'export const x = (n: number) => `至少 ${n}`;'],
    [
      'a Chinese sign alone',
      'modules/orders/orderService.ts',
      "export const x = (all: string[]) => all.join('、');",
    ],
    ['a wide one', 'modules/orders/orderService.ts', 'export const x = (a: string) => `${a}：`;'],
    ['in a file that is named of words alone', 'modules/checks/exportWords.ts', "export const x = '结论';"],
    [
      'a refusal in English alone',
      'modules/views/viewService.ts',
      "export const x = { path: 'name', msg: 'is empty' };",
    ],
    [
      'one with places',
      'modules/views/viewService.ts',
      'export const x = (n: number) => ({ msg: `At most ${n}` });',
    ],
  ])('refused: %s', async (_what, file, text) => {
    await expect(lint(file, text)).resolves.toEqual(['probity/gateway-words']);
  });

  it.each([
    ['in words.ts', 'modules/checks/words.ts', "export const x = { en: 'Cancelled', zh: '已取消' };"],
    [
      'in a folder of words',
      'modules/checks/words/export.ts',
      "export const x = { en: 'Result', zh: '结论' };",
    ],
    ['in a test', 'modules/checks/lifecycle.test.ts', "export const x = '已取消';"],
    ['in a comment', 'modules/checks/lifecycle.ts', '// 已取消\nexport const x = 1;'],
    ['in a pattern', 'platform/spreadsheet/escapeFormula.ts', 'export const x = /^[=＝]/;'],
    ['no text of a refusal', 'server/http/replies.ts', "export const x = { code: 0, msg: '' };"],
  ])('allowed: %s', async (_what, file, text) => {
    await expect(lint(file, text)).resolves.not.toContain('probity/gateway-words');
  });
});

describe('places of SQL', () => {
  it.each([
    ['a thin module holds a statement', 'modules/checks/checksModule.ts', statement('select 1')],
    ['a pure rule does', 'modules/work/domain/computed.ts', statement('select 1')],
    ['words do', 'modules/home/words.ts', statement('select 1')],
    ['the composition root does', 'app/services.ts', statement('select 1')],
    ['the server does', 'server/http/replies.ts', statement('select 1')],
    ['technique does', 'platform/storage/storage.ts', statement('select 1')],
    ['somebody else inserts', 'modules/home/homeService.ts', statement('insert into share (id) values (1)')],
    ['somebody else updates', 'modules/home/homeService.ts', statement('update share s set views = 1')],
    ['somebody else deletes', 'modules/home/homeService.ts', statement('delete from share')],
    ['a table has no row', 'modules/home/homeService.ts', statement('delete from unheard_of')],
    ['the server writes a module’s rows', 'server/http/idempotency.ts', statement('delete from share')],
    [
      'a status is written elsewhere',
      'modules/checks/lifecycle.ts',
      statement("update checks set status = 'reported'"),
    ],
    [
      'an order’s is written by the checks',
      'modules/checks/transitions.ts',
      statement("update orders set status = 'x'"),
    ],
    ['a repository imports a service', 'modules/checks/checkRepository.ts', imports('./lifecycle')],
  ])('refused: %s', async (_what, file, text) => {
    await expect(lint(file, text)).resolves.toContain('probity/sql-places');
  });

  it.each([
    ['a read of another’s table', 'modules/home/homeService.ts', statement('select 1 from share for update')],
    ['the owner writes', 'modules/reports/shareRepository.ts', statement('update share set views = 1')],
    [
      'the one that moves writes the status',
      'modules/checks/transitions.ts',
      statement("update checks set status = 'x'"),
    ],
    ['another column of it', 'modules/checks/lifecycle.ts', statement('update checks set paused_days = 1')],
    [
      'a conflict is solved',
      'modules/reports/openings.ts',
      statement('insert into review_opening (a) values (1) on conflict (a) do update set a = 1'),
    ],
    ['a repository imports another', 'modules/checks/listRepository.ts', imports('./checkRepository')],
  ])('allowed: %s', async (_what, file, text) => {
    await expect(lint(file, text)).resolves.not.toContain('probity/sql-places');
  });
});
