import type { WaitingApproval } from '../api/resources/approvalsApi';

export const buildWaitingApproval = (overrides: Partial<WaitingApproval> = {}): WaitingApproval => ({
  orderId: '0190a1b2-0000-7000-8000-000000000060',
  orderNo: 'PB260301K7QW2M',
  checkId: '0190a1b2-0000-7000-8000-000000000050',
  candidateName: 'Zhao Min',
  positionTitle: 'Accountant',
  positionClass: 'finance',
  packageName: 'Basic',
  items: [
    { itemCode: 'employment', name: 'Employment', copies: 2, reason: null },
    { itemCode: 'identity', name: 'Identity', copies: 1, reason: 'Signs for the company' },
  ],
  price: 680_000,
  why: ['limit', 'person'],
  above: 500_000,
  budgets: [
    { whose: 'person', monthly: 1_000_000, left: 12_300, over: 0 },
    { whose: 'department', monthly: 2_000_000, left: 0, over: 4_500 },
  ],
  orderedBy: 'Zhou Min',
  orderedAt: '2026-03-02T02:00:00.000Z',
  endsAt: '2026-03-09T02:00:00.000Z',
  ...overrides,
});
