import type { Lamp } from '../../contract/rules/lamp';

/** The results of a check item, as the contract names them. */
export type LampResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable';

type WordKey = `common.lamp.${Lamp | 'unverifiable' | 'noneFound' | 'found'}`;

/** The lamp's word follows the result where that says more than the colour. @returns an i18n key */
export function lampWordKey(lamp: Lamp, result?: LampResult | null): WordKey {
  if (result === 'unverifiable') return 'common.lamp.unverifiable';
  if (result === 'none' && lamp === 'green') return 'common.lamp.noneFound';
  if (result === 'found' && lamp !== 'red') return 'common.lamp.found';
  return `common.lamp.${lamp}`;
}
