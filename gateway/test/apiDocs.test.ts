import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiScopeNames } from '@probity/contract/permissions';
import { codes } from '@probity/contract/codes';
import { demoUsers } from '../seeds/demoAccounts';
import { findRoot } from '../src/platform/config/root';
import { loadContract } from '../src/server/contract/operations';
import { keyOf } from './apiKeys';
import { consentAndSubmit, enter, newestS } from './candidates';
import { fund, gatewayWithPeople, sessionOf } from './checks';
import { readCurl } from './curl';
import type { TestGateway } from './gateway';
import { first, partiesOf, publish } from './reports';

// docs/api.md is the guide for other systems; its commands are run here unchanged, and must answer as it shows.

const guide = (name: string) => readFileSync(join(findRoot(), 'docs', name), 'utf8');
const page = guide('api.md');
const examples = [...page.matchAll(/^```sh\n(curl [\s\S]*?)^```\n\n```(json|csv)\n([\s\S]*?)^```/gm)].map(
  ([, command, kind, reply]) => ({
    command: command!,
    reply: kind === 'csv' ? fileOf(reply!) : (JSON.parse(reply!) as Json),
  }),
);
/** A file as an answer: its lines, with a mark at its beginning that no page shows. */
function fileOf(text: string): Json {
  return { code: 0, msg: '', data: { lines: text.replace('\uFEFF', '').trim().split(/\r?\n/) } };
}

type Json = Record<string, unknown>;
let gateway: TestGateway;
let variables: Record<string, string>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const { secret } = await keyOf(gateway, owner, apiScopeNames, { name: 'HR system' });
  variables = { PROBITY_URL: gateway.address, PROBITY_KEY: secret };
});
afterAll(() => gateway.close());

async function run(command: string): Promise<Json> {
  const { url, ...init } = readCurl(command, variables);
  const reply = await fetch(url, { ...init, body: init.body ?? null });
  const isJson = reply.headers.get('content-type')!.startsWith('application/json');
  return isJson ? ((await reply.json()) as Json) : fileOf(await reply.text());
}

/** The differences between an example and a reply: missing fields, or values of another kind. */
function differences(shown: unknown, got: unknown, path = ''): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(got) || got.length === 0) return [`${path}: nothing there`];
    return shown.flatMap((one) => {
      const each = got.map((other) => differences(one, other, `${path}[]`));
      return each.toSorted((a, b) => a.length - b.length)[0]!;
    });
  }
  if (shown !== null && typeof shown === 'object') {
    if (got === null || typeof got !== 'object') return [`${path}: not an object`];
    return Object.entries(shown).flatMap(([name, value]) =>
      name in got ? differences(value, (got as Json)[name], `${path}.${name}`) : [`${path}.${name}: missing`],
    );
  }
  return typeof shown === typeof got ? [] : [`${path}: ${typeof got}, not ${typeof shown}`];
}

test('every command of the page is run, in its order, and answers what the page shows', async () => {
  expect(examples).toHaveLength(page.match(/^curl /gm)!.length);
  const parties = await partiesOf(gateway);
  const asked: string[] = [];
  for (const { command, reply } of examples) {
    if (command.includes('/report/')) {
      // The steps between the order and the report are the candidate's and the analysts'.
      await consentAndSubmit(await enter(gateway, '13912345678', await newestS(gateway, '13912345678')));
      await gateway.runJobs();
      await publish(parties, variables.CHECK_ID!);
    }
    const got = await run(command);
    expect([command, got.code, got.msg]).toEqual([command, reply.code, reply.msg]);
    expect(differences(reply, got)).toEqual([]);
    // Of a file every cell is shown.
    if ('lines' in (reply.data as Json)) expect(got).toEqual(reply);
    const { checkId, batchId } = (got.data ?? {}) as Json;
    if (typeof batchId === 'string') variables.BATCH_ID = batchId;
    // What is read and checked in the background.
    if (command.includes('/batch/')) await gateway.runJobs();
    if (typeof checkId === 'string') variables.CHECK_ID ??= checkId;
    asked.push(new URL(readCurl(command, variables).url).pathname);
  }
  const { operations } = await loadContract(join(findRoot(), 'contract'));
  const open = operations.filter(({ apiScope }) => apiScope !== null).map(({ url }) => url);
  expect(asked.toSorted()).toEqual(open.toSorted());
});

test('the same order with the same key again is one order, as the page says', async () => {
  const order = examples.find(({ command }) => command.includes('Idempotency-Key'))!;
  const again = await run(order.command);
  expect((again.data as Json).checkId).toBe(variables.CHECK_ID);
  expect(await run(order.command.replace('"Accountant"', '"Clerk"'))).toMatchObject({ code: 2003 });
});

test('the page names every scope and every code these calls can answer, and none that does not exist', async () => {
  for (const scope of apiScopeNames) expect(page).toContain(`| \`${scope}\` |`);
  const rows = [...page.matchAll(/^\| (-?\d[\d, -]*) \|/gm)].flatMap(([, list]) => list!.split(', '));
  expect(rows.filter((code) => code !== '1000' && !(code in codes))).toEqual([]);
  const { document, operations } = await loadContract(join(findRoot(), 'contract'));
  const answered = operations
    .filter(({ apiScope }) => apiScope !== null)
    .flatMap(({ url, verb }) => document.paths[url][verb.toLowerCase()]['x-codes'] ?? [])
    // A key has no budget: docs/adr/0011-api-keys.md.
    .filter((code: number) => code !== 2805);
  for (const code of [...answered, 2901, 2902, 2903, 2904]) expect(rows).toContain(String(code));
});

test('the guides of both languages say by which scope lists are read: the one that orders them', async () => {
  const { operations } = await loadContract(join(findRoot(), 'contract'));
  const ofLists = operations.filter(({ url, apiScope }) => apiScope !== null && url.includes('/batch/'));
  expect(new Set(ofLists.map(({ apiScope }) => apiScope))).toEqual(new Set(['orders.write']));
  for (const [name, list] of [
    ['api.md', 'lists'],
    ['zh/api.md', '名单'],
  ] as const) {
    const text = guide(name);
    expect(text.match(/^\| `orders\.write` \| (.*) \|$/m)![1]).toContain(list);
    // The two that a key with `checks.read` alone could call before.
    const moved = text.split('\n\n').find((part) => part.includes('2902') && part.includes('`checks.read`'));
    for (const call of ['order/list', 'order/result']) {
      expect(ofLists.map(({ url }) => url)).toContain(`/gateway/bd/batch/${call}`);
      expect([name, moved]).toEqual([name, expect.stringContaining(`\`/gateway/bd/batch/${call}\``)]);
    }
  }
});
