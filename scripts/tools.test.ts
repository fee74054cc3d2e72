import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listOperations, withoutEnvelope } from '@probity/contract/document.mjs';
import { bundleContract } from './lib/bundleContract.mjs';
import { budgetOf, compare } from './lib/budgets.mjs';
import { endpointChunks } from './lib/endpointChunks.mjs';
import { sumUp } from './lib/ciSummary.mjs';
import { callsPage, contractForKeys, contractPage } from './lib/contractPage.mjs';

describe('the contract as one document', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const common = `components:
  schemas:
    Envelope: {type: object, properties: {code: {type: integer}, msg: {type: string}}}
    Row: {type: object, required: [id], properties: {id: {type: string}}}
`;
  const base = `info: {title: Test contract, version: 1.0.0}
paths:
  /a:
    get:
      operationId: readA
      summary: Reads <a>
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema:
                allOf:
                  - {$ref: './common.yaml#/components/schemas/Envelope'}
                  - {properties: {data: {$ref: './common.yaml#/components/schemas/Row'}}}
`;

  /** Another call with a different reply. */
  const other = (ref: string) =>
    base
      .replace('readA', 'readB')
      .replace('/a:', '/b:')
      .replace('./common.yaml#/components/schemas/Row', ref);

  it('joins the files, and references into other files become local ones', async () => {
    write('common.yaml', common);
    write('base.yaml', base);
    const document = await bundleContract(folder);
    expect(document.info.title).toBe('Test contract');
    expect(listOperations(document).map(({ operation }) => operation.operationId)).toEqual(['readA']);
    expect(JSON.stringify(document)).not.toContain('common.yaml');
  });

  it('what a call takes to be let in follows from its x-access and x-api-scope', async () => {
    write('common.yaml', common);
    const call = (name: string, says: string) =>
      base
        .slice(base.indexOf('  /a:'))
        .replace('/a:', `/${name}:`)
        .replace('readA', `${name}\n      ${says}`);
    const calls = [
      call('login', 'x-access: public'),
      call('list', 'x-access: session\n      x-api-scope: read'),
    ];
    write('base.yaml', base + calls.join(''));
    const { paths } = await bundleContract(folder);
    expect(paths['/login'].get.security).toEqual([]);
    expect(paths['/list'].get.security).toEqual([{ session: [] }, { apiKey: [] }]);
  });

  it('withoutEnvelope leaves the data alone', async () => {
    write('common.yaml', common);
    write('base.yaml', base);
    const reply = withoutEnvelope(await bundleContract(folder)).paths['/a'].get.responses['200'];
    expect(reply.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Row' });
  });

  it('unwraps replies that operations share, and leaves no envelope anywhere in our own contract', () => {
    const contract = readFileSync(path.join(__dirname, '../contract/openapi.json'), 'utf8');
    const derived = withoutEnvelope(JSON.parse(contract));
    expect(derived.components.responses.LoginReply.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/LoginResult',
    });
    const wrapped = listOperations(derived).filter(({ operation }) => {
      const reply = operation.responses['200'];
      const shared = reply.$ref?.split('/').at(-1);
      const { content = {} } = shared ? derived.components.responses[shared] : reply;
      return JSON.stringify(content['application/json'] ?? {}).includes('#/components/schemas/Envelope');
    });
    expect(wrapped.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it.each([
    ['a schema defined twice', 'more.yaml', common, /more\.yaml: schemas Envelope is defined twice/],
    [
      'a schema that nothing uses',
      'more.yaml',
      'components: {schemas: {Left: {type: string}}}',
      /more\.yaml: nothing uses schemas\/Left/,
    ],
    [
      'a path defined twice',
      'more.yaml',
      base.replace('readA', 'readB'),
      /more\.yaml: path \/a is defined twice/,
    ],
    ['an operationId used twice', 'more.yaml', base.replace('/a:', '/b:'), /operationId readA is used twice/],
    ['a reference to nothing', 'more.yaml', other('#/components/schemas/Gone'), /Can't resolve \$ref/],
    [
      'a reference to no contract file',
      'more.yaml',
      other('./gone.yaml#/components/schemas/Row'),
      /Can't resolve \$ref/,
    ],
  ])('refuses %s', async (_what, name, text, message) => {
    write('common.yaml', common);
    write('base.yaml', base);
    write(name, text);
    await expect(bundleContract(folder)).rejects.toThrow(message);
  });

  it('a call goes with its file, or into the chunk that the table gives it; a name that no call has is refused', () => {
    write('common.yaml', common);
    write('base.yaml', base);
    write('more.yaml', base.replace('readA', 'readB').replace('/a:', '/b:'));
    expect(endpointChunks(folder, {})).toEqual({ base: ['readA'], more: ['readB'] });
    expect(endpointChunks(folder, { bell: ['readB'] })).toEqual({ base: ['readA'], bell: ['readB'] });
    expect(() => endpointChunks(folder, { bell: ['readC'] })).toThrow('No call of the contract: readC');
    expect(() => endpointChunks(folder, { more: ['readA'] })).toThrow('both called more');
  });

  it('every call of our own contract is in one chunk', () => {
    const contract = readFileSync(path.join(__dirname, '../contract/openapi.json'), 'utf8');
    const all = listOperations(JSON.parse(contract)).map(({ operation }) => operation.operationId as string);
    const chunks = Object.values(endpointChunks(path.join(__dirname, '../contract'))).flat();
    expect(chunks.sort()).toEqual(all.sort());
  });

  it('only what a key may call stands in the document for other systems, with what it names', async () => {
    write('common.yaml', common);
    write('base.yaml', base);
    const contract = await bundleContract(folder);
    expect(contractForKeys(contract).paths).toEqual({});
    expect(callsPage(contract)).not.toContain('id="readA"');
    contract.paths['/a'].get['x-api-scope'] = 'checks.read';
    const open = contractForKeys(contract);
    expect(Object.keys(open.paths)).toEqual(['/a']);
    expect(Object.keys(open.components.schemas)).toEqual(expect.arrayContaining(['Row']));
    expect(callsPage(contract)).toContain('id="readA"');
  });

  it('the contract page escapes text and carries no script and no inline style', async () => {
    write('common.yaml', common);
    write('base.yaml', base);
    const page = contractPage(await bundleContract(folder));
    expect(page).toContain('Reads &lt;a&gt;');
    expect(page).toContain('href="#schema-Row"');
    expect(page.replace('<script src="/docs/docs.js"></script>', '')).not.toMatch(/<script|style=|<style/);
  });
});

describe('budgets', () => {
  const measured = (bytes: number, html = 5000, build = 500_000) => ({
    html,
    build,
    routes: { '/login': bytes },
    packages: { '/login': { '@mui/material': 900, react: 100 } },
  });

  it('a visit within its limit passes; every unnamed screen is held to the limit of a list', () => {
    expect(compare(measured(170_999), {})).toEqual({ faults: [], warnings: [] });
    expect(budgetOf('/backRecord')).toBe(220_000);
    // Another variant of the same route has the same limit, unless it has one of its own.
    expect(budgetOf('/homePage (staff)')).toBe(205_000);
    expect(budgetOf('/candidate')).toBe(195_000);
    expect(budgetOf('/candidate (form)')).toBe(220_000);
  });

  it('from 95 of a hundred on it warns, and holds all the same', () => {
    const { faults, warnings } = compare(measured(171_000), {});
    expect(faults).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^\/login: 171000 of 180000 bytes.*no baseline/)]);
    expect(compare(measured(180_000), {}).faults).toEqual([]);
  });

  it('names the visit and what grew in it', () => {
    const baseline = {
      routes: { '/login': 170_000 },
      packages: { '/login': { '@mui/material': 500, react: 100 } },
    };
    const { faults, warnings } = compare(measured(180_001), baseline);
    expect(faults).toEqual([
      expect.stringMatching(
        /^\/login: 180001 of 180000 bytes.*170000 in the baseline.*@mui\/material \+400$/,
      ),
    ]);
    expect(warnings).toEqual([]);
  });

  it('holds the page and the whole build', () => {
    expect(compare(measured(1, 9000, 1_300_000), {}).faults).toEqual([]);
    expect(compare(measured(1, 9001, 1_300_001), {}).faults).toHaveLength(2);
  });
});

describe('the last line of CI', () => {
  const jest = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0 } };

  it('adds up both', () => {
    const run = { jest, playwright, otherFailures: 0, jestFailed: false, e2eFailed: false };
    expect(sumUp(run)).toEqual({ passed: 7, failed: 0 });
  });

  it('a run that ended without a failing test still counts as failed', () => {
    const run = { jest: undefined, playwright, otherFailures: 1, jestFailed: true, e2eFailed: true };
    expect(sumUp(run)).toEqual({ passed: 2, failed: 3 });
  });
});
