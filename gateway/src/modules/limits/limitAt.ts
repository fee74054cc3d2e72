import { limitRanges, type LimitName } from '@probity/contract/rules/limits';
import type { Tx } from '../../platform/db/tx';
import { keptLimitAt } from './limitRepository';

/** A limit as it counts at a moment, the same for every account. */
export const limitAt = async (tx: Tx, name: LimitName, at: Date): Promise<number> =>
  (await keptLimitAt(tx, name, at)) ?? limitRanges[name].usual;
