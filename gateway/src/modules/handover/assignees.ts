import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import { isOfAccount } from '../../kernel/reach';
import type { OwnWork } from '../../kernel/work';
import { labelsOf } from '../reference/dictRepository';
import { takersOf, takesRecords, type Taker } from './takers';
import { words } from './words';

/** Whom a session may put in charge; a recruiter of no department nobody, since they know nobody of it. */
async function assignees({ tx, session }: OwnWork, userIds?: readonly string[]): Promise<Taker[]> {
  const { mainId, departmentId } = session;
  const some = userIds && { userIds };
  if (isOfAccount(session)) return takersOf(tx, mainId, some);
  if (departmentId === null) return [];
  const team = await takersOf(tx, mainId, { ...some, departmentId });
  // What is theirs to give away is theirs already.
  return team.filter((one) => one.userId !== session.userId);
}

export async function listAssignees(ctx: SessionCtx): Promise<ReplyOf<'listAssignees'>> {
  const roles = await labelsOf(ctx, 'role');
  const rows = await assignees(ctx);
  return rows.map(({ userId, name, role }) => ({ userId, name, role: roles.get(role) ?? role }));
}

/** True while somebody may be put in charge by this session; whoever would disable them waits for the transaction. */
export async function mayBeAssigned(work: OwnWork, userId: string): Promise<boolean> {
  const takes = await takesRecords(work.tx, work.session.mainId, userId);
  return takes && (await assignees(work, [userId])).length > 0;
}

/** @throws 1000 at `ownerId` for whom this session may not put in charge: somebody foreign is answered like nobody */
export async function assertAssignee(ctx: SessionCtx, ownerId: string): Promise<void> {
  if (await mayBeAssigned(ctx, ownerId)) return;
  const word = isOfAccount(ctx.session) ? words.cannotOrder : words.notOfTeam;
  throw fieldError([{ path: 'ownerId', msg: word[ctx.lang] }]);
}
