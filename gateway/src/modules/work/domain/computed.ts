import { parseIdNumber } from '@probity/contract/rules/idNumber';
import { inBoth } from '@probity/contract/rules/inLanguage';
import type { Lamp } from '@probity/contract/rules/lamp';
import { computedWords } from '@probity/contract/rules/computedWords';
import type { Result } from '@probity/contract/rules/verdict';
import { phoneSegment } from './phoneSegment';

export interface Computed {
  result: Result;
  /** Null where the data is merely well formed. */
  lamp: Lamp | null;
  /** Stored in both languages, shown in the reader’s. */
  lampReason: string | null;
  facts: { key: string; value: string | number | boolean | null }[];
}

interface IdContext {
  today: string;
  regionName: (code: string) => string | null;
}

// The source of a fact is shown beside it: both are public rules, and no register was asked.
const idSource = { key: 'source', value: 'GB 11643-1999, GB/T 2260' };
const phoneSource = { key: 'source', value: inBoth(computedWords.numberingPlan) };

/** The facts in the ID number itself (GB 11643-1999): check digit, region, birth date, age, sex. */
export function computeIdentity(idNumber: string, { today, regionName }: IdContext): Computed {
  if (idNumber.length !== 18) {
    const lampReason = inBoth(computedWords.noCheckDigit);
    return {
      result: 'unverifiable',
      lamp: 'yellow',
      lampReason,
      facts: [{ key: 'length', value: idNumber.length }, idSource],
    };
  }
  const { birthDate, age, sex, regionCode, warnings } = parseIdNumber(idNumber, { today });
  const region = regionCode ? regionName(regionCode) : null;
  const facts = [
    { key: 'checksum', value: !warnings.includes('validation.idNumber.warnChecksum') },
    { key: 'region', value: region },
    { key: 'birthDate', value: birthDate ?? null },
    { key: 'age', value: age ?? null },
    { key: 'sex', value: sex ?? null },
    idSource,
  ];
  if (
    warnings.includes('validation.idNumber.warnFormat') ||
    warnings.includes('validation.idNumber.warnChecksum')
  ) {
    return {
      result: 'discrepant',
      lamp: 'yellow',
      lampReason: inBoth(computedWords.checkDigit),
      facts,
    };
  }
  if (!birthDate) {
    return {
      result: 'discrepant',
      lamp: 'yellow',
      lampReason: inBoth(computedWords.birthDate),
      facts,
    };
  }
  if (!region) {
    const lampReason = inBoth(computedWords.formerRegion);
    return { result: 'wellFormed', lamp: null, lampReason, facts };
  }
  return { result: 'wellFormed', lamp: null, lampReason: null, facts };
}

/** The carrier of a phone number's range. */
export function computePhone(mobile: string): Computed {
  const found = phoneSegment(mobile);
  if (!found) {
    const lampReason = inBoth(computedWords.noRange);
    return {
      result: 'discrepant',
      lamp: 'yellow',
      lampReason,
      facts: [{ key: 'segment', value: mobile.slice(0, 3) }, phoneSource],
    };
  }
  const facts = [
    { key: 'carrier', value: found.carrier },
    { key: 'segment', value: found.segment },
    { key: 'virtual', value: found.virtual },
    phoneSource,
  ];
  if (found.virtual) {
    const lampReason = inBoth(computedWords.virtualRange);
    return { result: 'wellFormed', lamp: null, lampReason, facts };
  }
  return { result: 'wellFormed', lamp: null, lampReason: null, facts };
}
