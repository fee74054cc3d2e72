import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { validatePersonId } from '@probity/contract/rules/idPerson';
import type { FormSectionContent } from '../../api/resources/candidateApi';

/** i18n keys of the faults. */
export interface IdentityFaults {
  idNumber?: string;
}

/** Everything missing before the step may be left. A masked number is one the gateway has. */
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
 * The part of the section that may be saved on the gateway: a number only when it is complete and valid, as a mistyped one
 * would replace a good one; never a masked one, which is there already; null when the enterprise's counts after all.
 */
export function identityToSave(content: FormSectionContent): FormSectionContent {
  const { idNumber, idConfirmed } = content;
  const isWhole = idNumber != null && !idNumber.includes('*') && validatePersonId(idNumber) === undefined;
  return {
    ...(isWhole ? { idNumber: normalizeIdNumber(idNumber) } : idNumber === null ? { idNumber } : {}),
    // A half-typed number is not confirmed.
    idConfirmed: idConfirmed === true && (isWhole || idNumber == null || idNumber.includes('*')),
  };
}
