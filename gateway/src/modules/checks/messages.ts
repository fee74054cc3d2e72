import { maskPhone } from '@probity/contract/rules/masks';
import { json, sql } from '../../platform/db/sql';
import { smsWords } from '../sms/words';
import { langOfChoice, type Language } from '../../kernel/texts';
import type { Words } from '../../kernel/words';
import type { CheckRow } from './checkRepository';
import type { Work } from '../../kernel/work';

/** The purpose of an SMS about a check. */
export type MessageTemplate =
  'invitation' | 'reminder' | 'status' | 'question' | 'share' | 'report' | 'disputeAnswer' | 'cancelled';

interface CheckMessage {
  check: Pick<CheckRow, 'mainId' | 'id'>;
  mobile: string;
  template: MessageTemplate;
  text: string;
}

/** Queues SMS about checks, and records in each check what was sent: to a masked phone, without its text. */
export async function sendMessages(work: Work, messages: readonly CheckMessage[]): Promise<void> {
  const ids = await work.services.sms.queueAll(
    work.tx,
    messages.map(({ check, ...message }) => ({ ...message, mainId: check.mainId, checkId: check.id })),
  );
  const rows = messages.map(({ check, mobile, template }, at) => ({
    main_id: check.mainId,
    id: ids[at],
    check_id: check.id,
    template,
    mobile_masked: maskPhone(mobile),
  }));
  if (rows.length === 0) return;
  await work.tx.run(sql`insert into check_message (main_id, id, check_id, template, mobile_masked, at)
    select m.main_id, m.id, m.check_id, m.template, m.mobile_masked, ${work.clock.now()}
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as m (main_id uuid, id uuid, check_id uuid, template text, mobile_masked text)`);
}

interface CandidateMessage {
  check: CheckRow;
  words: (named: { mainName: string }) => Words;
  link?: string | undefined;
}

/**
 * The same to the candidates of checks of one account, in the language in which they opened the link, if known; the texts name the
 * enterprise.
 */
export async function messageCandidates(
  work: Work,
  template: MessageTemplate,
  messages: readonly CandidateMessage[],
): Promise<void> {
  const [first] = messages;
  if (!first) return;
  const { mainId } = first.check;
  const { name: mainName } = await work.tx.one<{ name: string }>(
    sql`select name from main_account where id = ${mainId}`,
  );
  const people = await work.tx.many<{ id: string; mobileEnc: Buffer; language: Language | null }>(
    sql`select id, mobile_enc as "mobileEnc", language from candidate
      where main_id = ${mainId} and id = any(${messages.map(({ check }) => check.candidateId)}::uuid[])`,
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const written = messages.map(({ check, words, link }) => {
    const rowId = check.candidateId;
    const { mobileEnc, language } = byId.get(rowId)!;
    const place = { table: 'candidate', column: 'mobile_enc', rowId };
    const mobile = work.services.crypto.decrypt(mobileEnc, place);
    return { check, mobile, template, text: smsWords(langOfChoice(language), words({ mainName }), link) };
  });
  await sendMessages(work, written);
}

/** The same to the candidate of one check. */
export function messageCandidate(
  work: Work,
  check: CheckRow,
  template: MessageTemplate,
  words: CandidateMessage['words'],
  link?: string,
): Promise<void> {
  return messageCandidates(work, template, [{ check, words, link }]);
}
