import { join } from 'node:path';
import { roles } from '@probity/contract/roles';
import { loadContract } from '../src/server/contract/operations';
import { uuidv7 } from '../src/kernel/ids';
import { elsewhere } from './matrixElsewhere';
import { answerOf, listRows, openRows } from './matrixLists';
import { holds, reaches, standings } from './matrixCells';
import { matrixRows } from './matrixRows';
import { createMatrixWorld, type MatrixWorld } from './matrixWorld';
import { visitorRows } from './visitorRows';

let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld();
});
afterAll(() => world.gateway.close());

test('every operation of the contract has its row, with the right the contract states', async () => {
  const { operations } = await loadContract(join(__dirname, '../../contract'));
  const rows = [...matrixRows, ...listRows, ...openRows];
  const listed = [...rows, ...visitorRows].map(({ operation }) => operation).concat(Object.keys(elsewhere));
  expect([...new Set(listed)].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  const stated = new Map(operations.map(({ operationId, right }) => [operationId, right]));
  const ofContract = rows.map((row) => [row.operation, 'stated' in row ? row.stated : row.right]);
  expect(ofContract).toEqual(rows.map(({ operation }) => [operation, stated.get(operation)]));
});

const lists = listRows.flatMap((row) => roles.map((role) => [row.operation, role, row] as const));

test.each(lists)('%s by %s finds what that role reaches', async (operation, role, row) => {
  const { gateway, tokens, accountOf, objectFor } = world;
  const seen: Record<string, boolean | number> = {};
  for (const standing of standings) {
    const ids = await objectFor(role, standing, row.needs);
    const reply = await gateway.call(operation, row.input(ids), {
      token: tokens[role],
      mainId: accountOf(role),
    });
    seen[standing] = reply.code === 0 ? row.shows(reply, ids) : reply.code;
  }
  expect(seen).toEqual(
    Object.fromEntries(
      standings.map((standing) => [standing, holds(role, row.right) ? reaches(role, standing) : 403]),
    ),
  );
});

const opens = openRows.flatMap((row) => roles.map((role) => [row.operation, role, row] as const));

test.each(opens)('%s by %s', async (operation, role, row) => {
  const { gateway, tokens, accountOf } = world;
  const options = { token: tokens[role], mainId: accountOf(role), idempotencyKey: uuidv7() };
  expect((await gateway.call(operation, row.input(), options)).code).toBe(answerOf(row, role));
});

const closed = visitorRows.flatMap((row) => roles.map((role) => [row.operation, role, row] as const));

test.each(closed)('%s is not for %s, whatever s they have', async (operation, role, row) => {
  const { gateway, tokens, accountOf } = world;
  const input = row.input({ s: 'x'.repeat(32), itemId: uuidv7() });
  const reply = await gateway.call(operation, input, { token: tokens[role], mainId: accountOf(role) });
  expect(reply.code).toBe(-12);
});
