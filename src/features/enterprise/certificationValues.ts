import type { FieldErrors, Resolver } from 'react-hook-form';
import { creditCodeFault, normalizeCreditCode } from '../../../contract/rules/creditCode';
import { isEnterpriseName } from '../../../contract/rules/enterpriseName';
import { trimPhone, validatePhone } from '../../../contract/rules/phone';
import type { CertificationDraftContent } from '../../api/enterpriseApi';

/** The form as typed. */
export interface CertificationValues {
  enterpriseName: string;
  creditCode: string;
  licenseFileId: string;
  legalPerson: string;
  contactName: string;
  contactPhone: string;
  regionCode: string;
  address: string;
}

/** In the order of the form: faults are listed and gone to in it. */
export const FIELDS = [
  'licenseFileId',
  'enterpriseName',
  'creditCode',
  'legalPerson',
  'regionCode',
  'address',
  'contactName',
  'contactPhone',
] as const satisfies readonly (keyof CertificationValues)[];

export const emptyCertification: CertificationValues = {
  enterpriseName: '',
  creditCode: '',
  licenseFileId: '',
  legalPerson: '',
  contactName: '',
  contactPhone: '',
  regionCode: '',
  address: '',
};

export const fromDraft = (content: CertificationDraftContent): CertificationValues => ({
  ...emptyCertification,
  ...content,
});

/** What the draft keeps: everything typed; an id only where there is one. */
export function toDraft({ licenseFileId, ...typed }: CertificationValues): CertificationDraftContent {
  return licenseFileId === '' ? typed : { ...typed, licenseFileId };
}

/** What `authenticate` takes. */
export function toRequest(values: CertificationValues) {
  const regionCode = values.regionCode;
  const address = values.address.trim();
  return {
    enterpriseName: values.enterpriseName.trim(),
    creditCode: normalizeCreditCode(values.creditCode),
    licenseFileId: values.licenseFileId,
    legalPerson: values.legalPerson.trim(),
    contactName: values.contactName.trim(),
    contactPhone: trimPhone(values.contactPhone),
    ...(regionCode && { regionCode }),
    ...(address && { address }),
  };
}

const MIN_NAME = 2;

/** The fault of each field as a phrase's key; nothing for a field that passes. */
export function certificationFaults(
  values: CertificationValues,
): Partial<Record<keyof CertificationValues, string>> {
  const faults: Partial<Record<keyof CertificationValues, string>> = {};
  const name = values.enterpriseName.trim();
  if (name === '') faults.enterpriseName = 'enterprise.fault.enterpriseName';
  else if ([...name].length < MIN_NAME) faults.enterpriseName = 'enterprise.fault.enterpriseNameShort';
  else if (!isEnterpriseName(name)) faults.enterpriseName = 'enterprise.fault.enterpriseNameAddress';
  const code = creditCodeFault(values.creditCode);
  if (code) faults.creditCode = `enterprise.fault.creditCode.${code}`;
  if (values.licenseFileId === '') faults.licenseFileId = 'enterprise.fault.license';
  if (values.legalPerson.trim() === '') faults.legalPerson = 'enterprise.fault.legalPerson';
  if (values.contactName.trim() === '') faults.contactName = 'enterprise.fault.contactName';
  const phone = validatePhone(values.contactPhone);
  if (phone) faults.contactPhone = phone.key;
  return faults;
}

/** The same for react-hook-form. */
export const certificationResolver: Resolver<CertificationValues> = (values) => {
  const faults = Object.entries(certificationFaults(values));
  if (faults.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<CertificationValues> };
};
