import { resultFieldsOf } from './items';

/** The fields that an entry says something of, in the order of the catalogue; one that it does not know comes last. */
export function fieldsSaid(
  itemCode: string,
  { claimed, verified }: Readonly<Record<'claimed' | 'verified', object>>,
): string[] {
  const said = new Set([...Object.keys(claimed), ...Object.keys(verified)]);
  const known = resultFieldsOf(itemCode).flatMap(({ name }) => (said.has(name) ? [name] : []));
  return [...new Set([...known, ...said])];
}
