import type { SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface OwnPicture {
  /** The account that stores the file: the one it was uploaded in. */
  mainId: string;
  fileId: string;
}

/** The picture of the user the transaction acts for; null without one. */
export function ownPicture(tx: Tx): Promise<OwnPicture | null> {
  return tx.maybeOne(sql`select main_id as "mainId", file_id as "fileId" from own_picture()`);
}

/**
 * Removes a user's former picture, unless something else refers to it; its bytes go with the nightly job. The transaction
 * works for the account of the session again afterwards.
 */
export async function dropPicture({ tx, session, clock }: SessionCtx, former: OwnPicture): Promise<void> {
  const { mainId, mainIds, userId } = session;
  await tx.bind({ mainIds: [former.mainId], mainId: former.mainId, userId });
  await tx.run(sql`select own_picture_drop(${former.fileId}, ${clock.now()})`);
  await tx.bind({ mainIds, mainId, userId });
}
