import type { Lamp } from '@probity/contract/rules/lamp';
import { lampWordOf } from '@probity/contract/rules/lampWords';
import type { Result } from '@probity/contract/rules/verdict';

/** The lamp's word beside this result. @returns an i18n key */
export const lampWordKey = (lamp: Lamp, result?: Result | null) =>
  `common.lamp.${lampWordOf(lamp, result)}` as const;
