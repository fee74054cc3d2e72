import type { CheckDetail } from '../api/resources/checksApi';
import { buildCheckRow } from './checkRow';

/** A record under way, one of whose items asks the enterprise. */
export function buildDetail(overrides: Partial<CheckDetail> = {}): CheckDetail {
  return {
    ...buildCheckRow(),
    orderId: '0190a1b2-0000-7000-8000-000000000060',
    batch: null,
    idNumberMasked: '110***********002X',
    idNumbers: null,
    birthYear: 1949,
    positionClass: 'finance',
    consentWay: 'sms',
    consent: {
      state: 'given',
      given: 1,
      refused: 0,
      total: 1,
      at: '2026-03-02T08:00:00Z',
      textVersion: '1',
      textHash: 'a'.repeat(64),
      signedAs: null,
      signatureWay: null,
    },
    invitation: null,
    items: [
      {
        checkItemId: '0190a1b2-0000-7000-8000-000000000003',
        itemCode: 'education',
        name: 'Education',
        category: 'education',
        status: 'awaitingInfo',
        result: null,
        lamp: null,
        sensitive: false,
        consent: 'given',
        promisedAt: '2026-03-09',
        promisedEstimate: false,
        doneAt: null,
        price: 6800,
        reason: null,
        givenBack: false,
        notGiven: null,
        question: 'Which school?',
        asked: { of: 'enterprise', at: '2026-03-02T08:00:00Z', by: null },
        answers: [],
        waitingOn: 'enterprise',
      },
    ],
    timeline: [
      { at: '2026-03-01T08:00:00Z', event: 'ordered', actorKind: 'named', actor: 'staff', detail: {} },
    ],
    files: [],
    disputes: [],
    messages: [],
    money: { price: 6800, held: 6800, captured: 0, released: 0, givenBack: 0, corrections: [] },
    allowed: ['remind', 'resend', 'cancel', 'reveal', 'answer'],
    ...overrides,
  };
}
