export type FieldValue = string | number | boolean | null;
export type Fields = Readonly<Record<string, FieldValue>>;

/** One employer, school or case: what was stated, and what was found. */
export interface ComparedEntry {
  claimed: Fields;
  verified: Fields;
}

const said = (value: FieldValue | undefined) =>
  value === undefined || value === null ? '' : String(value).trim();

/** A month equals any day within it. */
function isSameMonth(one: string, other: string): boolean {
  const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value);
  const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
  const holds = (month: string, day: string) => isMonth(month) && isDay(day) && day.startsWith(month);
  return holds(one, other) || holds(other, one);
}

/** True when both sides have a value, and the values differ. */
export function fieldDiffers(claimed: FieldValue | undefined, verified: FieldValue | undefined): boolean {
  const [one, other] = [said(claimed), said(verified)];
  return one !== '' && other !== '' && one !== other && !isSameMonth(one, other);
}

/** Names of the fields that differ between the two sides of an entry. */
export function differingFields({ claimed, verified }: ComparedEntry): string[] {
  return Object.keys(verified).filter((name) => fieldDiffers(claimed[name], verified[name]));
}

/** True when something was found for an entry, whatever was stated. */
export function isFound({ verified }: ComparedEntry): boolean {
  return Object.values(verified).some((value) => said(value) !== '');
}
