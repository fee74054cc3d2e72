import type { Role } from '@probity/contract/roles';
import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { uuidv7 } from '../../src/kernel/ids';
import { ok } from '../candidates';
import { orderBody, sessionOf } from '../checks';
import type { CallInput, CallReply } from '../gateway';
import { createMatrixWorld, type MatrixWorld } from '../matrixWorld';
import { answerOf, holds, type MatrixIds, type MatrixRow, type Standing } from '../matrixCells';
import { matrixRows } from '../matrixRows';
import { first, pdf, second } from '../reports';
import { attack, changesNothing } from './attack';

const { third } = demoMains;
let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld();
});
afterAll(() => world.gateway.close());

interface Try {
  row: MatrixRow;
  ids: MatrixIds;
}

const triesOf = async (rows: readonly MatrixRow[], role: Role, standing: Standing): Promise<Try[]> => {
  const tries: Try[] = [];
  for (const row of rows) tries.push({ row, ids: await world.objectFor(role, standing, row.needs) });
  return tries;
};
const send = ({ row, ids }: Try, role: Role) =>
  world.gateway.call(row.operation, row.input(ids), {
    token: world.tokens[role],
    mainId: world.accountOf(role),
    idempotencyKey: uuidv7(),
  });
const bare = (reply: CallReply) => reply.bytes.toString().replace(/"requestId":"[^"]+"/, '"requestId":""');

/** Sends every attempt as `role`; returns codes and bodies by operation. */
async function answers(tries: readonly Try[], role: Role) {
  const codes: Record<string, number> = {};
  const bodies: Record<string, string> = {};
  for (const one of tries) {
    const reply = await send(one, role);
    codes[one.row.operation] = reply.code;
    bodies[one.row.operation] = bare(reply);
  }
  return { codes, bodies };
}
const expectedOf = (rows: readonly MatrixRow[], role: Role, standing: Standing) =>
  Object.fromEntries(rows.map((row) => [row.operation, answerOf(row, role, standing)]));

/** Asserts that objects in this standing are refused to the role like missing ones, and that nothing changes. */
async function likeMissing(rows: readonly MatrixRow[], role: Role, standing: Standing): Promise<Try[]> {
  const there = await triesOf(rows, role, standing);
  const missing = await answers(await triesOf(rows, role, 'missing'), role);
  const { codes, bodies } = await changesNothing(world.gateway, () => answers(there, role));
  expect(codes).toEqual(expectedOf(rows, role, standing));
  expect(bodies).toEqual(missing.bodies);
  return there;
}

// One answer for each record, and kept under its key: bulk.test.ts shows that a foreign one is answered like a missing one.
const ofSeveral = ['remindChecks', 'cancelChecks'];
const may = (role: Role) =>
  matrixRows.filter((row) => holds(role, row.right) && !ofSeveral.includes(row.operation));

attack('foreign id', {
  async refused() {
    for (const role of ['owner', 'analyst'] as const) await likeMissing(may(role), role, 'foreign');
  },
  async twin() {
    const own = await triesOf(may('owner'), 'owner', 'own');
    expect((await answers(own, 'owner')).codes).toEqual(expectedOf(may('owner'), 'owner', 'own'));
  },
});

let siblings: Try[];
attack('sibling’s record', {
  async refused() {
    const rows = may('recruiter').filter((row) => answerOf(row, 'recruiter', 'sibling') === 404);
    expect(rows.length).toBeGreaterThan(10);
    siblings = await likeMissing(rows, 'recruiter', 'sibling');
  },
  async twin() {
    const rows = siblings.map(({ row }) => row);
    expect((await answers(siblings, 'owner')).codes).toEqual(expectedOf(rows, 'owner', 'sibling'));
  },
});

let theirs: Try[];
attack('role', {
  async refused() {
    const rows = matrixRows.filter(({ right }) => holds('recruiter', right) && !holds('viewer', right));
    expect(rows.length).toBeGreaterThan(8);
    theirs = await triesOf(rows, 'viewer', 'team');
    const { codes } = await changesNothing(world.gateway, () => answers(theirs, 'viewer'));
    expect(codes).toEqual(Object.fromEntries(rows.map((row) => [row.operation, 403])));
  },
  async twin() {
    const rows = theirs.map(({ row }) => row);
    expect((await answers(theirs, 'recruiter')).codes).toEqual(expectedOf(rows, 'recruiter', 'team'));
  },
});

/** Honest bodies, and the additions somebody might wish for. */
const wishes: [operation: string, body: () => object, more: Record<string, unknown>][] = [
  [
    'placeOrder',
    () => orderBody(),
    { mainId: second, ownerId: uuidv7(), status: 'placed', price: 0, held: 0, checkId: uuidv7() },
  ],
  [
    'editUser',
    () => ({ nickName: 'Mass' }),
    { mainId: second, role: 'owner', userType: 'staff', isStaff: true },
  ],
  [
    'saveDepartment',
    () => ({ name: `Mass ${uuidv7()}`, monthlyBudget: null }),
    { mainId: second, createdBy: uuidv7() },
  ],
  [
    'createApiKey',
    () => ({ name: 'Mass', scopes: ['checks.read'] }),
    { mainId: second, rights: ['report.edit'] },
  ],
  [
    'saveView',
    () => ({ screen: 'records', name: `Mass ${uuidv7().slice(-8)}`, query: 'view=all' }),
    { userId: uuidv7(), mainId: second },
  ],
];

attack('mass assignment', {
  async refused() {
    for (const [operation, body, more] of wishes) {
      for (const [name, value] of Object.entries(more)) {
        const reply = await changesNothing(world.gateway, () =>
          use(operation, { body: { ...body(), [name]: value } }),
        );
        expect([operation, reply.code, reply.data.fields.map(({ path }: { path: string }) => path)]).toEqual([
          operation,
          1000,
          [name],
        ]);
      }
    }
    const inside = orderBody();
    const nested = { ...inside, candidate: { ...inside.candidate, userId: uuidv7() } };
    expect(await use('placeOrder', { body: nested })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'candidate.userId' }] },
    });
  },
  async twin() {
    for (const [operation, body] of wishes) ok(await use(operation, { body: body() }));
  },
});

function use(operation: string, input: CallInput): Promise<CallReply> {
  const { gateway, tokens } = world;
  return gateway.call(operation, input, { token: tokens.owner, mainId: first, idempotencyKey: uuidv7() });
}

/** Spellings that PostgreSQL reads as the same id, and string comparison does not. */
const spellings: ((id: string) => string)[] = [
  (id) => id.toUpperCase(),
  (id) => `urn:uuid:${id}`,
  (id) => `{${id}}`,
  (id) => id.replaceAll('-', ''),
];

attack('id in another spelling', {
  async refused() {
    const { checkId } = await world.objectFor('owner', 'own');
    for (const spelt of spellings) {
      for (const [operation, input, path] of [
        ['getCheck', { query: { checkId: spelt(checkId) } }, 'checkId'],
        ['cancelCheck', { body: { checkId: spelt(checkId), reason: 'Spelt' } }, 'checkId'],
        // Nobody disables themselves, in whatever spelling.
        ['editUser', { body: { userId: spelt(world.users.owner), status: 'disabled' } }, 'userId'],
      ] as const) {
        const { code, data } = await changesNothing(world.gateway, () => use(operation, input));
        expect([operation, code, data?.fields]).toEqual([
          operation,
          1000,
          [expect.objectContaining({ path: expect.stringContaining(path) })],
        ]);
      }
    }
  },
  async twin() {
    const { checkId } = await world.objectFor('owner', 'own');
    ok(await use('getCheck', { query: { checkId } }));
    ok(await use('cancelCheck', { body: { checkId, reason: 'Spelt' } }));
    ok(await use('editUser', { body: { userId: world.users.owner, nickName: 'Spelt' } }));
  },
});

/** All calls that name a file of the account. */
const fileCalls: [operation: string, input: (fileId: string) => CallInput, code: number][] = [
  ['downloadFile', (fileId) => ({ query: { fileId } }), 404],
  ['openCandidateFile', (fileId) => ({ body: { fileId, purpose: 'curious' } }), 404],
  ['placeOrder', (paperFileId) => ({ body: orderBody({ consentWay: 'paper', paperFileId }) }), 2009],
  ['editUser', (avatarFileId) => ({ body: { avatarFileId } }), 1000],
];

attack('foreign file', {
  async refused() {
    const foreign = await upload('outsider', second);
    const tries = fileCalls.map(
      ([operation, input]) => [operation, input(foreign), input(uuidv7())] as const,
    );
    for (const [at, [operation, stolen, missing]] of tries.entries()) {
      const reply = await changesNothing(world.gateway, () => use(operation, stolen));
      expect([operation, reply.code]).toEqual([operation, fileCalls[at]![2]]);
      expect(bare(reply)).toBe(bare(await use(operation, missing)));
    }
  },
  async twin() {
    const own = () => upload('owner', first);
    expect((await use('downloadFile', { query: { fileId: await own() } })).bytes.equals(pdf)).toBe(true);
    const { fileId } = await world.objectFor('owner', 'own', ['document']);
    expect(
      (await use('openCandidateFile', { body: { fileId, purpose: 'to read it' } })).bytes.equals(pdf),
    ).toBe(true);
    ok(await use('placeOrder', { body: orderBody({ consentWay: 'paper', paperFileId: await own() }) }));
  },
});

async function upload(as: 'owner' | 'outsider', mainId: string): Promise<string> {
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
  const reply = await world.gateway.call('uploadFile', { file }, { token: world.tokens[as], mainId });
  return ok(reply).data.fileId as string;
}

/** A person who switched from the first account to the third: both tokens. */
async function switched() {
  const old = await sessionOf(world.gateway, demoUsers.owner, first);
  const { sToken } = ok(await change(third, old)).data;
  return { old, token: sToken as string };
}
const change = (to: string, token: string, mainId?: string) =>
  world.gateway.call('changeLogin', { body: { mainId: to } }, { token, ...(mainId && { mainId }) });
const info = (token: string) => world.gateway.call('loginInfo', {}, { token });
const list = (token: string, mainId: string) =>
  world.gateway.call('listChecks', { body: {} }, { token, mainId });
/** A write about the signed-in user only. */
const rename = (token: string, mainId: string) =>
  world.gateway.call('editUser', { body: { nickName: 'Tab' } }, { token, mainId });

let tab: Awaited<ReturnType<typeof switched>>;
attack('x-main-id', {
  async refused() {
    tab = await switched();
    const { token } = tab;
    await changesNothing(world.gateway, async () => {
      expect(await list(token, first)).toMatchObject({ code: 2801 });
      expect(await rename(token, first)).toMatchObject({ code: 2801 });
      // It does not switch either, to any account.
      for (const to of [first, third, second])
        expect(await change(to, token, first)).toMatchObject({ code: 2801 });
    });
    expect(await info(token)).toMatchObject({ code: 0, data: { mainId: third } });
  },
  async twin() {
    expect(await list(tab.token, third)).toMatchObject({ code: 0 });
    expect(await rename(tab.token, third)).toMatchObject({ code: 0 });
    expect(await change(second, tab.token, third)).toMatchObject({ code: 0 });
  },
});

attack('stale session after switch', {
  async refused() {
    tab = await switched();
    const { old } = tab;
    await changesNothing(world.gateway, async () => {
      expect(await info(old)).toMatchObject({ code: -5 });
      for (const mainId of [first, third]) {
        expect(await list(old, mainId)).toMatchObject({ code: -5 });
        expect(await rename(old, mainId)).toMatchObject({ code: -5 });
      }
      expect(await change(first, old)).toMatchObject({ code: -5 });
    });
  },
  async twin() {
    expect(await info(tab.token)).toMatchObject({ code: 0, data: { mainId: third } });
    expect(await rename(tab.token, third)).toMatchObject({ code: 0 });
  },
});
