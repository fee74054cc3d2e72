import { whyStopped } from '@probity/contract/rules/coverage';
import { MAX_AGE, MIN_AGE } from '@probity/contract/rules/idPerson';
import { isOddDegree } from '@probity/contract/rules/fields/degrees';
import { overlapsOf } from '@probity/contract/rules/overlaps';
import {
  hasDifferences,
  isSilent,
  usualLamp,
  verdictFaults,
  type JudgedFinding,
} from '@probity/contract/rules/verdict';
import type { components } from '../../kernel/contract.gen';
import type { ItemRow } from '../checks/checkRepository';
import type { CatalogueItem } from '../packages/catalogueRepository';
import type { Finding } from '../checks/findingRepository';
import { judged } from './findingVerdict';
import type { BodyItem } from './reportBody';
import type { EvidenceRow } from './reportRepository';

export type Oddity = components['schemas']['Oddity'];

/** The points of an item that the reviewer should look at before the report is published. */
export function odditiesOf(
  item: ItemRow,
  {
    worked,
    ...about
  }: Pick<CatalogueItem, 'worked'> & Pick<JudgedFinding, 'idNumbersDiffer' | 'notGiven' | 'mayAskNobody'>,
  finding: Finding,
  evidence: readonly EvidenceRow[],
): Oddity[] {
  const kind = { itemCode: item.itemCode, worked, ...about };
  const at = (what: Oddity['what']): Oddity => ({ checkItemId: item.id, what });
  if (item.status === 'cancelled') return [at(whyStopped(item.consent))];
  if (item.status !== 'done') return [];
  // Arithmetic alone: no entries and no source, and nobody compared the person with anything.
  const two = item.itemCode === 'identity' && about.idNumbersDiffer ? [at('idNumbersDiffer')] : [];
  if (item.result === 'wellFormed') return item.itemCode === 'identity' ? [...two, at('notCompared')] : [];
  // Everything else a machine computes has no source but the given data.
  if (!item.workedBy) return two;
  const facts = judged(kind, finding, evidence);
  const odd: Oddity[] = [...two];
  if (verdictFaults(facts).length > 0) odd.push(at('againstRule'));
  if (facts.result && facts.lamp) {
    const usual = usualLamp({ ...facts, result: facts.result });
    if (usual !== facts.lamp) odd.push({ ...at('otherLamp'), ...(usual && { lamp: usual }) });
  }
  if (evidence.length === 0) odd.push(at('noEvidence'));
  // Nothing was found, or everything agrees, and yet there are words of explanation: often they were written for another
  // result.
  const isFaultless =
    facts.result === 'none' ||
    (facts.result === 'consistent' &&
      facts.lamp === 'green' &&
      !hasDifferences(facts.entries) &&
      !isSilent(facts));
  if (isFaultless && facts.lampReason?.trim()) odd.push(at('reasonWithoutFault'));
  if (facts.lamp === 'red' && !facts.evidence.some((one) => one.hasFile)) odd.push(at('redWithoutFile'));
  return odd;
}

/**
 * Dates, ages, degrees and phones of an item that are impossible or contradict each other; a stopped item is skipped, since nobody
 * reads it.
 */
export function doubtsIn({
  checkItemId,
  status,
  entries,
  computed,
  stated,
}: components['schemas']['DraftItem']): Oddity[] {
  if (status === 'cancelled') return [];
  const age = computed.find(({ key }) => key === 'age')?.value;
  return [
    // What is no longer valid may be true all the same.
    ...(entries.some(({ doubts }) => doubts.some(({ fault }) => fault !== 'expired'))
      ? [{ checkItemId, what: 'doubtfulDates' as const }]
      : []),
    ...(stated.some(({ fields }) => isOddDegree(fields))
      ? [{ checkItemId, what: 'oddDegree' as const }]
      : []),
    ...(stated.some(({ ownPhone }) => ownPhone.length > 0)
      ? [{ checkItemId, what: 'ownPhone' as const }]
      : []),
    ...(typeof age === 'number' && (age < MIN_AGE || age > MAX_AGE)
      ? [{ checkItemId, what: 'doubtfulAge' as const }]
      : []),
  ];
}

/** The overlaps that remain by what was found, over the items that a reader of the report has. */
export function overlapsAmong(
  items: readonly (Pick<BodyItem, 'itemCode' | 'entries'> & { status: string })[],
  today: string,
): components['schemas']['Overlap'][] {
  const entries = items
    .filter(({ status }) => status === 'done')
    .flatMap(({ itemCode, entries: own }) => own.map((entry) => ({ ...entry, itemCode })));
  return overlapsOf(entries, today).map(({ what, one, other, months }) => ({ what, one, other, months }));
}

/** Studies and employments at the same time, reported at the employment, over all items but the stopped ones. */
export function overlapsIn(items: readonly components['schemas']['DraftItem'][], today: string): Oddity[] {
  const entries = items
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ checkItemId, itemCode, entries: own }) =>
      own.map((entry) => ({ ...entry, checkItemId, itemCode })),
    );
  return overlapsOf(entries, today).map(({ what, entry, one, other, months }) => ({
    checkItemId: entry.checkItemId,
    what,
    overlap: { one, other, months },
  }));
}
