import { staffRoles, type Role } from '@probity/contract/roles';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import { systemAudit } from '../../kernel/audit';
import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';
import {
  addMembership,
  createMainAccount,
  enabledOwners,
  lockAccount,
  platformAccount,
  serveEnterprises,
} from './accountRepository';
import { newUser } from './newUser';
import { sendMemberSms } from './userInvite';
import { createUser, userByMobile, usersOfAccount } from './userRepository';

export const platformRoles: readonly Role[] = ['owner', 'admin', ...staffRoles];
const PLATFORM_NAME = 'Probity';
const LONGEST_NAME = 30;

export interface StaffRequest {
  mobile: string;
  name: string;
  role: string;
}

export interface StaffCreated {
  platform: 'created' | 'there';
  /** `known`: the phone had a user, who keeps name and password. `unchanged`: they had this role before. */
  person: 'created' | 'known' | 'unchanged';
  /** Number of enterprises newly served. */
  served: number;
  hasOwner: boolean;
}

/** The refusal of an impossible request, in words for the person who runs the command. */
export class StaffRefused extends Error {}

/**
 * Makes a person staff of the platform, and creates the platform if there is none. A new person signs in by a code to the
 * phone and then sets a password: none is created here. They are notified by SMS, and it is audited; a second run changes
 * nothing.
 * @throws StaffRefused for impossible values, naming all of them
 */
export async function createStaff(services: Services, request: StaffRequest): Promise<StaffCreated> {
  const { mobile, name, role } = checked(request);
  return services.db.withoutTenant(async (tx) => {
    const { mainId, isNew } = await openPlatform(tx);
    // Waits for a concurrent run, and precedes any edit of the platform's people.
    const account = await lockAccount(tx, mainId);
    const done = { platform: isNew ? 'created' : 'there', served: 0 } as const;
    const known = await userByMobile(tx, services.blindIndex.of('mobile', mobile));
    const [member] = known ? await usersOfAccount(tx, { userId: known.id, limit: 1, offset: 0 }) : [];
    if (member) {
      assertSame(member, role);
      return { ...done, person: 'unchanged', hasOwner: await hasOwner(tx, mainId) };
    }
    const now = services.clock.now();
    const user = known ?? newUser(services, { mobile, nickName: name });
    if (!known && !(await createUser(tx, user as ReturnType<typeof newUser>, now)))
      throw new StaffRefused('Somebody registered this phone a moment ago: run the command again');
    await addMembership(tx, { mainId, userId: user.id, role });
    const served = await serveEnterprises(tx, user.id, now);
    await systemAudit(tx, {
      action: 'user.invited',
      entity: 'user',
      entityId: user.id,
      mainId,
      detail: { role },
    });
    await sendMemberSms(services, tx, { userId: user.id, mobile, mainName: account.name });
    const person = known ? 'known' : 'created';
    return { ...done, person, served, hasOwner: await hasOwner(tx, mainId) };
  });
}

function checked({ mobile, name, role }: StaffRequest) {
  const clean = { mobile: normalizePhone(mobile), name: name.trim(), role: role.trim() };
  const faults = [
    !isPhone(clean.mobile) && '--mobile wants 11 digits that begin with 1',
    (clean.name === '' || clean.name.length > LONGEST_NAME) && `--name wants 1 to ${LONGEST_NAME} characters`,
    !platformRoles.some((one) => one === clean.role) && `--role wants one of ${platformRoles.join(', ')}`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new StaffRefused(faults.join('\n'));
  return clean;
}

/** The platform's account, created if there is none; binds the transaction to it. */
async function openPlatform(tx: Tx): Promise<{ mainId: string; isNew: boolean }> {
  const own = uuidv7();
  if ((await platformAccount(tx)) === null) {
    await tx.bind({ mainIds: [own], mainId: own });
    await createMainAccount(tx, { id: own, kind: 'platform', name: PLATFORM_NAME, authStatus: 0 });
  }
  // There is at most one: of two concurrent runs the second finds the first one's.
  const mainId = (await platformAccount(tx))!;
  await tx.bind({ mainIds: [mainId], mainId });
  const isNew = mainId === own;
  if (isNew)
    await systemAudit(tx, { action: 'platform.created', entity: 'platform', entityId: mainId, mainId });
  return { mainId, isNew };
}

function assertSame(member: { role: string; status: string }, role: string): void {
  if (member.status === 'disabled')
    throw new StaffRefused(
      'This person is disabled on the platform: its owner enables people under Account, People',
    );
  if (member.role !== role)
    throw new StaffRefused(
      `This person is ${member.role} of the platform already: its owner changes roles under Account, People`,
    );
}

async function hasOwner(tx: Tx, mainId: string): Promise<boolean> {
  return (await enabledOwners(tx, mainId)).length > 0;
}
