import type { CandidateItem, CandidateView } from '../api/resources/candidateApi';

/** For tests: an item as the gateway sends it to a candidate. */
export function buildCandidateItem(overrides: Partial<CandidateItem> = {}): CandidateItem {
  return {
    checkItemId: '0190a1b2-0000-7000-8000-000000000001',
    itemCode: 'identity',
    fieldRules: {},
    name: 'Identity',
    what: 'Your name and ID number are compared.',
    reason: null,
    notGiven: null,
    sensitive: false,
    retentionDays: 365,
    consent: 'open',
    status: 'waiting',
    question: null,
    answers: [],
    promisedAt: null,
    promisedEstimate: false,
    ...overrides,
  };
}

/** For tests: items of these kinds that the candidate agreed to; the form asks what they compare. */
export const buildAgreedItems = (...itemCodes: string[]): CandidateItem[] =>
  itemCodes.map((itemCode, index) =>
    buildCandidateItem({
      checkItemId: `0190a1b2-0000-7000-8000-00000000010${index}`,
      itemCode,
      name: itemCode,
      consent: 'given',
    }),
  );

/** For tests: a check that waits for its consent; people and companies are made up. */
export function buildCandidateView(overrides: Partial<CandidateView> = {}): CandidateView {
  return {
    mainName: 'Example Trading',
    candidateName: 'Chen Yutong',
    signedAs: null,
    mobile: '138****0021',
    idNumberMasked: '110***********002X',
    positionTitle: 'Backend engineer',
    status: 'awaitingConsent',
    invitationStatus: 'verified',
    expiresAt: '2026-12-01T08:00:00Z',
    consentWay: 'sms',
    words: {},
    offers: { leaveReason: [], relation: [] },
    items: [
      buildCandidateItem(),
      buildCandidateItem({
        checkItemId: '0190a1b2-0000-7000-8000-000000000002',
        itemCode: 'litigation',
        name: 'Court records',
        sensitive: true,
        reason: 'You would sign contracts',
        retentionDays: 180,
      }),
    ],
    consentText: { version: '1', hash: 'a'.repeat(64), title: 'Consent', paragraphs: ['The whole text.'] },
    consentGivenAt: null,
    sections: ['identity', 'employment'],
    entriesAsked: { employment: 1 },
    form: {},
    versions: {},
    doubts: [],
    savedAt: null,
    submittedAt: null,
    files: [],
    reportReady: false,
    disputes: [],
    ...overrides,
  };
}
