import { dateDoubts, type DateDoubt, type DatedSections } from '@probity/contract/rules/dateDoubts';
import { spans } from '@probity/contract/rules/fields/spans';
import { parseIdNumber } from '@probity/contract/rules/idNumber';
import type { SessionCtx } from '../../kernel/context';
import { candidateOf, type CandidateRow } from '../checks/detailRepository';
import { chinaDay } from '../../kernel/workingDays';
import type { CheckRow } from '../checks/checkRepository';
import type { Form } from '../checks/formRepository';

/** The ID number that the candidate confirmed or the enterprise entered; null: none yet. */
export function idNumberOf(ctx: Pick<SessionCtx, 'services'>, candidate: CandidateRow): string | null {
  const field = { table: 'candidate', column: 'id_number_enc', rowId: candidate.id };
  return candidate.idNumberEnc && ctx.services.crypto.decrypt(candidate.idNumberEnc, field);
}

/**
 * Stated dates that contradict each other or the birth date of the ID number: the candidate's number counts before the
 * order's.
 */
export async function doubtsOf(ctx: SessionCtx, check: CheckRow, form: Form): Promise<DateDoubt[]> {
  const today = chinaDay(ctx.clock.now());
  const idNumber = form.identity?.idNumber?.trim() || idNumberOf(ctx, await candidateOf(ctx.tx, check));
  const { birthDate } = parseIdNumber(idNumber ?? '', { today });
  const sections = Object.keys(spans) as (keyof typeof spans)[];
  const stated = sections.map((section) => [section, form[section]?.entries ?? []]);
  return dateDoubts(Object.fromEntries(stated) as DatedSections, { birthDate, today });
}
