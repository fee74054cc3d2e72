import { isDeclined, unstatedFields } from '@probity/contract/rules/fields/unstated';
import { saysNone } from '@probity/contract/rules/fields/saysNone';
import { answersFieldOf, comparedFieldsOf, resultFieldsOf } from '@probity/contract/rules/fields/items';
import {
  isLampOf,
  isResultOf,
  usualLamp,
  verdictFaults,
  type VerdictFault,
} from '@probity/contract/rules/verdict';
import type { Attempt, DraftItem, FindingFields, SaveFindingRequest } from '../../api/resources/reportsApi';

/** The typed values of one item. */
export interface FindingInput {
  result: DraftItem['result'];
  lamp: DraftItem['lamp'];
  lampReason: string;
  /** The reason for a red lamp without a file. */
  noFileReason: string;
  /** For identity, when two ID numbers were given. */
  verifiedIdNumber: DraftItem['verifiedIdNumber'];
  note: string;
  /** A new entry has no id yet. */
  entries: { entryId?: string; label: string; claimed: FindingFields; verified: FindingFields }[];
  attempts: Attempt[];
}

export type FindingPart = keyof FindingInput;

const PARTS: readonly FindingPart[] = [
  'result',
  'lamp',
  'lampReason',
  'noFileReason',
  'verifiedIdNumber',
  'note',
  'entries',
  'attempts',
];

/** The saved item in typed form. */
export function toInput(item: DraftItem): FindingInput {
  return {
    result: item.result,
    lamp: item.lamp,
    lampReason: item.lampReason ?? '',
    noFileReason: item.noFileReason ?? '',
    verifiedIdNumber: item.verifiedIdNumber,
    note: item.note ?? '',
    entries: item.entries.map(({ entryId, label, claimed, verified }) => ({
      ...(entryId !== undefined && { entryId }),
      label,
      claimed,
      verified,
    })),
    attempts: item.attempts,
  };
}

/**
 * The least number of stated fields per entry, a key field among them, before there is something to agree with: a name alone
 * confirms nothing.
 */
const FIELDS_TO_AGREE = 2;

/**
 * True when enough was stated to be confirmed as a whole: everything that the form requires for the item. What was answered
 * with no (no degree) is not agreed to in one click either, as a green lamp then says less than it seems to.
 */
export function isAgreeable(item: DraftItem): boolean {
  const { itemCode, entries } = item;
  const isEnough = ({ claimed }: DraftItem['entries'][number]) => {
    const stated = resultFieldsOf(itemCode).filter(({ name }) => (claimed[name] ?? '') !== '');
    return (
      stated.length >= FIELDS_TO_AGREE &&
      stated.some((field) => field.isKey) &&
      unstatedFields(itemCode, claimed).length === 0 &&
      !isDeclined(itemCode, claimed)
    );
  };
  // What somebody answered is heard, and not agreed to.
  const isAsked = answersFieldOf(itemCode) !== undefined;
  return !isAsked && isResultOf(item, 'consistent') && entries.length > 0 && entries.every(isEnough);
}

/**
 * The candidate's own word that a paper bears no such number, of a field without a claim: a number that is none is nothing to compare.
 * Undefined where they did not say so.
 */
export function saidToBeNone(stated: DraftItem['stated'][number] | undefined, label: string, name: string) {
  const said = stated?.label.trim() === label && stated.fields[name];
  return said && saysNone(String(said)) ? said : undefined;
}

/** Of each entry of an item that lacks some, the names of the fields that are compared and were not stated in it. */
export function unstatedIn({
  itemCode,
  entries,
  stated,
}: Pick<DraftItem, 'itemCode' | 'entries' | 'stated'>): { entry: string; names: string[] }[] {
  return entries
    .map(({ label, claimed }, at) => ({
      entry: label,
      names: comparedFieldsOf(itemCode).filter(
        (name) => (claimed[name] ?? '') === '' && !saidToBeNone(stated[at], label, name),
      ),
    }))
    .filter(({ names }) => names.length > 0);
}

/** The finding of an item in which everything was found as claimed. */
export function agreedInput(item: DraftItem): FindingInput {
  const input = toInput(item);
  return {
    ...input,
    result: 'consistent',
    lamp: 'green',
    lampReason: '',
    entries: input.entries.map((entry) => ({ ...entry, verified: { ...entry.claimed } })),
  };
}

/** The parts in which two findings differ; empty when they are equal. */
export function differingParts(a: FindingInput, b: FindingInput): FindingPart[] {
  return PARTS.filter((part) => canonical(a[part]) !== canonical(b[part]));
}

/** Keys in order, empty fields left out: a field never typed equals one that was cleared. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const filled = Object.entries(part).filter(([, one]) => one !== '' && one !== null && one !== undefined);
    return Object.fromEntries(filled.sort(([a], [b]) => a.localeCompare(b)));
  });
}

/** The request that saves it, against the version it was typed over. */
export function toRequest(checkItemId: string, rowVersion: number, input: FindingInput): SaveFindingRequest {
  return {
    checkItemId,
    rowVersion,
    result: input.result,
    lamp: input.lamp,
    lampReason: input.lampReason.trim(),
    noFileReason: input.noFileReason.trim(),
    verifiedIdNumber: input.verifiedIdNumber,
    note: input.note.trim(),
    // An entry without a label cannot be saved; the form requires one first.
    entries: input.entries.map((entry) => ({
      ...(entry.entryId !== undefined && { entryId: entry.entryId }),
      label: entry.label.trim(),
      verified: filled(entry.verified),
    })),
    attempts: input.attempts.map(({ at, way, whom = '', outcome }) => ({
      at,
      way,
      ...(whom.trim() && { whom: whom.trim() }),
      outcome: outcome.trim(),
    })),
  };
}

function filled(fields: FindingFields): FindingFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));
}

/** True while an entry or an attempt lacks the text without which the gateway refuses it. */
export function isIncomplete({ entries, attempts }: FindingInput): boolean {
  return (
    entries.some(({ label }) => label.trim() === '') || attempts.some(({ outcome }) => outcome.trim() === '')
  );
}

/** Everything that keeps the item from being completed, as the gateway will judge it. */
export function faultsOf(item: DraftItem, input: FindingInput, idNumbersDiffer: boolean): VerdictFault[] {
  return verdictFaults({
    ...input,
    itemCode: item.itemCode,
    worked: item.worked,
    idNumbersDiffer,
    notGiven: item.notGiven,
    mayAskNobody: item.stated.length > 0 && item.stated.every(({ fields }) => fields.doNotContact === true),
    attempts: input.attempts.length,
    evidence: item.evidence.map((one) => ({ hasFile: one.file !== null, method: one.method })),
  });
}

/** Choosing a result sets its usual lamp, unless the present one goes with it; clearing it clears the lamp. */
export function withResult(
  item: Pick<DraftItem, 'itemCode'>,
  input: FindingInput,
  result: FindingInput['result'],
): FindingInput {
  if (result === null) return { ...input, result, lamp: null };
  const isKept = input.lamp !== null && isLampOf(result, input.lamp);
  const usual = usualLamp({ itemCode: item.itemCode, result, entries: input.entries });
  return { ...input, result, lamp: isKept ? input.lamp : usual };
}
