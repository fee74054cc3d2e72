import type { Lamp } from '../../contract/rules/lamp';
import { lampWordOf } from '../../contract/rules/lampWords';
import type { Result } from '../../contract/rules/verdict';

/** The lamp's word beside this result. @returns an i18n key */
export const lampWordKey = (lamp: Lamp, result?: Result | null) =>
  `common.lamp.${lampWordOf(lamp, result)}` as const;
