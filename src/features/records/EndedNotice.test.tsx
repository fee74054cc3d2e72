import { screen } from '@testing-library/react';
import type { CheckDetail } from '../../api/resources/checksApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildDetail } from '../../test/checkDetail';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';

const gateway = fakeGateway();

beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));

type Event = CheckDetail['timeline'][number];
const begun: Event = {
  at: '2026-03-02T08:00:00Z',
  event: 'ordered',
  actorKind: 'named',
  actor: 'Li Na',
  detail: {},
};

it.each([
  [
    { actorKind: 'named', actor: 'Wu Gang', detail: { why: 'notApproved', reason: 'Not in the plan' } },
    /^The order was rejected by Wu Gang, .*never heard of it. Reason given: Not in the plan$/,
  ],
  [
    { actorKind: 'named', actor: 'Li Na', detail: { why: 'checkCancelled', reason: 'Hired elsewhere' } },
    /^Cancelled by Li Na, .*Reason given: Hired elsewhere$/,
  ],
  [
    { actorKind: 'staff', actor: null, detail: { why: 'checkCancelled' } },
    /^Cancelled by Probity staff, 2026-03-03 .*\.$/,
  ],
  [
    { actorKind: 'candidate', actor: null, detail: { why: 'consentRefused' } },
    /^The candidate refused consent, /,
  ],
  [{ actorKind: 'system', actor: null, detail: { why: 'unpaid' } }, /^The order was not paid for in time/],
] as const)('a record that ended says how, by whom and why: %j', async (end, words) => {
  const timeline: Event[] = [begun, { ...end, at: '2026-03-03T08:00:00Z', event: 'cancelled' }];
  gateway.answer({ getCheck: buildDetail({ status: 'cancelled', waitingOn: 'nobody', timeline }) });
  render(<RecordDetailPage />, { route: `/backRecord/detail?id=${buildDetail().checkId}` });
  const notes = await screen.findAllByRole('note');
  expect(notes.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(words)]);
});

it('a record that goes on says nothing of an end', async () => {
  const timeline: Event[] = [begun];
  gateway.answer({ getCheck: buildDetail({ timeline }) });
  render(<RecordDetailPage />, { route: `/backRecord/detail?id=${buildDetail().checkId}` });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/rejected|Cancelled by/)).not.toBeInTheDocument();
});
