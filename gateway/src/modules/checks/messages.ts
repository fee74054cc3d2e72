import { maskPhone } from '@probity/contract/rules/masks';
import { sql } from '../../platform/db/sql';
import { smsWords } from '../sms/words';
import { langOfChoice, type Language } from '../../kernel/texts';
import type { Words } from '../../kernel/words';
import type { CheckRow } from './checkRepository';
import type { Work } from '../../kernel/work';

/** The purpose of an SMS about a check. */
export type MessageTemplate =
  'invitation' | 'reminder' | 'status' | 'question' | 'share' | 'report' | 'disputeAnswer' | 'cancelled';

/** Queues an SMS about a check, and records in the check that it was sent: to a masked phone, without its text. */
export async function sendMessage(
  work: Work,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  message: { mobile: string; template: MessageTemplate; text: string },
): Promise<void> {
  const { mobile, template } = message;
  const id = await work.services.sms.queue(work.tx, message, { checkId: check.id });
  await work.tx.run(sql`insert into check_message (main_id, id, check_id, template, mobile_masked, at)
    values (${check.mainId}, ${id}, ${check.id}, ${template}, ${maskPhone(mobile)}, ${work.clock.now()})`);
}

/**
 * The same to the check's candidate, in the language in which they opened the link, if known; the text names the enterprise.
 */
export async function messageCandidate(
  work: Work,
  check: CheckRow,
  template: MessageTemplate,
  words: (named: { mainName: string }) => Words,
  link?: string,
): Promise<void> {
  const { name } = await work.tx.one<{ name: string }>(
    sql`select name from main_account where id = ${check.mainId}`,
  );
  const { mobileEnc, language } = await work.tx.one<{ mobileEnc: Buffer; language: Language | null }>(
    sql`select mobile_enc as "mobileEnc", language from candidate
      where main_id = ${check.mainId} and id = ${check.candidateId}`,
  );
  const mobile = work.services.crypto.decrypt(mobileEnc, {
    table: 'candidate',
    column: 'mobile_enc',
    rowId: check.candidateId,
  });
  const text = smsWords(langOfChoice(language), words({ mainName: name }), link);
  await sendMessage(work, check, { mobile, template, text });
}
