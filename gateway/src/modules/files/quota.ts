import { CODE } from '@probity/contract/codeNames';
import type { Config } from '../../platform/config/settings';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { fileUsage } from './fileRepository';

/** The files an account stores, and the most it may. `bytes` are of the files as they were uploaded. */
export async function roomOf(tx: Tx, quota: Config['fileQuota'], mainId: string) {
  const { files, bytes, isCertified } = await fileUsage(tx, mainId);
  return { count: files, bytes, isCertified, limit: quota[isCertified ? 'certified' : 'uncertified'] };
}

/**
 * Throws when an account would exceed its quota with `more` files beyond those counted. In the transaction that adds a row
 * the row is already counted and the count locked, so of two uploads that want the last place one gets it.
 */
export async function assertRoom(
  tx: Tx,
  quota: Config['fileQuota'],
  mainId: string,
  more = 0,
): Promise<void> {
  const { count, bytes, isCertified, limit } = await roomOf(tx, quota, mainId);
  if (count + more <= limit.files && bytes + more <= limit.bytes) return;
  const most = { files: limit.files, megabytes: limit.bytes / 1_000_000 };
  const code = isCertified ? CODE.STORAGE_FULL : CODE.STORAGE_FULL_BEFORE_CERTIFICATION;
  // As data too: the console puts them into words again when its language changes.
  throw new BusinessError(code, most, most);
}
