import { highestLamp, type Lamp } from '../../../../../contract/rules/lamp';

export type ItemResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable';

/** The report's lamp: the highest of the items that are done. Undefined while none is. */
export function lampOf(items: Iterable<{ status: string; lamp: Lamp | null }>): Lamp | undefined {
  return highestLamp([...items].filter((item) => item.status === 'done').map((item) => item.lamp));
}
