import type { WorkItem } from '../api/resources/workApi';

export function buildWorkItem(overrides: Partial<WorkItem> = {}): WorkItem {
  return {
    workItemId: '0190a1b2-0000-7000-8000-000000000400',
    kind: 'checkItem',
    status: 'open',
    mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
    mainName: 'Example Trading',
    checkId: '0190a1b2-0000-7000-8000-000000000050',
    checkItemId: '0190a1b2-0000-7000-8000-000000000003',
    title: 'Employment',
    candidateName: 'Chen Yutong',
    assigneeName: null,
    mine: false,
    mayWork: true,
    signOff: null,
    items: [],
    fileId: null,
    fileName: null,
    dispute: null,
    handed: null,
    outcome: null,
    dueAt: '2020-01-02',
    overdue: true,
    createdAt: '2020-01-01T08:00:00Z',
    ...overrides,
  };
}

/** One row per check, with the holder of each of its items. */
export function buildCheckRow(
  hands: ('nobody' | 'me' | 'Chen Xi' | 'Gu Yan')[],
  overrides: Partial<WorkItem> = {},
) {
  const items = hands.map((who, n) => ({
    workItemId: `0190a1b2-0000-7000-8000-00000000050${n}`,
    checkItemId: `0190a1b2-0000-7000-8000-00000000060${n}`,
    title: `Item ${n}`,
    status: who === 'nobody' ? ('open' as const) : ('claimed' as const),
    assigneeName: who === 'nobody' ? null : who,
    mine: who === 'me',
    handed: null,
    dueAt: '2020-01-02',
    overdue: n === 0,
  }));
  return buildWorkItem({
    ...items[0],
    title: items.map(({ title }) => title).join(', '),
    items,
    ...overrides,
  });
}

/** The counts of a queue whose tabs hold as many as it shows. */
export const buildWorkTotal = (count: number, capped = false) => ({
  count,
  capped,
  onlyStarts: false,
  tabs: { open: { count, capped }, mine: { count: 0, capped: false } },
});
