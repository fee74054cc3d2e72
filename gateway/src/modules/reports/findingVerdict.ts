import { sectionOf } from '@probity/contract/rules/fields/items';
import { withUnspoken } from '@probity/contract/rules/fields/unspoken';
import { verdictFaults, type JudgedFinding } from '@probity/contract/rules/verdict';
import type { Lang } from '../../kernel/context';
import type { Finding } from '../checks/findingRepository';
import type { EvidenceRow } from './reportRepository';
import { verdictWords } from './words';

/** The finding in the form that the rules take. */
export function judged(
  kind: Pick<JudgedFinding, 'itemCode' | 'worked' | 'idNumbersDiffer' | 'notGiven' | 'mayAskNobody'>,
  finding: Finding,
  evidence: readonly Pick<EvidenceRow, 'fileId' | 'method'>[],
): JudgedFinding {
  return {
    ...kind,
    result: finding.result,
    lamp: finding.lamp,
    lampReason: finding.lampReason,
    entries: finding.entries.map((entry) => ({
      ...entry,
      claimed: withUnspoken(sectionOf(kind.itemCode), entry.claimed),
    })),
    attempts: finding.attempts.length,
    evidence: evidence.map((row) => ({ hasFile: row.fileId !== null, method: row.method })),
    noFileReason: finding.noFileReason,
    verifiedIdNumber: finding.verifiedIdNumber,
  };
}

/** The faults that keep a finding from being completed, by field, in words. */
export function faultsInWords(finding: JudgedFinding, lang: Lang): { path: string; msg: string }[] {
  return verdictFaults(finding).map(({ part, what }) => ({ path: part, msg: verdictWords[what][lang] }));
}
