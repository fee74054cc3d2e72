import type { CheckCount, CheckRow } from '../api/resources/checksApi';

/** A row of the records; people are made up. */
export function buildCheckRow(overrides: Partial<CheckRow> = {}): CheckRow {
  return {
    checkId: '0190a1b2-0000-7000-8000-000000000050',
    orderNo: 'PB20260301-0001',
    candidateName: 'Zhao Min',
    candidateMobile: '138****0005',
    positionTitle: 'Finance manager',
    packageId: '01990000-0000-7000-8000-000000000001',
    packageName: 'Basic',
    status: 'inProgress',
    lamp: null,
    outcome: null,
    coverage: null,
    results: [],
    promisedAt: '2026-03-09',
    promisedEstimate: false,
    reportedAt: null,
    overdue: false,
    waitingOn: 'analyst',
    orderedAt: '2026-03-01T08:00:00Z',
    toldAt: null,
    notReached: false,
    ownerName: 'Lin Owner',
    departmentName: null,
    price: 6800,
    mainName: 'Example Trading',
    ...overrides,
  };
}

export function buildCheckCount(overrides: Partial<CheckCount> = {}): CheckCount {
  return {
    total: 2,
    capped: false,
    onlyStarts: false,
    views: { needsMe: 1, awaitingConsent: 0, inProgress: 2, overdue: 0, reported: 0, disputed: 0 },
    ...overrides,
  };
}
