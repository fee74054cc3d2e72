import type { HomeSummary } from '../api/resources/homeApi';

export const CHECK_ID = '0190a1b2-0000-7000-8000-000000000050';

/** The home page of an enterprise at work. */
export function buildSummary(overrides: Partial<HomeSummary> = {}): HomeSummary {
  return {
    needsMe: 7,
    awaitingConsent: 19,
    expiringSoon: 5,
    inProgress: 46,
    overdue: 4,
    waiting: [],
    disputed: 2,
    reported: 132,
    reportedBefore: 112,
    series: [
      { day: '2026-03-01', ordered: 12, reported: 8 },
      { day: '2026-03-02', ordered: 0, reported: 3 },
    ],
    results: [
      { outcome: 'green', count: 3 },
      { outcome: 'yellow', count: 0 },
      { outcome: 'unverifiable', count: 1 },
    ],
    calendar: null,
    approvals: null,
    setup: null,
    welcome: null,
    balance: {
      available: 1842000,
      held: 621000,
      spent: 100,
      notifyBelow: null,
      thisMonth: { month: '2026-11', recharged: 0, charged: 40 },
      waiting: { orders: 0, price: 0, firstEndsAt: null, underWay: 0, lastRecharge: null },
    },
    needs: [
      {
        checkId: CHECK_ID,
        candidateName: 'Zhao Min',
        positionTitle: 'Finance manager',
        status: 'awaitingInfo',
        outcome: null,
        what: 'answerQuestion',
        at: '2026-03-01T08:00:00Z',
      },
    ],
    queue: null,
    ...overrides,
  };
}
