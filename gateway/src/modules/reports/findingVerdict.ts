import { verdictFaults, type JudgedFinding, type VerdictFault } from '../../../../contract/rules/verdict';
import type { Lang } from '../../kernel/context';
import type { Finding } from '../checks/findingRepository';
import type { EvidenceRow } from './reportRepository';

const words: Record<VerdictFault['what'], Record<Lang, string>> = {
  resultMissing: { en: 'the result', zh: '结论' },
  resultNotOfItem: { en: 'a result that this kind of item may have', zh: '该类项目可用的结论' },
  lampMissing: { en: 'the lamp', zh: '灯色' },
  lampNotWithResult: { en: 'a lamp that goes with the result', zh: '与结论相符的灯色' },
  lampReasonMissing: { en: 'the reason for the lamp', zh: '灯色理由' },
  nothingDiffers: {
    en: 'what differs: a discrepant result names at least one entry that differs',
    zh: '不一致之处：结论为“不一致”时至少有一个条目与陈述不同',
  },
  nothingFound: {
    en: 'what was found: a record found is at least one entry',
    zh: '所发现的记录：结论为“发现记录”时至少填写一个条目',
  },
  entriesNotWithNone: {
    en: 'another result: “none found” has no entry with a record',
    zh: '其他结论：“未发现记录”不能附有已填写的条目',
  },
  evidenceMissing: { en: 'evidence: where the finding comes from', zh: '证据：结论的来源' },
  attemptMissing: { en: 'evidence or an attempt: how it was tried', zh: '证据或联系记录：如何尝试核实' },
  idNumberOpen: {
    en: 'which of the two ID numbers was verified',
    zh: '两个身份证号中核实的是哪一个',
  },
  redWithoutFile: {
    en: 'a file for the red lamp, or why there is none',
    zh: '红灯所依据的文件，或没有文件的原因',
  },
};

/** The finding as the rules see it. */
export function judged(
  kind: Pick<JudgedFinding, 'itemCode' | 'worked' | 'idNumbersDiffer' | 'notGiven'>,
  finding: Finding,
  evidence: readonly Pick<EvidenceRow, 'fileId' | 'method'>[],
): JudgedFinding {
  return {
    ...kind,
    result: finding.result,
    lamp: finding.lamp,
    lampReason: finding.lampReason,
    entries: finding.entries,
    attempts: finding.attempts.length,
    evidence: evidence.map((row) => ({ hasFile: row.fileId !== null, method: row.method })),
    noFileReason: finding.noFileReason,
    verifiedIdNumber: finding.verifiedIdNumber,
  };
}

/** What keeps a finding from being done, at its fields and in words. */
export function faultsInWords(finding: JudgedFinding, lang: Lang): { path: string; msg: string }[] {
  return verdictFaults(finding).map(({ part, what }) => ({ path: part, msg: words[what][lang] }));
}
