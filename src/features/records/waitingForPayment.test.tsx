import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { formatDeadline } from '../../lib/dates';
import { buildDetail } from '../../test/checkDetail';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';

const check = buildDetail({ status: 'awaitingPayment' });
const gateway = fakeGateway({ getCheck: check });
beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));

it.each([
  ['whoever may pay in is led', ['check.read', 'recharge.ask'], ['#/financialManage?pay=waiting']],
  ['others are not led', ['check.read'], []],
])('from a record that waits for payment %s to what is missing', async (_who, permissions, links) => {
  render(<RecordDetailPage />, {
    route: `/backRecord/detail?id=${check.checkId}`,
    userInfo: buildUserInfo({ permissions }),
  });
  await screen.findByRole('heading', { level: 1 });
  const ways = screen.queryAllByRole('link', { name: 'Pay what is missing' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(links);
});

it('says by when an unpaid order is dropped: seven days after it was ordered, or approved', async () => {
  const route = `/backRecord/detail?id=${check.checkId}`;
  const { unmount } = render(<RecordDetailPage />, { route, userInfo: buildUserInfo() });
  const end = (iso: string) => formatDeadline(new Date(Date.parse(iso) + 7 * 86_400_000).toISOString());
  expect(await screen.findByText(new RegExp(`Unpaid by ${end(check.orderedAt)}`))).toBeInTheDocument();
  unmount();
  const at = '2026-03-04T01:00:00.000Z';
  const approved = { ...check.timeline[0]!, event: 'approved' as const, at };
  gateway.answer({ getCheck: { ...check, timeline: [...check.timeline, approved] } });
  render(<RecordDetailPage />, { route, userInfo: buildUserInfo() });
  expect(await screen.findByText(new RegExp(`Unpaid by ${end(at)}`))).toBeInTheDocument();
});
