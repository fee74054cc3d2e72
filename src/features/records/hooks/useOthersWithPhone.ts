import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { useRecordSearch } from '../../../api/resources/recordSearch';

/** The names of other candidates who were ordered with a phone as it is typed; empty while it is none. */
export function useOthersWithPhone(typed: string, { checkId, candidateName }: CheckDetail): string[] {
  const { rows } = useRecordSearch(isPhone(typed) ? { q: normalizePhone(typed) } : undefined);
  if (!isPhone(typed)) return [];
  const others = (rows ?? []).filter((row) => row.checkId !== checkId && row.candidateName !== candidateName);
  return [...new Set(others.map((row) => row.candidateName))];
}
