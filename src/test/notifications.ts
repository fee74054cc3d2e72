import type { DataOf } from './answers';

type Notification = DataOf<'listNotifications'>['rows'][number];

/** An unread notification: a report of two hours ago. */
export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    notificationId: '0190a1b2-0000-7000-8000-000000000001',
    kind: 'check.reported',
    mainName: 'Example Trading',
    entity: 'check',
    entityId: '0190a1b2-0000-7000-8000-000000000002',
    checkId: '0190a1b2-0000-7000-8000-000000000002',
    orderNo: 'PB20260101000001',
    task: null,
    became: null,
    batchId: null,
    batchName: null,
    records: null,
    apiKeys: null,
    amount: null,
    reason: null,
    outcome: null,
    decided: null,
    day: null,
    browser: null,
    newVersion: null,
    candidateName: 'Chen Yu',
    by: null,
    createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    readAt: null,
    ...overrides,
  };
}
