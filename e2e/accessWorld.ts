import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { may } from '@probity/contract/permissions';
import { staffRoles, type Role } from '@probity/contract/roles';
import { inviteByCalls } from './calls';
import type { Enterprise, Somebody, StaffRole, World } from './world/world';

/** The standing of a check to its reader. `sibling`: the same account, another person's, another department. */
export type Standing = 'own' | 'team' | 'sibling' | 'foreign' | 'missing';

/** A check to open, and the name on its screens. */
export interface Standpoint {
  checkId: string;
  name: string;
}

const isStaff = (role: Role): role is StaffRole => (staffRoles as readonly Role[]).includes(role);

/** A person in a role: of the enterprise, or of the platform's staff. */
export async function readerOf(world: World, enterprise: Enterprise, role: Role): Promise<Somebody> {
  return isStaff(role) ? world.staff(role) : enterprise[role];
}

/** The checks by their standing to a reader in a role; `own` only if the role may order. */
export async function standpointsOf(
  world: World,
  request: APIRequestContext,
  enterprise: Enterprise,
  role: Role,
): Promise<Partial<Record<Standing, Standpoint>>> {
  const { departments } = enterprise;
  const order = async (orderer: Somebody, name: string): Promise<Standpoint> => {
    const { checkId } = await inviteByCalls(request, orderer, world.phone(), name);
    return { checkId, name };
  };
  const [foreign] = await world.checks(await world.enterprise(), ['reported']);
  return {
    ...(!isStaff(role) && may(role, 'check.order') && { own: await order(enterprise[role], '王一') }),
    team: await order(await world.join(enterprise, 'recruiter', departments.people), '李一'),
    sibling: await order(await world.join(enterprise, 'recruiter', departments.sales), '赵一'),
    foreign: { checkId: foreign!.checkId, name: foreign!.person.name },
    missing: { checkId: randomUUID(), name: '' },
  };
}
