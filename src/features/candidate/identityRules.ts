import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { validatePersonId } from '@probity/contract/rules/idPerson';
import type { FormSectionContent } from '../../api/resources/candidateApi';

/** i18n keys of what is wrong. */
export interface IdentityFaults {
  idNumber?: string;
}

/** What is missing before the step may be left. A masked number is one the gateway has. */
export function identityFaults(content: FormSectionContent, hasStatedNumber: boolean): IdentityFaults {
  const faults: IdentityFaults = {};
  const typed = content.idNumber;
  const isKept = typed?.includes('*') || (typed == null && hasStatedNumber);
  if (isKept) {
    if (!content.idConfirmed) faults.idNumber = 'candidate.field.idConfirmMissing';
  } else {
    faults.idNumber = validatePersonId(typed ?? undefined)?.key;
  }
  return faults;
}

/**
 * What of the section can be kept on the gateway: a number only when it is whole and can be a person's, as a mistyped one
 * would replace a good one; a masked one never, as it is there already; null where the enterprise's stands after all.
 */
export function identityToSave(content: FormSectionContent): FormSectionContent {
  const { idNumber, idConfirmed } = content;
  const isWhole = idNumber != null && !idNumber.includes('*') && validatePersonId(idNumber) === undefined;
  return {
    ...(isWhole ? { idNumber: normalizeIdNumber(idNumber) } : idNumber === null ? { idNumber } : {}),
    // A number that is only half typed is not confirmed.
    idConfirmed: idConfirmed === true && (isWhole || idNumber == null || idNumber.includes('*')),
  };
}
