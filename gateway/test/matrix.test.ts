import { roles } from '@probity/contract/roles';
import { createMatrixWorld, type MatrixWorld } from './matrixWorld';
import { uuidv7 } from '../src/kernel/ids';
import { answerOf, standings, type Standing } from './matrixCells';
import { matrixRows } from './matrixRows';

let world: MatrixWorld;
beforeAll(async () => {
  world = await createMatrixWorld();
});
afterAll(() => world.gateway.close());

const cells = matrixRows.flatMap((row) => roles.map((role) => [row.operation, role, row] as const));

test.each(cells)('%s by %s', async (operation, role, row) => {
  const { gateway, tokens, accountOf, objectFor } = world;
  const seen: Record<string, number> = {};
  const bodies: Partial<Record<Standing, string>> = {};
  for (const standing of standings) {
    const ids = await objectFor(role, standing, row.needs);
    const as = { token: tokens[role], mainId: accountOf(role), idempotencyKey: uuidv7() };
    const reply = await gateway.call(operation, row.input(ids), as);
    seen[standing] = reply.code;
    // What was asked for may be named again.
    const body = reply.bytes.toString().replaceAll(ids.checkId, '');
    bodies[standing] = body.replace(/"requestId":"[^"]+"/, '"requestId":""');
  }
  expect(seen).toEqual(
    Object.fromEntries(standings.map((standing) => [standing, answerOf(row, role, standing)])),
  );
  // Byte for byte: nothing tells a foreign object from a missing one.
  expect(bodies.foreign).toBe(bodies.missing);
  if (seen.sibling === 404) expect(bodies.sibling).toBe(bodies.missing);
});
