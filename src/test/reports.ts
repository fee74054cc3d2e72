import type { DataOf } from './answers';

type ReportView = DataOf<'getReport'>;

const at = '2026-11-20T08:00:00Z';

/** A published report, disputed and answered. */
export function buildReport(overrides: Partial<ReportView> = {}): ReportView {
  return {
    checkId: '0190a1b2-0000-7000-8000-000000000050',
    orderNo: 'PB20261120-0001',
    mainName: 'Example Trading',
    candidateName: 'Chen Yutong',
    signedAs: null,
    mobile: '138****0021',
    idNumberMasked: null,
    idNumbers: null,
    positionTitle: 'Backend engineer',
    packageName: 'Standard',
    status: 'reported',
    lamp: 'green',
    outcome: 'green',
    coverage: { items: 1, done: 1, refused: 0, withdrawn: 0, stopped: 0 },
    version: 1,
    latestVersion: 1,
    publishedAt: at,
    authorName: 'Colleague One',
    reviewerName: 'Colleague Two',
    summary: 'Nothing differs.',
    items: [
      {
        checkItemId: '0190a1b2-0000-7000-8000-000000000003',
        itemCode: 'education',
        name: 'Education',
        kind: 'Education',
        category: 'education',
        status: 'done',
        whyStopped: null,
        result: 'consistent',
        lamp: 'green',
        lampReason: null,
        noFileReason: null,
        note: null,
        notGiven: null,
        entries: [],
        attempts: [],
        evidence: [
          {
            evidenceId: '0190a1b2-0000-7000-8000-000000000009',
            source: 'The school',
            method: 'email',
            obtainedAt: at,
            operatorName: 'Colleague One',
            note: null,
            file: null,
          },
        ],
        computed: [],
        doneAt: at,
      },
    ],
    leftOut: [],
    changes: null,
    leftOutCounted: 0,
    overlaps: [],
    versions: [{ version: 1, publishedAt: at, changed: [] }],
    history: [
      { at, event: 'ordered', actorKind: 'named', actor: 'Colleague Three', detail: {} },
      { at, event: 'shared', actorKind: 'named', actor: 'Colleague Three', detail: {} },
    ],
    disputes: [
      {
        at,
        side: 'enterprise',
        by: 'Colleague Three',
        checkItemId: null,
        itemName: null,
        reason: 'The wrong school',
        dueOn: null,
        files: [],
        answer: {
          at,
          kind: 'rejected',
          version: 1,
          reason: 'The register names it',
          byAuthor: false,
        },
      },
    ],
    allowed: [],
    expiresAt: null,
    ...overrides,
  };
}

/** A link to the report, for one phone. */
export function buildShare(
  overrides: Partial<DataOf<'createShare'>['share']> = {},
): DataOf<'createShare'>['share'] {
  return {
    shareId: '0190a1b2-0000-7000-8000-0000000000a1',
    mobiles: ['139****0005'],
    createdAt: at,
    expiresAt: '2026-11-23T08:00:00Z',
    maxViews: 20,
    views: 1,
    state: 'active',
    leaveOut: [],
    createdBy: 'Lin Owner',
    log: [{ at, mobile: '139****0005' }],
    ...overrides,
  };
}
