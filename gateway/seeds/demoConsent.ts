import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { textOf } from '../src/modules/candidate/candidateView';
import type { CheckRow, ItemRow } from '../src/modules/checks/checkRepository';
import type { Work } from '../src/kernel/work';

/** The proof of an electronic consent, as the candidate's own screen keeps it. */
export async function recordConsent(work: Work, check: CheckRow, items: readonly ItemRow[]): Promise<void> {
  const id = uuidv7();
  const { shown, signed } = await textOf({ ...work, lang: 'zh' }, check, items);
  const seal = (column: string, text: string) =>
    work.services.crypto.encrypt(text, { table: 'consent', column, rowId: id });
  await work.tx.run(sql`insert into consent
    (main_id, id, check_id, kind, text_version, text_hash, signed_text, mobile_index, signature_enc, signature_way,
     signed_name_enc, ip, given_at)
    values (${check.mainId}, ${id}, ${check.id}, 'electronic', ${shown.version}, ${shown.hash}, ${signed}, ${check.mobileIndex},
            ${seal('signature_enc', 'demo')}, 'drawn', ${seal('signed_name_enc', 'demo')}, '127.0.0.1', ${work.clock.now()})`);
  await work.tx.run(sql`insert into consent_item (main_id, consent_id, check_item_id, given)
    select ${check.mainId}::uuid, ${id}::uuid, i, true from unnest(${items.map((item) => item.id)}::uuid[]) i`);
}
