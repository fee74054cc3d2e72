import type { CandidateView } from '../../api/resources/candidateApi';
import { statusWord } from './statusWord';
import { buildCandidateView } from '../../test/candidateView';

const dispute = (
  side: 'candidate' | 'enterprise',
  isRejected = false,
): CandidateView['disputes'][number] => ({
  at: '2026-11-20T08:00:00Z',
  side,
  by: '',
  checkItemId: null,
  itemName: null,
  reason: null,
  files: [],
  dueOn: null,
  answer: isRejected
    ? { at: '2026-11-21T08:00:00Z', kind: 'rejected', version: 1, reason: null, byAuthor: false }
    : null,
});

it.each([
  ['given', 'given', 'cancelledByEnterprise'],
  // One withdrawn item does not end a check: the enterprise did.
  ['given', 'refused', 'cancelledByEnterprise'],
  ['refused', 'given', 'cancelled'],
  ['withdrawn', 'given', 'cancelled'],
  ['withdrawn', 'refused', 'cancelled'],
] as const)('cancelled with the identity %s and another item %s is told as %s', (identity, other, word) => {
  const [first, second] = buildCandidateView().items;
  const items = [
    { ...first!, consent: identity },
    { ...second!, consent: other },
  ];
  expect(statusWord(buildCandidateView({ status: 'cancelled', items }))).toBe(word);
});

it.each([
  ['disputed', [dispute('candidate')], 'disputed'],
  // Not "you": somebody else did.
  ['disputed', [dispute('enterprise')], 'disputedByOther'],
  ['reported', [dispute('candidate', true)], 'disputeRejected'],
  ['reported', [dispute('enterprise', true)], 'reported'],
  ['reported', [], 'reported'],
] as const)('%s after %j is told as %s', (status, disputes, word) => {
  expect(statusWord(buildCandidateView({ status, items: [], disputes: [...disputes] }))).toBe(word);
});
