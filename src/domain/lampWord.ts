import type { Lamp } from '../../contract/rules/lamp';
import type { Result } from '../../contract/rules/verdict';

/** The results of a check item. */
export type LampResult = Result;

type WordKey = `common.lamp.${Lamp | 'unverifiable' | 'noneFound' | 'found'}`;

/** The lamp's word follows the result where that says more than the colour. @returns an i18n key */
export function lampWordKey(lamp: Lamp, result?: LampResult | null): WordKey {
  if (result === 'unverifiable') return 'common.lamp.unverifiable';
  if (result === 'none' && lamp === 'green') return 'common.lamp.noneFound';
  if (result === 'found' && lamp !== 'red') return 'common.lamp.found';
  return `common.lamp.${lamp}`;
}
