import {
  LONGEST_SPHERE_VALUE,
  SPHERE_FIELDS,
  sphereFault,
  type SphereValues,
} from '@probity/contract/rules/sphereSettings';
import type { FormFault } from '../../../components/form/formRules';

/** The form: the settings, and the day from which they count. */
export interface SphereForm extends SphereValues {
  effectiveOn: string;
}

export const valuesOf = ({ effectiveOn: _, ...values }: SphereForm): SphereValues => values;

/** What is wrong with the form, before anything is sent. */
export function sphereRules(form: SphereForm): Partial<Record<keyof SphereForm, FormFault>> {
  const faults = SPHERE_FIELDS.flatMap((field) => {
    const fault = sphereFault(field, form);
    return fault ? [[field, { key: `sphere.fault.${fault}`, values: { limit: LONGEST_SPHERE_VALUE } }]] : [];
  });
  return {
    ...Object.fromEntries(faults),
    ...(!/^\d{4}-\d\d-\d\d$/.test(form.effectiveOn) && { effectiveOn: { key: 'sphere.fault.effectiveOn' } }),
  };
}
