import type { Lamp } from './lamp';
import { unstatedFields } from './fields/unstated';
import { differingFields, isFound, type ComparedEntry, type Fields } from './fields/compare';
import { answersFieldOf, foundLampOf, isSearch, resultFieldsOf, sectionOf } from './fields/items';

export const RESULTS = ['consistent', 'discrepant', 'found', 'none', 'unverifiable', 'wellFormed'] as const;
export type Result = (typeof RESULTS)[number];

type OfItem = Pick<JudgedFinding, 'itemCode' | 'worked'>;

/**
 * The possible results of an item. What was stated agrees or does not; a search finds a record or none; only a machine's
 * computation can be merely well formed.
 */
export function resultsOf({ itemCode, worked }: OfItem): readonly Result[] {
  if (worked === 'computed') return ['wellFormed', 'consistent', 'discrepant', 'unverifiable'];
  switch (isSearch(itemCode)) {
    case true:
      return ['found', 'none', 'unverifiable'];
    case false:
      return ['consistent', 'discrepant', 'unverifiable'];
    default:
      return ['consistent', 'discrepant', 'found', 'none', 'unverifiable'];
  }
}

/** True for a possible result of the item, and while it is open. */
export const isResultOf = (item: OfItem, result: Result | null): boolean =>
  result === null || resultsOf(item).includes(result);

/** The conditions a result puts on its finding. */
interface Bond {
  /** The lamps that may go with it. */
  lamps: readonly Lamp[];
  /**
   * `differing`: an entry that differs from what was stated, or that nobody stated; `found`: one that has values; `none`: no
   * such entry.
   */
  entries?: 'differing' | 'found' | 'none';
  /**
   * Its required basis: a source; where nobody answered, an attempt to ask somebody (unless there was nobody to ask); or
   * arithmetic alone.
   */
  rests: 'source' | 'sourceOrAttempt' | 'arithmetic';
}

/**
 * The one table that ties result, lamp, entries and evidence of a finding together. The form offers what it allows, and the
 * gateway completes nothing else.
 */
export const VERDICTS: Readonly<Record<Result, Bond>> = {
  consistent: { lamps: ['green', 'blue'], rests: 'source' },
  discrepant: { lamps: ['blue', 'yellow', 'red'], entries: 'differing', rests: 'source' },
  found: { lamps: ['green', 'blue', 'yellow', 'red'], entries: 'found', rests: 'source' },
  none: { lamps: ['green'], entries: 'none', rests: 'source' },
  // Nothing was learnt: neither good nor bad, whatever the colour of its lamp means elsewhere.
  unverifiable: { lamps: ['yellow'], rests: 'sourceOrAttempt' },
  // The given value has the right form; nobody compared it with anything. No lamp, so it does not count in a report's.
  wellFormed: { lamps: [], rests: 'arithmetic' },
};

/** The party that gave an ID number. */
export type IdNumberOf = 'enterprise' | 'candidate';

/** The parts of a finding that the rules need. */
export interface JudgedFinding {
  itemCode: string;
  /** The way its kind is worked: computed, list, provider, manual. */
  worked: string;
  result: Result | null;
  lamp: Lamp | null;
  lampReason: string | null;
  entries: readonly ComparedEntry[];
  /** Number of attempts to ask somebody. */
  attempts: number;
  /** The candidate's reason for giving nothing: there is nobody to ask. */
  notGiven: string | null;
  /** The candidate asks that none of the item's employers be contacted: there is nobody who may be asked. */
  mayAskNobody: boolean;
  evidence: readonly { hasFile: boolean; method: string }[];
  /** The reason for a red lamp without a file. */
  noFileReason: string | null;
  /** The enterprise and the candidate gave different ID numbers. */
  idNumbersDiffer: boolean;
  verifiedIdNumber: IdNumberOf | null;
}

/**
 * Something a finding lacks, and the part that lacks it. Its words: `report.draft.fault.<what>` in the console,
 * `findingWords` in the gateway.
 */
export interface VerdictFault {
  part: 'result' | 'lamp' | 'lampReason' | 'entries' | 'evidence' | 'noFileReason' | 'verifiedIdNumber';
  what:
    | 'resultMissing'
    | 'resultNotOfItem'
    | 'notStated'
    | 'nothingVerified'
    | 'answersMissing'
    | 'lampMissing'
    | 'lampNotWithResult'
    | 'lampReasonMissing'
    | 'differsWithoutReason'
    | 'nothingDiffers'
    | 'nothingFound'
    | 'entriesNotWithNone'
    | 'evidenceMissing'
    | 'attemptMissing'
    | 'redWithoutFile'
    | 'idNumberOpen';
}

const isBlank = (text: string | null) => !text?.trim();
/** An entry that was found without having been stated. */
const isOwn = (entry: ComparedEntry) => Object.keys(entry.claimed).length === 0 && isFound(entry);

/** A statement beside which nothing says what was found: a word of agreement would say more than is known. */
const isUnread = (entry: ComparedEntry) => Object.keys(entry.claimed).length > 0 && !isFound(entry);

/** True when a value that was found differs from what was stated. */
export const hasDifferences = (entries: readonly ComparedEntry[]): boolean =>
  entries.some((entry) => differingFields(entry).length > 0);

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/**
 * True when there is something that can agree: an item that compares needs a statement, and in each one everything that the
 * form requires of it, stated or at least found. An item without a section asks the candidate for nothing.
 */
function isStated({ itemCode, entries }: Pick<JudgedFinding, 'itemCode' | 'entries'>): boolean {
  if (!sectionOf(itemCode)) return true;
  const stated = entries.filter(({ claimed }) => Object.keys(claimed).length > 0);
  return (
    stated.length > 0 &&
    stated.every(
      ({ claimed, verified }) => unstatedFields(itemCode, { ...claimed, ...filled(verified) }).length === 0,
    )
  );
}

/** True of an interview that says of somebody nothing of what they answered: it agrees only with a reason for that. */
export function isSilent({ itemCode, entries }: Pick<JudgedFinding, 'itemCode' | 'entries'>): boolean {
  const answers = answersFieldOf(itemCode);
  return answers !== undefined && entries.some(({ verified }) => isBlank(String(verified[answers] ?? '')));
}

/** True when result and lamp are complete: both set, a result that has no lamp, or both still open. */
export const isLampSet = (result: Result | null, lamp: Lamp | null): boolean =>
  (lamp === null) === (result === null || VERDICTS[result].lamps.length === 0);

/** True for a lamp that may go with the result, and while one of them is open. */
export function isLampOf(result: Result | null, lamp: Lamp | null): boolean {
  return result === null || lamp === null || VERDICTS[result].lamps.includes(lamp);
}

/** Everything that keeps a finding from being completed, in the order of the form. Empty: it may be completed. */
export function verdictFaults(finding: JudgedFinding): VerdictFault[] {
  const { result, lamp, entries, evidence, attempts } = finding;
  if (result === null) return [{ part: 'result', what: 'resultMissing' }];
  if (!isResultOf(finding, result)) return [{ part: 'result', what: 'resultNotOfItem' }];
  const faults: VerdictFault[] = [];
  // Arithmetic is no source: a number agrees only with a document or a register.
  const sources = evidence.filter((one) => one.method !== 'computed');
  const bond = VERDICTS[result];
  // With two numbers, the finding must record which one was compared.
  const isCompared = finding.itemCode === 'identity' && bond.rests === 'source';
  if (isCompared && finding.idNumbersDiffer && finding.verifiedIdNumber === null)
    faults.push({ part: 'verifiedIdNumber', what: 'idNumberOpen' });
  if (result === 'consistent' && !isStated(finding)) faults.push({ part: 'result', what: 'notStated' });
  else if (result === 'consistent' && entries.some(isUnread))
    faults.push({ part: 'entries', what: 'nothingVerified' });
  else if (result === 'consistent' && isSilent(finding) && isBlank(finding.lampReason))
    faults.push({ part: 'entries', what: 'answersMissing' });
  if (bond.entries === 'differing' && !entries.some((one) => differingFields(one).length > 0 || isOwn(one)))
    faults.push({ part: 'entries', what: 'nothingDiffers' });
  if (bond.entries === 'found' && !entries.some(isFound))
    faults.push({ part: 'entries', what: 'nothingFound' });
  if (bond.entries === 'none' && entries.some(isFound))
    faults.push({ part: 'entries', what: 'entriesNotWithNone' });
  if (lamp === null && bond.lamps.length > 0) faults.push({ part: 'lamp', what: 'lampMissing' });
  else if (lamp !== null && !isLampOf(result, lamp)) faults.push({ part: 'lamp', what: 'lampNotWithResult' });
  if (lamp !== null && lamp !== 'green' && isBlank(finding.lampReason))
    faults.push({ part: 'lampReason', what: 'lampReasonMissing' });
  // Green above a value that differs: the reader is told why it counts as agreeing.
  if (result === 'consistent' && lamp === 'green' && hasDifferences(entries) && isBlank(finding.lampReason))
    faults.push({ part: 'lampReason', what: 'differsWithoutReason' });
  if (bond.rests === 'source' && sources.length === 0)
    faults.push({ part: 'evidence', what: 'evidenceMissing' });
  const isTried = evidence.length > 0 || attempts > 0 || finding.notGiven !== null || finding.mayAskNobody;
  if (bond.rests === 'sourceOrAttempt' && !isTried) faults.push({ part: 'evidence', what: 'attemptMissing' });
  if (lamp === 'red' && !evidence.some((one) => one.hasFile) && isBlank(finding.noFileReason))
    faults.push({ part: 'noFileReason', what: 'redWithoutFile' });
  return faults;
}

/**
 * The lamp that the rule suggests for a finding. Another one allowed by the table needs a reason, and is shown to the
 * reviewer.
 */
export function usualLamp({
  itemCode,
  result,
  entries,
}: Pick<JudgedFinding, 'itemCode' | 'entries'> & { result: Result }): Lamp | null {
  if (result === 'wellFormed') return null;
  if (result === 'found') return foundLampOf(itemCode);
  if (result === 'none') return 'green';
  if (result === 'unverifiable') return 'yellow';
  const differing = entries.flatMap(differingFields);
  if (result === 'consistent') return differing.length > 0 ? 'blue' : 'green';
  const keys = resultFieldsOf(itemCode).filter((field) => field.isKey);
  const isLarge = differing.length === 0 || keys.some((field) => differing.includes(field.name));
  return isLarge ? 'yellow' : 'blue';
}
