import { contactPhoneFault } from './contactPhone';
import { lengthOf, plainText } from './plainText';

/** How everybody reaches the platform, and by what the authorities know it: the public settings. */
export interface SphereValues {
  /** A mobile, a landline with its area code, a 400 or 800 number, or a short number of five digits. */
  customerPhone: string;
  /** Empty: none. */
  customerEmail: string;
  /** On working days, China's time, as `09:00-18:00`. Empty: not said. */
  serviceHours: string;
  /** The number of the site's filing with the ministry (ICP), as 京ICP备12345678号-1. Empty: none. */
  icpNumber: string;
}

export const SPHERE_FIELDS = ['customerPhone', 'customerEmail', 'serviceHours', 'icpNumber'] as const;
export type SphereField = (typeof SPHERE_FIELDS)[number];

export const LONGEST_SPHERE_VALUE = 100;

export type SphereFaultName = 'missing' | 'long' | 'phone' | 'email' | 'hours' | 'icp';

const SHORT_NUMBER = /^(?:9\d{4}|1\d{4})$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The short name of a province, the kind of filing, the number, and which of its sites it is. */
const ICP = /^[\u4e00-\u9fff]ICP(?:备|证)\d{6,10}号(?:-\d{1,3})?$/;

/** As it is kept: without what surrounds it. */
export function plainSphere(values: SphereValues): SphereValues {
  const { customerPhone, customerEmail, serviceHours, icpNumber } = values;
  return {
    // A number that a phone can dial: in common digits, with common dashes.
    customerPhone: plainText(customerPhone)
      .normalize('NFKC')
      .replace(/\s*[\p{Pd}\u2212]\s*/gu, '-'),
    customerEmail: plainText(customerEmail),
    serviceHours: plainText(serviceHours).replace(/\s*[-–—~至]\s*/u, '-'),
    icpNumber: plainText(icpNumber),
  };
}

/** What is wrong with one setting. */
export function sphereFault(field: SphereField, values: SphereValues): SphereFaultName | undefined {
  const value = plainSphere(values)[field];
  if (value === '') return field === 'customerPhone' ? 'missing' : undefined;
  if (lengthOf(value) > LONGEST_SPHERE_VALUE) return 'long';
  switch (field) {
    case 'customerPhone':
      return SHORT_NUMBER.test(value) || !contactPhoneFault(value, 'required') ? undefined : 'phone';
    case 'customerEmail':
      return EMAIL.test(value) ? undefined : 'email';
    case 'serviceHours': {
      const [from = '', to = ''] = value.split('-');
      return HOURS.test(value) && from < to ? undefined : 'hours';
    }
    case 'icpNumber':
      return ICP.test(value) ? undefined : 'icp';
  }
}

export const isSameSphere = (one: SphereValues, other: SphereValues): boolean =>
  SPHERE_FIELDS.every((field) => one[field] === other[field]);
