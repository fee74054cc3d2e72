import { randomInt } from 'node:crypto';
import { chinaDay } from '../../kernel/workingDays';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `PB`, the Chinese day, and six letters without look-alikes: short enough to read out, not countable. */
export function newOrderNo(now: Date): string {
  const day = chinaDay(now).replaceAll('-', '').slice(2);
  return `PB${day}${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
