import { roles, type Role } from '@probity/contract/roles';
import { demoDepartments } from '../../seeds/demoAccounts';
import { sql } from '../../src/platform/db/sql';
import { uuidv7 } from '../../src/kernel/ids';
import { sessionMobileField } from '../../src/modules/accounts/openSession';
import { insertVisitor } from '../../src/modules/accounts/sessionRepository';
import { newToken, sha256Hex } from '../../src/platform/security/tokens';
import { inAccount, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { staff, type MatrixWorld, type Person } from '../matrixWorld';
import { first, platform } from '../reports';

/** The sender of a request: a role of an account, a key, a visitor with an `s`, or nobody. */
export interface Caller {
  name: string;
  role: Role | null;
  mainId: string | null;
  /** The caller's own `s`. */
  s: string | null;
  token(): Promise<string | null>;
  /** The token is no longer valid: a request has ended it. The next one is fresh. */
  ended(): void;
}

function caller(name: string, who: Partial<Caller>, open: () => Promise<string | null>): Caller {
  let token: Promise<string | null> | undefined;
  return {
    role: null,
    mainId: null,
    s: null,
    ...who,
    name,
    token: () => (token ??= open()),
    ended: () => (token = undefined),
  };
}

/** A session of a person whose membership is restored, whatever earlier requests have done to it. */
export async function restoredSession(
  { gateway, users }: MatrixWorld,
  name: Person,
  { role, mainId, departmentId = null }: { role: Role; mainId: string; departmentId?: string | null },
): Promise<string> {
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`insert into membership (main_id, user_id, role, department_id)
        values (${mainId}, ${users[name]}, ${role}, ${departmentId})
      on conflict (main_id, user_id) do update
        set role = excluded.role, department_id = excluded.department_id, disabled = false`),
  );
  return sessionOf(gateway, users[name], mainId);
}

function person(world: MatrixWorld, name: string, role: Role, mainId: string): Caller {
  const departmentId = staff.includes(role) ? null : demoDepartments.people;
  return caller(name, { role, mainId }, () => restoredSession(world, role, { role, mainId, departmentId }));
}

/** A visitor with an `s` and a proven phone. */
export function visitor(gateway: TestGateway, name: string, mobile: string, s: string): Caller {
  const { services, clock } = gateway;
  return caller(name, { s }, async () => {
    const [id, token, now] = [uuidv7(), newToken(), clock.now()];
    const session = { id, tokenHash: sha256Hex(token), ip: '127.0.0.1', userAgent: 'test', now };
    const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
    const mobileIndex = services.blindIndex.of('mobile', mobile);
    const mobileEnc = services.crypto.encrypt(mobile, sessionMobileField(id));
    await services.db.withoutTenant((tx) =>
      insertVisitor(tx, { ...session, expiresAt, mobileIndex, mobileEnc, sHash: sha256Hex(s) }),
    );
    return token;
  });
}

/** Every role in its account, support inside the customer, and nobody. */
export function signedIn(world: MatrixWorld): Caller[] {
  return [
    ...roles.map((role) => person(world, role, role, staff.includes(role) ? platform : first)),
    person(world, 'support inside', 'support', first),
    caller('nobody', {}, async () => null),
  ];
}

export function keyCaller(secret: string): Caller {
  return caller('key', {}, async () => secret);
}
