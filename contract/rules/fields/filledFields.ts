import { resultFieldsOf } from './items';

/** The fields of an entry that have a value on either side, in the order of the catalogue; unknown names come last. */
export function filledFields(
  itemCode: string,
  { claimed, verified }: Readonly<Record<'claimed' | 'verified', object>>,
): string[] {
  const said = new Set([...Object.keys(claimed), ...Object.keys(verified)]);
  const known = resultFieldsOf(itemCode).flatMap(({ name }) => (said.has(name) ? [name] : []));
  return [...new Set([...known, ...said])];
}
