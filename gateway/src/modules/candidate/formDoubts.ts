import { dateDoubts, type DatedSections } from '@probity/contract/rules/dateDoubts';
import { entrySections, statedFields } from '@probity/contract/rules/fields/sections';
import { spans } from '@probity/contract/rules/fields/spans';
import { parseIdNumber } from '@probity/contract/rules/idNumber';
import { normalizePhone } from '@probity/contract/rules/phone';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { candidateOf, type CandidateRow } from '../checks/detailRepository';
import { chinaDay } from '../../kernel/workingDays';
import type { CheckRow } from '../checks/checkRepository';
import type { Form } from '../checks/formRepository';
import { jobDoubts } from './jobDoubts';

type FormDoubt = components['schemas']['FormDoubt'];

/** The ID number that the candidate confirmed or the enterprise entered; null: none yet. */
export function idNumberOf(ctx: Pick<SessionCtx, 'services'>, candidate: CandidateRow): string | null {
  const field = { table: 'candidate', column: 'id_number_enc', rowId: candidate.id };
  return candidate.idNumberEnc && ctx.services.crypto.decrypt(candidate.idNumberEnc, field);
}

/**
 * Stated dates that contradict each other or the birth date of the ID number, where the candidate's number counts before the
 * order's; the candidate's own phone where that of somebody to ask belongs; and jobs that overlap or begin after a gap.
 */
export async function doubtsOf(ctx: SessionCtx, check: CheckRow, form: Form): Promise<FormDoubt[]> {
  const today = chinaDay(ctx.clock.now());
  const candidate = await candidateOf(ctx.tx, check);
  const idNumber = form.identity?.idNumber?.trim() || idNumberOf(ctx, candidate);
  const { birthDate } = parseIdNumber(idNumber ?? '', { today });
  const sections = Object.keys(spans) as (keyof typeof spans)[];
  const stated = sections.map((section) => [section, form[section]?.entries ?? []]);
  const place = { table: 'candidate', column: 'mobile_enc', rowId: candidate.id };
  return [
    ...dateDoubts(Object.fromEntries(stated) as DatedSections, { birthDate, today }),
    ...ownPhonesIn(form, ctx.services.crypto.decrypt(candidate.mobileEnc, place)),
    ...jobDoubts(form.employment?.entries ?? [], form.education?.entries ?? [], today),
  ];
}

function ownPhonesIn(form: Form, mobile: string): FormDoubt[] {
  return entrySections.flatMap((section) => {
    const field = statedFields(section).find(({ kind }) => kind === 'phone');
    if (!field) return [];
    return (form[section]?.entries ?? []).flatMap((entry, at) =>
      normalizePhone(String(entry[field.name] ?? '')) === mobile
        ? [{ section, entry: at, field: field.name, fault: 'ownPhone' } as FormDoubt]
        : [],
    );
  });
}
