import { parseIdNumber } from '../../../../../contract/rules/idNumber';
import type { Lamp } from '../../../../../contract/rules/lamp';
import type { Result } from '../../../../../contract/rules/verdict';
import { phoneSegment } from './phoneSegment';

export interface Computed {
  result: Result;
  /** None where the data is merely well formed. */
  lamp: Lamp | null;
  /** Both languages: a stored finding has one text for every reader. */
  lampReason: string | null;
  facts: { key: string; value: string | number | boolean | null }[];
}

interface IdContext {
  today: string;
  regionName: (code: string) => string | null;
}

// What a fact rests on stands beside it: both are rules that anybody can look up, and no register was asked.
const idSource = { key: 'source', value: 'GB 11643-1999, GB/T 2260' };
const phoneSource = {
  key: 'source',
  value:
    '公开号段分配，携号转网后运营商可能不同 / Public numbering plan; a ported number may have another carrier',
};

/** What the ID number itself says (GB 11643-1999): check digit, region, birth date, age, sex. */
export function computeIdentity(idNumber: string, { today, regionName }: IdContext): Computed {
  if (idNumber.length !== 18) {
    const lampReason = '16 位证号无校验位，无法核算 / A 16-character number has no check digit to compute';
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
      lampReason: '校验位不符 / The check digit does not fit',
      facts,
    };
  }
  if (!birthDate) {
    return {
      result: 'discrepant',
      lamp: 'yellow',
      lampReason: '出生日期无效 / The birth date is no real past date',
      facts,
    };
  }
  if (!region) {
    const lampReason =
      '地区代码不在现行目录，可能为历史代码 / The region code is not in today’s list; it may be a former one';
    return { result: 'wellFormed', lamp: null, lampReason, facts };
  }
  return { result: 'wellFormed', lamp: null, lampReason: null, facts };
}

/** Whose range a phone number is in. */
export function computePhone(mobile: string): Computed {
  const found = phoneSegment(mobile);
  if (!found) {
    const lampReason = '该号段未分配 / This range is not allocated';
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
    const lampReason = '虚拟运营商号段 / A range of virtual operators';
    return { result: 'wellFormed', lamp: null, lampReason, facts };
  }
  return { result: 'wellFormed', lamp: null, lampReason: null, facts };
}
