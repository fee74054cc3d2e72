import { permissions, roles, type Action, type Role } from '../../contract/permissions';
import { demoDepartments, demoMains, demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/db/sql';
import { uuidv7 } from '../src/ids';
import { addMembership } from '../src/modules/accounts/accountRepository';
import { createUser } from '../src/modules/accounts/userRepository';
import { fund, gatewayWithPeople, inAccount, place, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { limitedRoles, matrixRows, standings, type MatrixIds, type Standing } from './matrixRows';

const { first, second, platform } = demoMains;
const staff: readonly Role[] = ['analyst', 'support', 'operator'];

let gateway: TestGateway;
/** A person of each role in the first account's people department, and colleagues who order what is not theirs. */
const tokens = {} as Record<Role | 'colleague' | 'stranger' | 'outsider', string>;
const users = {} as Record<string, string>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  for (const role of roles) tokens[role] = await person(role, role);
  tokens.colleague = await person('colleague', 'recruiter');
  tokens.stranger = await person('stranger', 'recruiter', demoDepartments.sales);
  tokens.outsider = await sessionOf(gateway, demoUsers.owner, second);
  await fund(gateway, 50_000_000);
  await fund(gateway, 50_000_000, second);
});
afterAll(() => gateway.close());

async function person(
  name: string,
  role: Role,
  departmentId: string = demoDepartments.people,
): Promise<string> {
  const userId = uuidv7();
  users[name] = userId;
  const isStaff = staff.includes(role);
  const { services } = gateway;
  await services.db.withoutTenant((tx) =>
    createUser(
      tx,
      {
        id: userId,
        username: `matrix${name.toLowerCase()}`,
        nickName: name,
        mobileIndex: services.blindIndex.of('mobile', `matrix ${name}`),
        mobileEnc: services.crypto.encrypt('13700000000', {
          table: 'users',
          column: 'mobile_enc',
          rowId: userId,
        }),
        passwordHash: null,
      },
      services.clock.now(),
    ),
  );
  // Staff serve the first account only, so that the second is foreign to them too.
  const places = isStaff ? [platform, first] : [first];
  for (const mainId of places) {
    await inAccount(gateway, mainId, ({ tx }) =>
      addMembership(tx, { mainId, userId, role, departmentId: isStaff ? null : departmentId }),
    );
  }
  return sessionOf(gateway, userId, isStaff ? platform : first);
}

/** A fresh check that stands so to the reader. */
async function objectFor(role: Role, standing: Standing): Promise<MatrixIds> {
  if (standing === 'missing')
    return { checkId: uuidv7(), orderId: uuidv7(), itemId: uuidv7(), fileId: uuidv7() };
  const [orderer, mainId]: [string, string] =
    standing === 'foreign'
      ? [tokens.outsider, second]
      : standing === 'sibling'
        ? [tokens.stranger, first]
        : [tokens.colleague, first];
  const { checkId, orderId } = await place(gateway, orderer, {}, mainId);
  if (standing === 'own') {
    await inAccount(gateway, mainId, ({ tx }) =>
      tx.run(sql`update checks set owner_id = ${users[role]}, department_id = null where id = ${checkId}`),
    );
  }
  const [item] = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from check_item where check_id = ${checkId} order by sort limit 1`),
  );
  return { checkId, orderId, itemId: item!.id, fileId: uuidv7() };
}

function expected(role: Role, right: string, standing: Standing, reached = 0): number {
  if (!(permissions[right as Action] as readonly Role[]).includes(role)) return 403;
  if (standing === 'foreign' || standing === 'missing') return 404;
  if (standing === 'sibling' && limitedRoles.includes(role)) return 404;
  return reached;
}

const cells = matrixRows.flatMap((row) => roles.map((role) => [row.operation, role, row] as const));

test.each(cells)('%s by %s', async (operation, role, row) => {
  const mainId = staff.includes(role) ? platform : first;
  const seen: Record<string, number> = {};
  const bodies: Partial<Record<Standing, string>> = {};
  for (const standing of standings) {
    const input = row.input(await objectFor(role, standing));
    const reply = await gateway.call(operation, input, { token: tokens[role], mainId });
    seen[standing] = reply.code;
    bodies[standing] = reply.bytes.toString().replace(/"requestId":"[^"]+"/, '"requestId":""');
  }
  expect(seen).toEqual(
    Object.fromEntries(
      standings.map((standing) => [standing, expected(role, row.right, standing, row.reached)]),
    ),
  );
  // Byte for byte: nothing tells a foreign object from a missing one.
  expect(bodies.foreign).toBe(bodies.missing);
  if (seen.sibling === 404) expect(bodies.sibling).toBe(bodies.missing);
});
