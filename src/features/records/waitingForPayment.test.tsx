import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildDetail } from '../../test/checkDetail';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';

const check = buildDetail({ status: 'awaitingPayment' });
fakeGateway({ getCheck: check });
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
