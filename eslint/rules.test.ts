import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(__dirname, '..');
const eslint = new ESLint({ cwd: root });

/** Lints text as if it were that file; returns the ids of the rules that found something. */
async function lint(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, filePath) });
  return result!.messages.map((message) => message.ruleId);
}

const imports = (source: string) => `import { x } from '${source}';\nexport const y = x;\n`;

describe('the import table', () => {
  it.each([
    ['src/features/records/RecordsPage.tsx', '../../app/store', 'a feature imports the app'],
    ['src/features/records/RecordsPage.tsx', '../home/HomePage', 'a feature imports another feature'],
    [
      'src/features/records/RecordsPage.tsx',
      '../../api/generated/checks.gen',
      'a feature imports generated code',
    ],
    ['src/domain/StatusChip.tsx', '../features/home/HomePage', 'the domain imports a feature'],
    ['src/domain/StatusChip.tsx', '../api/generated/checks.gen', 'the domain imports generated code'],
    ['src/domain/StatusChip.tsx', '../app/routes', 'the domain imports the app'],
    ['src/api/resources/userApi.ts', '../../domain/status', 'api imports the domain'],
    ['src/api/resources/userApi.ts', '../../features/auth/login', 'api imports a feature'],
    ['src/api/transport/baseQuery.ts', '../resources/userApi', 'the transport imports a resource'],
    ['src/api/transport/baseQuery.ts', '../lists/pages', 'the transport imports the lists'],
    ['src/api/lists/pages.ts', '../resources/userApi', 'the lists import a resource'],
    ['src/api/lists/pages.ts', '../generated/checks.gen', 'the lists import generated code'],
    ['src/api/resources/userApi.ts', '../files/useUpload', 'a resource imports the files'],
    ['src/api/files/useUpload.ts', '../generated/files.gen', 'the files import generated code'],
    ['src/api/newRoom/x.ts', '../../domain/status', 'api imports the domain'],
    ['src/features/records/phrases/en/records.ts', '../../RecordsPage', 'phrases import their feature'],
    [
      'src/domain/StatusChip.tsx',
      '../features/records/phrases/en/records',
      'the domain imports the phrases of a feature',
    ],
    ['src/session/authSlice.ts', '../api/transport/gatewayApi', 'session imports api'],
    ['src/session/authSlice.ts', '../domain/status', 'session imports the domain'],
    ['src/lib/dates.ts', '../session/authSlice', 'lib imports session'],
    ['src/components/DataTable.tsx', '../domain/status', 'components import the domain'],
    ['src/theme/theme.ts', '../api/transport/gatewayApi', 'the theme imports api'],
    ['src/hooks/useX.ts', '../app/store', 'hooks import the app'],
    ['src/i18n/initI18n.ts', '../app/store', 'i18n imports the app'],
    ['src/features/home/HomePage.tsx', '../../../gateway/src/app', 'the console imports the gateway'],
    ['src/lib/dates.ts', '../../scripts/lib/root.mjs', 'the console imports a tool'],
    ['src/features/home/HomePage.tsx', '../../test/factories', 'shipped code imports the tests'],
    ['gateway/src/app/app.ts', '../../../src/lib/dates', 'the gateway imports the console'],
    ['gateway/src/app/app.ts', 'react', 'the gateway imports React'],
    ['contract/rules/phone.ts', '../../src/lib/dates', 'a shared rule imports the console'],
    ['contract/rules/phone.ts', '../../gateway/src/app', 'a shared rule imports the gateway'],
    ['src/lib/dates.ts', 'node:fs', 'the console imports Node'],
    ['src/lib/dates.ts', '../../contract/rules/phone', 'the contract is a package'],
    ['gateway/src/app/app.ts', '../../../contract/permissions', 'the contract is a package'],
    ['contract/rules/phone.ts', '@probity/contract/codes', 'a shared rule imports more than rules'],
    ['src/features/records/phrases/en/records.ts', '@probity/contract/codes', 'phrases import codes'],
  ])('%s → %s: refused, because %s', async (file, source) => {
    await expect(lint(file, imports(source))).resolves.toContain('probity/import-table');
  });

  it.each([
    ['export … from', "export { x } from '../../app/store';"],
    ['export * from', "export * from '../../app/store';"],
    ['import()', "export const load = () => import('../../app/store');"],
    ['import type', "import type { X } from '../../app/store';\nexport type Y = X;"],
    ['an import type in a type', "export type Y = import('../../app/store').X;"],
  ])('catches %s as well', async (_form, text) => {
    await expect(lint('src/features/home/HomePage.tsx', text)).resolves.toContain('probity/import-table');
  });

  it.each([
    ['src/app/routes.tsx', '../features/home/routes'],
    ['src/main.tsx', './app/App'],
    ['src/features/home/HomePage.tsx', './components/Numbers'],
    ['src/features/home/HomePage.tsx', '../../domain/StatusChip'],
    ['src/features/home/HomePage.tsx', '../../api/resources/homeApi'],
    ['src/domain/StatusChip.tsx', '../session/selectors'],
    ['src/api/resources/userApi.ts', '../generated/checks.gen'],
    ['src/api/generated/gatewayApi.ts', '../transport/gatewayApi'],
    ['src/api/files/useUpload.ts', '../resources/fileApi'],
    ['src/i18n/en/features.ts', '../../features/records/phrases/en/records'],
    ['src/session/authSlice.ts', '../lib/storage'],
    ['src/lib/format.ts', '@probity/contract/rules/phone'],
    ['gateway/src/app/app.ts', '@probity/contract/permissions'],
  ])('%s → %s: allowed', async (file, source) => {
    await expect(lint(file, imports(source))).resolves.not.toContain('probity/import-table');
  });
});

describe('bare text', () => {
  it.each([
    'export const A = () => <p>Sign in</p>;',
    'export const A = () => <p>登录</p>;',
    "export const A = () => <p>{'Sign in'}</p>;",
    "export const A = ({ on }: { on: boolean }) => <p>{on ? 'On' : null}</p>;",
    'export const A = () => <input aria-label="Phone" />;',
    'export const A = () => <input placeholder={`Phone ${1}`} />;',
  ])('is found in %s', async (text) => {
    await expect(lint('src/features/home/A.tsx', text)).resolves.toContain('probity/bare-text');
  });

  it.each([
    "export const A = ({ t }: { t: (key: string) => string }) => <p title={t('a.b')}>{t('a.b')} · 1</p>;",
    'export const A = () => <p className="wide">—</p>;',
  ])('is not found in %s', async (text) => {
    await expect(lint('src/features/home/A.tsx', text)).resolves.not.toContain('probity/bare-text');
  });
});

describe('what answers the tests of the console', () => {
  it.each([
    ['a stubbed fetch', 'window.fetch = jest.fn();'],
    ['a spied fetch', "jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());"],
    ['an assigned fetch', 'Object.assign(window, { fetch: jest.fn() });'],
    ['a defined fetch', "Object.defineProperty(globalThis, 'fetch', { value: jest.fn() });"],
    ['a stubbed XMLHttpRequest', 'globalThis.XMLHttpRequest = class {} as never;'],
    ['a mocked transport', "jest.mock('../../api/baseQuery');"],
    ['a server of its own', "import { createServer } from 'node:http';\ncreateServer().listen();"],
    ['a reply beside the contract', "import { rawReply } from '../../test/answers';\nrawReply({});"],
    ['an address beside the contract', "gateway.answerPath('/x', cut);"],
  ])('%s is refused', async (_what, text) => {
    await expect(lint('src/features/home/A.test.tsx', text)).resolves.toContain('probity/test-gateway');
  });

  it.each([
    [
      'src/features/home/A.test.tsx',
      "import { cut } from '../../test/answers';\ngateway.answer({ login: cut });",
    ],
    ['src/api/a.test.ts', "import { rawReply } from '../test/answers';\nrawReply({});"],
    ['src/test/a.test.ts', "import { createServer } from 'node:http';\ncreateServer().listen();"],
  ])('%s: %s is not', async (file, text) => {
    await expect(lint(file, text)).resolves.not.toContain('probity/test-gateway');
  });
});

describe('calls of the console', () => {
  it.each([
    ['an address', 'src/api/resources/workApi.ts', "export const list = '/gateway/bd/work/item/list';"],
    ['an address with a value', 'src/features/home/a.ts', 'export const at = `/gateway/bd/file/${id}`;'],
    [
      'a list by pages',
      'src/api/resources/workApi.ts',
      "generatedApi.injectEndpoints({ endpoints: (build) => ({ q: build.infiniteQuery({ query: () => '' }) }) });",
    ],
    [
      'a download',
      'src/api/resources/auditApi.ts',
      'export const endpoints = (build: B) => ({ d: build.mutation({ query }) });',
    ],
  ])('%s by hand is refused', async (_what, file, text) => {
    await expect(lint(file, text)).resolves.toContain('probity/spelled-urls');
  });

  it.each([
    ['src/api/resources/workApi.ts', 'generatedApi.enhanceEndpoints({ endpoints: { listWorkItems: {} } });'],
    ['src/api/workApi.test.ts', "export const base = '/gateway/bd/base/x';"],
    ['src/lib/constants.ts', "export const BASE_CALLS_PATH = '/gateway/bd/base/';"],
    ['src/features/home/a.ts', "import { gatewayUrl } from '../../api/gatewayOrigin';\ngatewayUrl('/docs');"],
  ])('%s: %s is not', async (file, text) => {
    await expect(lint(file, text)).resolves.not.toContain('probity/spelled-urls');
  });
});

describe('a mutation is submitted through useSubmit', () => {
  const screen = (deed: string) =>
    `export function A() {\n  const [end, { isLoading }] = useEndSessionMutation();\n  ${deed}\n}\n`;
  const file = 'src/features/account/security/A.tsx';

  it.each([
    ['an outcome asked for', 'const f = async () => { const { error } = await end({ body }); };'],
    [
      'an unwrapped one',
      'const f = async () => { try { await end({ body }).unwrap(); } catch { stay(); } };',
    ],
    ['a chain', 'const f = () => end({ body }).unwrap().catch(stay);'],
    ['a function of another name', 'const f = () => end({ body });\n  useOther(f);'],
    ['a data that is read', 'const f = async () => (await end({ body })).data;'],
    ['somebody else’s `run`', 'const { run } = useRace();\n  const f = () => run(() => end({ body }));'],
  ])('%s is refused', async (_what, deed) => {
    await expect(lint(file, screen(deed))).resolves.toContain('probity/submitting');
  });

  it.each([
    ['a trigger that is handed on', 'const { send } = useSubmit(end, { onDone });'],
    [
      'calls strung together',
      'const f = async (a: A) => { const r = await end(a); return r; };\n  useSubmit(f);',
    ],
    ['one that calls itself', 'const f = (a: A) => end(a).then(() => f(a));\n  useSubmit((a) => f(a));'],
    ['an upload', 'useUploads((one) => end({ body: one }), onUploaded);'],
    [
      'a session',
      'const { run } = useSessionGrant();\n  const f = () => run(async () => { await end({ body }).unwrap(); });',
    ],
    ['one that nobody asks after', 'const f = () => void end({ body });'],
  ])('%s is not', async (_what, deed) => {
    await expect(lint(file, screen(deed))).resolves.not.toContain('probity/submitting');
  });

  it('a query is none, and a test may call one by hand', async () => {
    const query =
      'const [get] = useLazyGetOpeningQuery();\nexport const f = async () => (await get({ body })).data;';
    await expect(lint(file, query)).resolves.not.toContain('probity/submitting');
    const byHand = screen('const f = async () => (await end({ body })).data;');
    await expect(lint('src/features/home/A.test.tsx', byHand)).resolves.not.toContain('probity/submitting');
  });
});

describe('size and exports', () => {
  it('a file of more than 300 lines is refused', async () => {
    const text = Array.from({ length: 301 }, (_, index) => `export const x${index} = ${index};`).join('\n');
    await expect(lint('src/lib/long.ts', text)).resolves.toContain('max-lines');
  });

  it('a default export is refused', async () => {
    await expect(lint('src/lib/one.ts', 'export default 1;')).resolves.toContain('no-restricted-exports');
  });

  it('a hook under a condition is refused', async () => {
    const text =
      "import { useState } from 'react';\nexport function useX(on: boolean) {\n  if (on) useState(1);\n}\n";
    await expect(lint('src/hooks/useX.ts', text)).resolves.toContain('react-hooks/rules-of-hooks');
  });
});

describe('codes by name', () => {
  it.each([
    ['gateway/src/modules/work/handling.ts', 'throw new BusinessError(2205);'],
    ['gateway/src/modules/work/handling.ts', 'throw new BusinessError(404);'],
    ['gateway/src/modules/work/handling.ts', 'const TAKEN = 2205;'],
    ['gateway/src/modules/work/handling.ts', 'const INVALID = -5;'],
    ['gateway/src/kernel/texts.ts', 'export const words = codeText(1007, "en");'],
    [
      'src/api/resources/workApi.ts',
      'export const isTaken = (error: { code: number }) => error.code === 2205;',
    ],
    [
      'src/api/resources/workApi.ts',
      'export const isGone = (error?: { code: number }) => 404 === error?.code;',
    ],
    ['src/features/auth/components/LoginForm.tsx', "export const WORDS = { 1015: 'unknown' };"],
    ['src/features/initiate/hooks/usePlaceOrder.ts', 'export const OUTDATED = [2007, 2008];'],
    [
      'src/features/auth/authRules.ts',
      'export const f = (code: number) => { switch (code) { case 1000: } };',
    ],
  ])('%s: %s is refused', async (file, text) => {
    await expect(lint(file, text)).resolves.toContain('probity/code-names');
  });

  it.each([
    ['gateway/src/modules/work/handling.ts', 'throw new BusinessError(CODE.WORKED_BY_ANOTHER);'],
    ['gateway/src/platform/backup/tables.ts', 'export const PAGE = 1000;'],
    ['src/api/transport/reply.ts', 'export const isFine = (error: { code: number }) => error.code === 0;'],
    ['src/api/workApi.test.ts', 'export const taken = [2205];'],
  ])('%s: %s is allowed', async (file, text) => {
    await expect(lint(file, text)).resolves.not.toContain('probity/code-names');
  });
});

describe('the contract types a handler', () => {
  const module = (handler: string) =>
    `import { defineModule } from '../../kernel/module';\nexport const m = defineModule({ name: 'views', handlers: { ${handler} } });\n`;

  it.each([
    ['an input by hand', module('deleteView: (ctx, { body }: { body: { viewId: string } }) => f(ctx, body)')],
    ['a context by hand', module('deleteView: (ctx: SessionCtx) => f(ctx)')],
    ['a cast', module('deleteView: (ctx, { body }) => f(ctx, body as Request)')],
    ['the raw input', "import type { Input } from '../../kernel/context';\nexport type X = Input;\n"],
  ])('%s is refused', async (_what, text) => {
    await expect(lint('gateway/src/modules/views/viewsModule.ts', text)).resolves.toContain(
      'no-restricted-syntax',
    );
  });

  it('a handler as the contract has it is allowed', async () => {
    const text = module('deleteView: (ctx, { body }) => f(ctx, body.viewId)');
    await expect(lint('gateway/src/modules/views/viewsModule.ts', text)).resolves.not.toContain(
      'no-restricted-syntax',
    );
  });

  // As text that lint reads: what nobody may write there, with or without an excuse above it.
  it.each(['export const f = (x: any) => x;', '/* eslint-disable */\nexport const f = (x: any) => x;'])(
    'any is refused in the gateway: %s',
    async (text) => {
      await expect(lint('gateway/src/kernel/module.ts', text)).resolves.toContain(
        '@typescript-eslint/no-explicit-any',
      );
    },
  );
});
