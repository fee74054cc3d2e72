import { creditCodeFault, normalizeCreditCode } from '@probity/contract/rules/creditCode';
import { hasLetters, isEnterpriseName } from '@probity/contract/rules/enterpriseName';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { normalizePhone, validatePhone } from '@probity/contract/rules/phone';
import type { CertificationDraftContent } from '../../api/resources/enterpriseApi';
import type { FormFault, FormRules } from '../../components/form/formRules';

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

/** In the order of the form, in which faults are listed. */
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

/** The contents of the draft: everything typed; an id only if there is one. */
export function toDraft({ licenseFileId, ...typed }: CertificationValues): CertificationDraftContent {
  return licenseFileId === '' ? typed : { ...typed, licenseFileId };
}

/** The body of `authenticate`. */
export function toRequest(values: CertificationValues) {
  const regionCode = values.regionCode;
  const address = values.address.trim();
  return {
    enterpriseName: values.enterpriseName.trim(),
    creditCode: normalizeCreditCode(values.creditCode),
    licenseFileId: values.licenseFileId,
    legalPerson: values.legalPerson.trim(),
    contactName: values.contactName.trim(),
    contactPhone: normalizePhone(values.contactPhone),
    ...(regionCode && { regionCode }),
    ...(address && { address }),
  };
}

const MIN_NAME = 2;
const isThere = (fault: FormFault['key']) => (value: string) =>
  value.trim() === '' ? { key: fault } : undefined;

/** As long as the column of the gateway; a name has signs of its own. */
const isName = (fault: FormFault['key']) => (value: string) => {
  const found = personNameFault(value, LONGEST_PERSON_NAME);
  if (found === 'missing') return { key: fault };
  return (
    found && {
      key: found === 'long' ? 'enterprise.fault.nameLong' : 'enterprise.fault.noName',
      values: { count: LONGEST_PERSON_NAME },
    }
  );
};

export const certificationRules: FormRules<CertificationValues> = {
  enterpriseName: (typed) => {
    const name = typed.trim();
    if (name === '') return { key: 'enterprise.fault.enterpriseName' };
    if ([...name].length < MIN_NAME) return { key: 'enterprise.fault.enterpriseNameShort' };
    if (!hasLetters(name)) return { key: 'enterprise.fault.enterpriseNameNone' };
    return isEnterpriseName(name) ? undefined : { key: 'enterprise.fault.enterpriseNameAddress' };
  },
  creditCode: (typed) => {
    const fault = creditCodeFault(typed);
    return fault && { key: `enterprise.fault.creditCode.${fault}` };
  },
  licenseFileId: isThere('enterprise.fault.license'),
  legalPerson: isName('enterprise.fault.legalPerson'),
  contactName: isName('enterprise.fault.contactName'),
  contactPhone: validatePhone,
};
