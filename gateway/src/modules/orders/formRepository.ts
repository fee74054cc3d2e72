import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { sha256Hex } from '../../platform/security/tokens';
import type { AskedOrder, SignedForm, Signer } from './domain/asked';
import { lockKeys } from './factRepository';

/**
 * The signed forms that some orders name: files this user uploaded to this account, with what is known of who signed them.
 * @param isLocked two orders with one form at once wait for each other, so that the second sees the first one's person
 */
export async function formsOf(
  tx: Tx,
  {
    mainId,
    userId,
    asked,
    isLocked,
  }: { mainId: string; userId: string; asked: readonly AskedOrder[]; isLocked: boolean },
): Promise<Map<string, SignedForm>> {
  const fileIds = asked.flatMap(({ request }) =>
    request.consentWay === 'paper' && request.paperFileId ? [request.paperFileId] : [],
  );
  if (fileIds.length === 0) return new Map();
  const files = await tx.many<{ id: string; sha256: string }>(sql`select id, sha256 from file_object
    where main_id = ${mainId} and id = any(${fileIds}::uuid[]) and created_by = ${userId}`);
  const hashes = [...new Set(files.map(({ sha256 }) => sha256))];
  if (isLocked)
    await lockKeys(
      tx,
      hashes.map((sha256) => `paper:${mainId}:${sha256}`),
    );
  const erased = await erasedForms(tx, mainId, hashes);
  const signers = await signersOf(tx, mainId, hashes);
  return new Map(
    files.map(({ id, sha256 }) => [
      id,
      { id, sha256, wasErased: erased.has(sha256Hex(sha256)), signers: signers.get(sha256) ?? [] },
    ]),
  );
}

/** The people the same bytes were ordered for before, whatever became of those checks. */
async function signersOf(tx: Tx, mainId: string, hashes: readonly string[]): Promise<Map<string, Signer[]>> {
  const rows = await tx.many<Signer & { sha256: string }>(sql`
    select f.sha256, k.name, k.mobile_index as "mobileIndex", k.id_index as "idIndex"
      from file_object f
        join checks c on c.main_id = f.main_id and c.paper_file_id = f.id
        join candidate k on k.main_id = c.main_id and k.id = c.candidate_id
      where f.main_id = ${mainId} and f.sha256 = any(${[...hashes]}::text[])`);
  const found = new Map<string, Signer[]>();
  for (const { sha256, ...signer } of rows) found.set(sha256, [...(found.get(sha256) ?? []), signer]);
  return found;
}

/**
 * The hashes of those that were the consent of a person whose file and name are erased; only the form's hash remains, so nobody can say
 * who that was.
 */
async function erasedForms(tx: Tx, mainId: string, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.many<{ hash: string }>(sql`select distinct text_hash as hash from consent
    where main_id = ${mainId} and kind = 'paper' and text_hash = any(${hashes.map(sha256Hex)}::text[]) and file_id is null`);
  return new Set(rows.map(({ hash }) => hash));
}
