import { endOfDay } from '../../kernel/workingDays';
import type { Tx } from '../../platform/db/tx';
import { formLinkOf, hasRoom, type FormLink } from './formLinkRepository';

/** Whether a form takes applications. */
export const isTaking = (
  { linkEnc, lastDay, closedAt }: Pick<FormLink, 'linkEnc' | 'lastDay' | 'closedAt'>,
  now: Date,
): boolean => linkEnc !== null && closedAt === null && endOfDay(lastDay!) > now;

/** What the link of a form is good for: anybody (`open`), or those who have begun (`full`, `closed`). */
export async function formState(
  tx: Tx,
  mainId: string,
  formId: string,
  now: Date,
): Promise<'open' | 'full' | 'closed'> {
  const form = await formLinkOf(tx, mainId, formId);
  if (!form || !isTaking(form, now)) return 'closed';
  return (await hasRoom(tx, form)) ? 'open' : 'full';
}
