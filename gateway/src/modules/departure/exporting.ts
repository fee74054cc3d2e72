import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { assertRoomForTask, startTask } from '../../kernel/tasks/startTask';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { taskView } from '../tasks/taskView';
import { accountExport } from './exportTask';

/** Begins the archive of everything, with a code to the owner's own phone. @throws 1004, 2701, 2622 */
export async function startAccountExport(
  ctx: SessionCtx,
  { verifyCode }: BodyOf<'startAccountExport'>,
): Promise<ReplyOf<'startAccountExport'>> {
  const { mainId, mainIds, userId } = ctx.session;
  // Before the code is used up: what cannot be begun costs none.
  await ctx.independent({ mainIds, mainId, userId }, (tx) =>
    assertRoomForTask(tx, { mainId, userId }, accountExport),
  );
  const { mobileIndex } = found(await userById(ctx.services.db.direct, userId));
  await spendCode(ctx, { mobileIndex, scene: 'accountExport', verifyCode });
  return ctx.independent({ mainIds, mainId, userId }, async (tx) => {
    const work = workIn(ctx, tx);
    return taskView(work, await startTask(work, accountExport, {}));
  });
}
