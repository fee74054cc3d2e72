import { monthNumber } from '@probity/contract/rules/months';
import { BESIDE, MOST_SHARED } from '@probity/contract/rules/overlaps';
import type { components } from '../../kernel/contract.gen';
import type { SectionContent } from '../checks/formRepository';

type Entry = NonNullable<SectionContent['entries']>[number];
type FormDoubt = components['schemas']['FormDoubt'];

/** The most calendar months between two jobs that nobody has to explain: one leaves, looks for another and begins. */
const MOST_FREE = 3;

const spanOf = (from: string | undefined, to: string | undefined, now: number) => {
  const first = monthNumber(from);
  const last = to ? monthNumber(to) : now;
  return first === null || last === null || last < first ? [] : [{ first, last }];
};

/**
 * Jobs that overlap one before, as an analyst would ask about it, or begin long after everything before: a mark at the later one, no
 * refusal. A study fills what is between.
 * @param today `YYYY-MM-DD`, the end of a job that goes on
 */
export function jobDoubts(jobs: readonly Entry[], studies: readonly Entry[], today: string): FormDoubt[] {
  const now = monthNumber(today.slice(0, 7))!;
  const rows = jobs
    .flatMap(({ from, to, company = '', title = '' }, entry) =>
      spanOf(from, to, now).map((span) => ({
        ...{ ...span, entry, name: company.trim(), isBeside: BESIDE.test(title) },
      })),
    )
    .sort((one, other) => one.first - other.first);
  const studied = studies.flatMap(({ enrolled, graduated }) =>
    graduated ? spanOf(enrolled ?? graduated, graduated, now) : [],
  );
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
