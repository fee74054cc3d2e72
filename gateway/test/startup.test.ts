import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buildApp } from '../src/app/app';
import { parse } from 'yaml';
import type { Json } from '../src/server/contract/closeSchema';
import { compileChecks, servable } from '../src/server/contract/operations';
import { databaseFaults } from '../src/platform/db/appRole';
import { Metrics } from '../src/platform/observability/metrics';
import { createTestGateway, type TestGateway } from './gateway';
import { probeContract, probeModule } from './probe/probe';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
});
afterAll(() => gateway.close());

async function build(more: Partial<Parameters<typeof buildApp>[0]>) {
  const parts = {
    modules: [],
    outbox: gateway.services.sms as never,
    metrics: new Metrics(gateway.services.db),
    services: gateway.services,
  };
  return buildApp({ contract: await probeContract(), ...parts, ...more });
}

describe('the contract is served whole or not at all', () => {
  test('an operation without a handler, a handler without an operation, two handlers', async () => {
    await expect(build({})).rejects.toThrow(/probeEcho has no handler[\s\S]*probeFault has no handler/);
    const stray = { name: 'stray', handlers: { nowhere: async () => null } };
    await expect(build({ modules: [probeModule(), stray] })).rejects.toThrow(
      /serves nowhere, which the contract does not know/,
    );
    await expect(build({ modules: [probeModule(), probeModule()] })).rejects.toThrow(
      /probeEcho has two handlers/,
    );
  });

  const contractWith = async (operation: string, schemas = '', requestBodies = '') => {
    const text = `openapi: 3.1.0\ninfo: { title: x, version: '1' }\npaths:\n  /gateway/bd/x:\n    post:\n      operationId: x\n${operation}\ncomponents:\n  schemas: { ${schemas} }\n  requestBodies: { ${requestBodies} }\n`;
    const contract = await servable(parse(text) as Json);
    compileChecks(contract);
    return contract;
  };
  const bodyOf = (schema: string) =>
    `      x-access: public\n      requestBody: { content: { application/json: { schema: ${schema} } } }\n      responses: {}`;

  test.each([
    ['no access', '      responses: {}', '', /x has no x-access/],
    [
      'an unknown access',
      '      x-access: everybody\n      responses: {}',
      '',
      /x-access everybody is unknown/,
    ],
    [
      'an unknown scope',
      '      x-access: session\n      x-right: check.read\n      x-api-scope: all\n      responses: {}',
      '',
      /no API key can have all/,
    ],
    [
      'a scope on a call whose right does not come with it',
      '      x-access: session\n      x-right: personal.reveal\n      x-api-scope: checks.read\n      responses: {}',
      '',
      /checks\.read opens calls for sessions with a right of its own/,
    ],
    [
      'a scope on a public call',
      '      x-access: public\n      x-api-scope: checks.read\n      responses: {}',
      '',
      /checks\.read opens calls for sessions/,
    ],
    [
      'an unknown right',
      '      x-access: session\n      x-right: all.do\n      responses: {}',
      '',
      /permission matrix has no all.do/,
    ],
    [
      'a free body',
      bodyOf('{ type: object, additionalProperties: true }'),
      '',
      /additionalProperties true needs maxProperties/,
    ],
    [
      'another content type',
      '      x-access: public\n      requestBody: { content: { text/csv: {} } }\n      responses: {}',
      '',
      /nothing parses text\/csv/,
    ],
    [
      'two content types',
      '      x-access: public\n      requestBody: { content: { application/json: {}, multipart/form-data: {} } }\n      responses: {}',
      '',
      /one content type/,
    ],
    [
      'parameters of a whole path',
      '      x-access: public\n      responses: {}\n    parameters: [{ name: a, in: query, schema: { type: string } }]',
      '',
      /parameters belong to each operation/,
    ],
    ['a misspelt keyword', bodyOf('{ type: object, propertys: {} }'), '', /unknown keyword: "propertys"/],
    [
      'a closed part of an allOf',
      bodyOf("{ allOf: [{ $ref: '#/components/schemas/A' }] }"),
      'A: { type: object, additionalProperties: false }',
      /part of an allOf is closed/,
    ],
  ])('%s stops the start', async (_what, operation, schemas, words) => {
    await expect(contractWith(operation, schemas)).rejects.toThrow(words);
  });

  test('a request body among the components is checked like any other', async () => {
    const contract = await contractWith(
      "      x-access: public\n      requestBody: { $ref: '#/components/requestBodies/Named' }\n      responses: {}",
      '',
      'Named: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }',
    );
    const { body, bodyRequired } = contract.operations[0]!;
    expect(bodyRequired).toBe(true);
    expect(body!({ a: 'x' })).toBe(true);
    expect(body!({})).toBe(false);
    expect(body!({ a: 'x', b: 1 })).toBe(false);
    expect(body!({ a: 'x'.repeat(2_001) })).toBe(false);
  });

  test('strings and lists without a limit get one', async () => {
    const contract = await contractWith(
      bodyOf('{ type: object, properties: { a: { type: string }, b: { type: array, items: {} } } }'),
    );
    const { body } = contract.operations[0]!;
    expect(body!({ a: 'x'.repeat(2_000), b: Array(1_000).fill(1) })).toBe(true);
    expect(body!({ a: 'x'.repeat(2_001) })).toBe(false);
    expect(body!({ b: Array(1_001).fill(1) })).toBe(false);
  });
});

test('a database role that owns tables or escapes row-level security is refused', async () => {
  expect(await databaseFaults(gateway.ownerUrl)).toEqual(
    expect.arrayContaining([expect.stringMatching(/owns tables/)]),
  );
});

describe('the console', () => {
  let address: string;
  let close: () => Promise<void>;
  let rootDir: string;
  beforeAll(async () => {
    rootDir = mkdtempSync(join(tmpdir(), 'probity-dist-'));
    mkdirSync(join(rootDir, 'dist/docs'), { recursive: true });
    const files = {
      'index.html': `<style nonce="__CSP_NONCE__"></style><p>${'x'.repeat(3000)}</p><i data-nonce="__CSP_NONCE__"></i>`,
      'csp.json': JSON.stringify({ scriptHashes: ['sha256-abc='] }),
      'main.0123abcd.js': 'console.log(1)',
      'main.0123abcd.js.br': 'brotli bytes',
      'main.0123abcd.js.map': '{}',
      'docs/index.html': '<p>overview</p>',
      'docs/contract.html': '<p>contract</p>',
      'docs/contract.json': '{}',
      'docs/calls.html': '<p>calls</p>',
      'docs/openapi.json': '{"openapi":"3.1.0"}',
      'docs/api.md': '# API',
      'docs/docs.js': 'document',
      'docs/api.html': '<p>guide</p>',
      'docs/webhooks.html': '<p>webhooks</p>',
      'docs/docs.css': 'p{}',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(rootDir, 'dist', name), text);
    const services = {
      ...gateway.services,
      config: { ...gateway.config, rootDir, publicUrl: 'https://console.example.com' },
    };
    const app = await build({ modules: [probeModule()], services });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    close = () => app.close();
  });
  afterAll(() => close());

  const raw = (path: string, encoding?: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      get(address + path, { headers: encoding ? { 'accept-encoding': encoding } : {} }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    });

  test('index.html carries a fresh nonce, the same as its policy, and is compressed per reply', async () => {
    const [first, second] = [await raw('/', 'br'), await raw('/', 'gzip')];
    const html = brotliDecompressSync(first.bytes).toString();
    const nonce = /nonce="([\w-]{22})"/.exec(html)![1]!;
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toContain('__CSP_NONCE__');
    expect(gunzipSync(second.bytes).toString()).not.toContain(nonce);
    expect((await raw('/')).headers['content-encoding']).toBeUndefined();
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  });

  test('hashed assets are sent as the build compressed them, for good', async () => {
    const reply = await raw('/main.0123abcd.js', 'br, gzip');
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.headers['content-type']).toContain('javascript');
    expect((await raw('/main.0123abcd.js')).bytes.toString()).toBe('console.log(1)');
  });

  test.each([
    '/csp.json',
    '/main.0123abcd.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/gateway/main.0123abcd.js',
  ])('%s is not served', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });

  test('the guides for other systems are always there, the whole contract only when it is switched on', async () => {
    const text = async (path: string) => (await raw(path)).bytes.toString();
    expect(await text('/docs')).toBe('<p>overview</p>');
    expect(await text('/docs/')).toBe('<p>overview</p>');
    expect(await text('/docs/api')).toBe('<p>guide</p>');
    expect(await text('/docs/webhooks')).toBe('<p>webhooks</p>');
    expect(await text('/docs/calls')).toBe('<p>calls</p>');
    expect(await text('/docs/contract')).toBe('<p>contract</p>');
    const policy = String((await raw('/docs/api')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const off = await build({
      modules: [probeModule()],
      services: { ...gateway.services, config: { ...gateway.config, rootDir, docs: false } },
    });
    const at = await off.listen({ port: 0, host: '127.0.0.1' });
    const status = async (path: string) => (await fetch(at + path)).status;
    for (const path of [
      '',
      '/api',
      '/webhooks',
      '/calls',
      '/openapi.json',
      '/api.md',
      '/docs.css',
      '/docs.js',
    ])
      expect([path, await status(`/docs${path}`)]).toEqual([path, 200]);
    for (const path of ['/contract', '/contract.html', '/contract.json', '/index.html', '/api.html'])
      expect([path, await status(`/docs${path}`)]).toEqual([path, 404]);
    await off.close();
  });
});
