import { act, screen } from '@testing-library/react';
import { bellApi } from '../../api/resources/bellApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildWorkItem, buildWorkTotal } from '../../test/workItem';
import { WorkOrdersPage } from './WorkOrdersPage';

const gateway = fakeGateway();
beforeAll(() => loadPhrases('workOrders'));
const show = (count: number, unread: number) =>
  gateway.answer({
    listWorkItems: {
      rows: count === 0 ? [] : [buildWorkItem()],
      nextCursor: null,
      total: buildWorkTotal(count),
    },
    countUnreadNotifications: { unread },
  });

it('what the bell tells of stands in the open queue too; a bell with nothing new asks for nothing', async () => {
  show(0, 2);
  const { store } = render(<WorkOrdersPage />, {
    route: '/workOrder',
    userInfo: buildUserInfo({ userType: 'staff', roles: ['analyst'] }),
  });
  const ring = () =>
    act(async () => {
      await store.dispatch(
        bellApi.endpoints.countUnreadNotifications.initiate(undefined, { forceRefetch: true }),
      );
      // The store tells of several changes at once.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  expect(await screen.findByText('Nothing is waiting')).toBeInTheDocument();
  await ring();
  await ring();
  expect(gateway.bodies('listWorkItems')).toHaveLength(1);
  show(1, 1);
  await ring();
  expect(gateway.bodies('listWorkItems')).toHaveLength(1);
  show(1, 2);
  await ring();
  expect(await screen.findByText(buildWorkItem().candidateName!)).toBeInTheDocument();
  expect(gateway.bodies('listWorkItems')).toHaveLength(2);
});
