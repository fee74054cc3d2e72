import { randomInt } from 'node:crypto';
import { chinaDay } from '../../kernel/workingDays';
import type { Tx } from '../../platform/db/tx';
import { takenOrderNos } from './orderRepository';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `PB`, the Chinese day, and six letters without look-alikes: short enough to read out, not countable. */
function newOrderNo(now: Date): string {
  const day = chinaDay(now).replaceAll('-', '').slice(2);
  return `PB${day}${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** Numbers for so many orders of an account: one that is given already is drawn again, as thousands a day make likely. */
export async function newOrderNos(tx: Tx, mainId: string, count: number, now: Date): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => newOrderNo(now));
    const taken = new Set(await takenOrderNos(tx, mainId, drawn));
    for (const orderNo of drawn) if (!taken.has(orderNo)) free.add(orderNo);
  }
  return [...free];
}
