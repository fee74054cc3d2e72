import { spans } from '@probity/contract/rules/fields/spans';
import { STILL_THERE } from '@probity/contract/rules/fields/unspoken';
import { monthNumber } from '@probity/contract/rules/months';
import { BESIDE, MOST_SHARED } from '@probity/contract/rules/overlaps';
import type { components } from '../../kernel/contract.gen';
import type { SectionContent } from '../checks/formRepository';

type Entry = NonNullable<SectionContent['entries']>[number];
type FormDoubt = components['schemas']['FormDoubt'];

/** The most calendar months between two jobs that nobody has to explain: one leaves, looks for another and begins. */
const MOST_FREE = 3;

const said = (entry: Entry, name: string) => String(entry[name as keyof Entry] ?? '').trim();

/** The months of an entry; none while they are not whole. A job without an end goes on. */
function spanOf(entry: Entry, section: 'education' | 'employment', now: number) {
  const { start, end } = spans[section];
  const until = said(entry, end);
  const isOpen = section === 'employment' && (until === '' || until === STILL_THERE);
  // Of a study whose end alone is known, that month.
  const begun = said(entry, start) || (section === 'education' ? until : '');
  const first = monthNumber(begun.slice(0, 7));
  const last = isOpen ? now : monthNumber(until.slice(0, 7));
  return first === null || last === null || last < first ? [] : [{ first, last }];
}

/**
 * Jobs that overlap one before, as an analyst would ask about it, or begin long after everything before: a mark at the later one, no
 * refusal. A study fills what is between.
 * @param today `YYYY-MM-DD`, the end of a job that goes on
 */
export function jobDoubts(jobs: readonly Entry[], studies: readonly Entry[], today: string): FormDoubt[] {
  const now = monthNumber(today.slice(0, 7))!;
  const rows = jobs
    .flatMap((job, entry) =>
      spanOf(job, 'employment', now).map((span) => ({
        ...{ ...span, entry, name: said(job, 'company'), isBeside: BESIDE.test(said(job, 'title')) },
      })),
    )
    .sort((one, other) => one.first - other.first);
  const studied = studies.flatMap((study) => spanOf(study, 'education', now));
  return rows.flatMap((row, at): FormDoubt[] => {
    const before = rows.slice(0, at);
    const isShared = before.some(
      (one) =>
        !one.isBeside &&
        !row.isBeside &&
        one.name !== row.name &&
        Math.min(one.last, row.last) - row.first + 1 > MOST_SHARED.twoJobs,
    );
    const reach = Math.max(
      ...[...before, ...studied.filter(({ first }) => first < row.first)].map(({ last }) => last),
    );
    const isLate = at > 0 && row.first - reach - 1 > MOST_FREE;
    const fault = isShared ? 'overlap' : isLate && 'gap';
    return fault ? [{ section: 'employment', entry: row.entry, field: 'from', fault }] : [];
  });
}
