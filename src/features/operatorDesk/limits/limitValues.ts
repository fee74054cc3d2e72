import {
  isLimitValue,
  limitRanges,
  SHORTEST_LIMIT_REASON,
  type LimitName,
} from '@probity/contract/rules/limits';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { FormFault } from '../../../components/form/formRules';

/** The form: the value as it is typed, the day from which it counts, and why. */
export interface LimitForm {
  value: string;
  effectiveOn: string;
  reason: string;
}

/** What is typed as a number, full-width digits too; undefined where it is none. */
export function valueOf({ value }: Pick<LimitForm, 'value'>): number | undefined {
  const typed = plainText(value).normalize('NFKC');
  return /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
}

/** What is wrong with the form, before anything is sent. */
export const limitRules =
  (name: LimitName) =>
  (form: LimitForm): Partial<Record<keyof LimitForm, FormFault>> => ({
    ...(!isLimitValue(name, valueOf(form) ?? Number.NaN) && {
      value: { key: 'limits.fault.value', values: { ...limitRanges[name] } },
    }),
    ...(!/^\d{4}-\d\d-\d\d$/.test(form.effectiveOn) && { effectiveOn: { key: 'limits.fault.effectiveOn' } }),
    ...(lengthOf(plainText(form.reason)) < SHORTEST_LIMIT_REASON && {
      reason: { key: 'limits.fault.reason' },
    }),
  });
