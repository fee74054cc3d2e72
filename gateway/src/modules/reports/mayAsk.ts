import { fieldError } from '../../kernel/errors';
import type { Lang } from '../../kernel/context';
import type { Finding } from '../checks/findingRepository';
import { words } from './words';

type Attempt = Finding['attempts'][number];

/** The ways that reach the employer itself; a register or a website is read without its knowing. */
const REACHES = ['phone', 'email', 'letter'];

const said = ({ at, way, whom, outcome }: Attempt) => JSON.stringify([at, way, whom ?? '', outcome]);
const folded = (text: string) => text.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

/**
 * Holds the promise of the consent: an employer that the candidate asks not to contact is not contacted. Where other
 * employers of the item may be, an attempt is judged by whom it names. What was kept before stays.
 * @throws 1000 at an attempt to reach such an employer
 */
export function assertMayAsk(
  lang: Lang,
  barred: { names: readonly string[]; all: boolean },
  before: readonly Attempt[],
  sent: readonly Attempt[],
): void {
  const kept = new Set(before.map(said));
  const isBarred = (attempt: Attempt) =>
    !kept.has(said(attempt)) &&
    REACHES.includes(attempt.way) &&
    (barred.all || barred.names.some((name) => folded(attempt.whom ?? '').includes(folded(name))));
  const faults = sent.flatMap((attempt, index) =>
    isBarred(attempt) ? [{ path: `attempts.${index}.way`, msg: words.notToContact[lang] }] : [],
  );
  if (faults.length > 0) throw fieldError(faults);
}
