import { highestLamp, type Lamp } from '../../../../../contract/rules/lamp';

export type ItemResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable';

/** The report's lamp: the highest of the items that are done. Undefined while none is. */
export function lampOf(items: Iterable<{ status: string; lamp: Lamp | null }>): Lamp | undefined {
  return highestLamp([...items].filter((item) => item.status === 'done').map((item) => item.lamp));
}

/** The results of the items that set the report's lamp; the words beside the lamp follow from them. */
export function resultsBehindLamp(
  items: readonly { status: string; lamp: Lamp | null; result: ItemResult | null }[],
): ItemResult[] {
  const lamp = lampOf(items);
  if (!lamp) return [];
  const results = items
    .filter((item) => item.status === 'done' && item.lamp === lamp)
    .map((item) => item.result);
  return [...new Set(results)].filter((result) => result !== null);
}
