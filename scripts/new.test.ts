import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

// `npm run new` in a copy of the project, never in the project itself: whatever ends this test leaves nothing behind in it.

const root = path.resolve(__dirname, '..');
const NOT_COPIED = new Set(['node_modules', 'dist', 'bench', 'images', 'adr']);
const FOLDERS = ['contract', 'docs', 'e2e', 'eslint', 'gateway', 'scripts', 'src'];
const FILES = ['.prettierignore', '.prettierrc', 'eslint.config.mjs', 'package.json', 'tsconfig.base.json'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'probity-new-'));
  const filter = (from: string) => !NOT_COPIED.has(path.basename(from));
  for (const name of [...FOLDERS, ...FILES])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter });
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules/@probity'), { recursive: true });
  for (const name of readdirSync(modules).filter((one) => one !== '@probity'))
    symlinkSync(path.join(modules, name), path.join(copy, 'node_modules', name));
  // Its own contract, which it writes.
  symlinkSync('../../contract', path.join(copy, 'node_modules/@probity/contract'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the copy. */
function run(file: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { cwd: copy }, (error, out, faults) =>
      resolve({ code: error ? 1 : 0, output: out + faults }),
    );
    // Nobody sits there to be asked.
    child.stdin?.end();
  });
}
const make = (...args: string[]) => run('scripts/new.mjs', ...args);

/** Every file of the copy and what stands in it. */
function contents(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? path.join(entry.parentPath, entry.name) : [],
    ),
  );
  return new Map(files.map((file) => [path.relative(copy, file), readFileSync(file, 'latin1')]));
}

test('what cannot be is refused in words, and nothing is written', async () => {
  const before = contents();
  const cases: [said: string[], words: string][] = [
    [[], 'npm run new -- screen <name>'],
    [['screen'], 'a screen needs a name'],
    [['module', ''], 'a module needs a name'],
    [['module', 'site visits'], 'has blanks'],
    [['call', 'PlaceVisit', '--module=orders'], 'begins with a capital'],
    [['call', '../visit', '--module=orders'], 'is no name'],
    [['call', 'delete', '--module=orders'], 'is a word of the language'],
    [['call', 'placeOrder', '--module=orders'], 'there is a call placeOrder already'],
    [['module', 'views'], 'there is gateway/src/modules/views already'],
    [['screen', 'homePage', '--zh=首页'], 'there is a screen or a feature homePage already'],
    [['screen', 'visits', '--zh=Visits', '--reads=listWebhooks'], 'say its title in Chinese'],
    [['screen', 'visits', '--zh=到访'], 'there is no call listVisits'],
  ];
  // A few at a time: two cores.
  for (let from = 0; from < cases.length; from += 3)
    await Promise.all(
      cases.slice(from, from + 3).map(async ([said, words]) => {
        const { code, output } = await make(...said);
        expect({ said, code, output }).toEqual({ said, code: 1, output: expect.stringContaining(words) });
      }),
    );
  expect(contents()).toEqual(before);
});

test('a module, a call and a screen are written: linted, formatted and of the right types', async () => {
  const before = contents();
  for (const said of [
    ['module', 'siteVisits'],
    ['call', 'closeVisit', '--module=siteVisits', '--right=check.order'],
    ['screen', 'siteVisits', '--zh=到访', '--right=check.read'],
  ]) {
    const { code, output } = await make(...said);
    expect(code === 0 ? [] : [said, output]).toEqual([]);
  }
  const touched = [...contents()].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]));
  const folder = 'gateway/src/modules/siteVisits';
  const feature = 'src/features/siteVisits';
  expect(touched).toEqual(
    expect.arrayContaining([
      ...['Module', 'Service', 'Repository'].map((part) => `${folder}/siteVisits${part}.ts`),
      ...['words.ts', 'siteVisits.test.ts', 'closeVisit.ts', 'closeVisit.test.ts'].map(
        (name) => `${folder}/${name}`,
      ),
      ...['SiteVisitsPage.tsx', 'SiteVisitsPage.test.tsx'].map((name) => `${feature}/${name}`),
      ...['en', 'zh-CN'].map((language) => `${feature}/phrases/${language}/siteVisits.ts`),
      ...['contract/siteVisits.yaml', 'contract/openapi.json', 'contract/rules/screenPaths.ts'],
      ...[
        'src/app/routing/routeTable.ts',
        'src/i18n/en/features.ts',
        'src/i18n/zh-CN/features.ts',
        'docs/architecture.md',
      ],
      ...['eslint/gatewayRooms.mjs', 'eslint/sqlPlaces.mjs', 'gateway/src/app/modules.ts'],
      ...['gateway/test/guardedOperations.txt', 'gateway/test/matrixLists.ts'],
      ...['e2e/lib/screenList.mjs', 'scripts/lib/coldVisits.mjs'],
    ]),
  );

  const programs = touched.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file));
  const clean = { code: 0, output: '' };
  expect(await run('node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...programs)).toEqual(clean);
  const check = ['--check', '--log-level=warn', ...programs];
  expect(await run('node_modules/prettier/bin/prettier.cjs', ...check)).toEqual(clean);
  expect(typeFaults(programs.filter((file) => /\.tsx?$/.test(file)))).toEqual([]);
}, 180_000);

/** TypeScript's faults in these files, and not in others that they import: one program of both worlds. */
function typeFaults(files: string[]): string[] {
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.base.json'), ts.sys.readFile.bind(ts.sys));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, compilerOptions: { ...config.compilerOptions, incremental: false }, files },
    ts.sys,
    copy,
    { jsx: ts.JsxEmit.ReactJSX, types: ['jest', 'node'], allowJs: true, checkJs: false },
  );
  const ambient = [
    'src/i18n/i18next.d.ts',
    'src/theme/mui.d.ts',
    'src/test/jest-axe.d.ts',
    'src/test/setup.ts',
  ];
  const paths = [...ambient, ...files].map((file) => path.join(copy, file));
  const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  const program = ts.createProgram(paths, { ...options, lib });
  return paths.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${path.relative(copy, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
