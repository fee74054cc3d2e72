import { lengthOf, plainText } from './plainText';
import { fitsPosition, type PositionClass } from './proportionality';
import { saysWhy } from './reason';

/** The most items of a package; two copies of one are two. */
export const MOST_ITEMS = 60;
export const MOST_COPIES = 10;
export const LONGEST_NAME = 50;
export const LONGEST_DESCRIPTION = 200;
export const LONGEST_REASON = 200;
/** A reason that a candidate reads is a sentence, not a nod. */
export const SHORTEST_REASON = 6;

export interface DraftItem {
  itemCode: string;
  copies: number;
  reason: string;
}

export interface PackageDraft {
  name: string;
  description: string;
  positionClass: PositionClass;
  items: readonly DraftItem[];
}

export type PackageFaultName =
  | 'nameMissing'
  | 'nameLong'
  | 'descriptionLong'
  | 'noItems'
  | 'tooManyItems'
  | 'twice'
  | 'copies'
  | 'reasonMissing'
  | 'reasonShort'
  | 'reasonLong';

/** `path` as the contract names the field: `name`, `items`, `items.2.reason`. */
export interface PackageFault {
  path: string;
  fault: PackageFaultName;
}

/** The kinds of check by their codes, as far as these rules need them. */
type Catalogue = ReadonlyMap<string, { fields: readonly string[] }>;

/** True for what a candidate may state several of: two employers, but one identity. `fields` are those of the kind of check. */
export const mayRepeat = (kind: { fields: readonly string[] } | undefined): boolean =>
  kind?.fields.some((one) => one !== 'idNumber') === true;

/** What no draft may say, published or not. */
export function draftFaults(draft: PackageDraft, catalogue: Catalogue): PackageFault[] {
  const faults: PackageFault[] = [];
  const name = plainText(draft.name);
  if (name === '') faults.push({ path: 'name', fault: 'nameMissing' });
  if (lengthOf(name) > LONGEST_NAME) faults.push({ path: 'name', fault: 'nameLong' });
  if (lengthOf(plainText(draft.description)) > LONGEST_DESCRIPTION)
    faults.push({ path: 'description', fault: 'descriptionLong' });
  if (draft.items.reduce((sum, { copies }) => sum + copies, 0) > MOST_ITEMS)
    faults.push({ path: 'items', fault: 'tooManyItems' });
  draft.items.forEach(({ itemCode, copies, reason }, index) => {
    const path = `items.${index}`;
    if (draft.items.findIndex((one) => one.itemCode === itemCode) < index)
      faults.push({ path: `${path}.itemCode`, fault: 'twice' });
    if (copies < 1 || copies > (mayRepeat(catalogue.get(itemCode)) ? MOST_COPIES : 1))
      faults.push({ path: `${path}.copies`, fault: 'copies' });
    if (lengthOf(plainText(reason)) > LONGEST_REASON)
      faults.push({ path: `${path}.reason`, fault: 'reasonLong' });
  });
  return faults;
}

/** What keeps a draft from being published, in the order of the screen. */
export function publishingFaults(draft: PackageDraft, catalogue: Catalogue): PackageFault[] {
  const faults = draftFaults(draft, catalogue);
  if (draft.items.length === 0) faults.push({ path: 'items', fault: 'noItems' });
  draft.items.forEach(({ itemCode, reason }, index) => {
    const length = lengthOf(plainText(reason));
    const path = `items.${index}.reason`;
    if (length > 0 ? !saysWhy(reason) : !fitsPosition(itemCode, draft.positionClass))
      faults.push({ path, fault: 'reasonMissing' });
    else if (length > 0 && length < SHORTEST_REASON) faults.push({ path, fault: 'reasonShort' });
  });
  return faults;
}
