import type { DraftItem, ReportDraft } from '../api/resources/reportsApi';

/** For tests: an employment item as the gateway sends it; people and companies are made up. */
export function buildDraftItem(overrides: Partial<DraftItem> = {}): DraftItem {
  return {
    checkItemId: '0190a1b2-0000-7000-8000-000000000003',
    itemCode: 'employment',
    name: 'Employment',
    category: 'employment',
    worked: 'manual',
    status: 'running',
    consent: 'given',
    result: null,
    lamp: null,
    lampReason: null,
    noFileReason: null,
    verifiedIdNumber: null,
    note: null,
    rowVersion: 3,
    fields: [
      { name: 'title', type: 'text' },
      { name: 'to', type: 'date' },
    ],
    entries: [
      {
        label: 'Lanting Software',
        claimed: { company: 'Lanting Software', title: 'Senior engineer', from: '2019-03', to: '2024-12' },
        verified: {},
        differs: [],
        doubts: [],
      },
    ],
    attempts: [],
    evidence: [],
    computed: [],
    question: null,
    notGiven: null,
    asked: null,
    answers: [],
    reason: null,
    work: null,
    stated: [],
    ...overrides,
  };
}

/** For tests: a draft with that item. */
export function buildDraft(overrides: Partial<ReportDraft> = {}): ReportDraft {
  return {
    checkId: '0190a1b2-0000-7000-8000-000000000050',
    mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
    mainName: 'Example Trading',
    candidateName: 'Chen Yutong',
    candidateMobile: '138****0011',
    idNumberMasked: '110***********002X',
    idNumbers: null,
    consentSignedAs: null,
    stopped: null,
    positionTitle: 'Backend engineer',
    packageName: 'Standard',
    status: 'inProgress',
    promisedAt: null,
    summary: null,
    version: 1,
    items: [buildDraftItem()],
    review: [],
    disputes: [],
    work: [],
    allowed: ['edit'],
    odd: [],
    toOpen: [],
    changed: [],
    sincePublished: null,
    rejecters: [],
    publishers: [
      { name: 'Chen Xi', mine: true },
      { name: 'Gu Yan', mine: false },
    ],
    ...overrides,
  };
}

/** A question to the enterprise that somebody there has answered. */
export function buildAnswer(): DraftItem['answers'][number] {
  return {
    answerId: '0190a1b2-0000-7000-8000-000000000081',
    question: 'Which branch?',
    askedAt: '2026-03-02T08:00:00Z',
    askedBy: 'Chen Xi',
    actorKind: 'named',
    actor: 'Wang Lin',
    text: 'The one in Suzhou',
    at: '2026-03-03T08:00:00Z',
    files: [],
  };
}
