import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '../contract/permissions';
import { demoPeople } from '../scripts/lib/demoPeople.mjs';
import {
  callGateway,
  callsOf,
  checksIn,
  demoPasswordHash,
  gatewayAs,
  placeOrder,
} from '../scripts/lib/gatewayCalls.mjs';

/** Where a check stands to its reader. `sibling`: the same account, somebody else's, another department. */
export type Standing = 'own' | 'team' | 'sibling' | 'foreign' | 'missing';

/** A check to be opened, and the name that stands on its screens. */
export interface Standpoint {
  checkId: string;
  name: string;
}

export interface AccessWorld {
  /** An administrator of the first account, who signs in with the demo password. */
  admin: string;
  /** The check that stands so to whoever has this phone; none where nobody has one. */
  checkFor(mobile: string, standing: Standing): Standpoint | undefined;
}

const FIRST_ACCOUNT = '01900000-0000-7000-8000-000000000001';
const SECOND_ACCOUNT = '01900000-0000-7000-8000-000000000002';

let phones = 0;
/** A phone that nobody has yet. */
const newPhone = () => `137${String(Date.now() + (phones += 1)).slice(-8)}`;

/** People and checks that the demo data lacks: an administrator, and recruiters of two departments with a check each. */
export async function createAccessWorld(request: APIRequestContext): Promise<AccessWorld> {
  const [team, sibling] = await departments(request);
  const order = async (mobile: string, name: string): Promise<Standpoint> => {
    const { checkId } = await placeOrder(await gatewayAs(request, mobile), newPhone(), name);
    return { checkId, name };
  };
  const admin = await join(request, 'admin', team);
  const own = new Map<string, Standpoint>();
  for (const mobile of [demoPeople.owner, demoPeople.recruiter, admin])
    own.set(mobile, await order(mobile, '王一'));
  const foreign = await checkOfSecondAccount(request);
  const others: Record<Exclude<Standing, 'own'>, Standpoint> = {
    team: await order(await join(request, 'recruiter', team), '李一'),
    sibling: await order(await join(request, 'recruiter', sibling), '赵一'),
    foreign,
    missing: { checkId: randomUUID(), name: '' },
  };
  return {
    admin,
    checkFor: (mobile, standing) => (standing === 'own' ? own.get(mobile) : others[standing]),
  };
}

/** One that the demo data's owner reads there, who is a member of both. */
async function checkOfSecondAccount(request: APIRequestContext): Promise<Standpoint> {
  const [check] = await checksIn(await gatewayAs(request, demoPeople.owner, SECOND_ACCOUNT), 'reported');
  // Whoever signs in comes back to the account used last: the first one again for the journeys after this.
  await gatewayAs(request, demoPeople.owner, FIRST_ACCOUNT);
  return { checkId: check.checkId, name: check.candidateName };
}

/** The department of the demo data's recruiter, and another one. */
async function departments(request: APIRequestContext): Promise<[string, string]> {
  const owner = await gatewayAs(request, demoPeople.owner);
  const recruiter = await gatewayAs(request, demoPeople.recruiter);
  const { userId } = await recruiter('base/user/loginInfo');
  const members: { rows: Member[] } = await owner('account/member/list', {});
  const team = members.rows.find((member) => member.userId === userId)!.departmentId!;
  const all: Department[] = await owner('account/department/list');
  return [team, all.find(({ departmentId }) => departmentId !== team)!.departmentId];
}

interface Member {
  userId: string;
  departmentId: string | null;
}
interface Department {
  departmentId: string;
}

/** Adds somebody to the first account, who comes in with a code and takes the demo password. Gives the phone. */
export async function join(request: APIRequestContext, role: Role, departmentId?: string): Promise<string> {
  const owner = await gatewayAs(request, demoPeople.owner);
  const mobile = newPhone();
  const newUser = { new: true, nickName: role, mobile, roleIds: [role] };
  const { userId } = await owner('base/user/edit', newUser);
  if (departmentId) await owner('account/member/edit', { userId, departmentId });

  await callGateway(request, 'base/sms/sendVerifyCode', { mobile, scene: 'login' });
  let verifyCode: string | undefined;
  for (let tries = 0; tries < 100 && !verifyCode; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const sent: { text: string }[] = await (await request.get(`/dev/outbox.json?mobile=${mobile}`)).json();
    verifyCode = sent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  }
  const login = { loginType: 'sms', mobile, verifyCode, clientType: 'ENT_WEB' };
  const { sToken } = await callGateway(request, 'base/user/login', login);
  const joined = await callsOf(request, sToken);
  await joined('account/security/changePassword', { password: demoPasswordHash });
  return mobile;
}
