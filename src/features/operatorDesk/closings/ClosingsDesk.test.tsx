import { screen, waitFor, within } from '@testing-library/react';
import type { ClosingRow } from '../../../api/resources/closingsApi';
import { loadPhrases } from '../../../i18n/i18n';
import { cut, file } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { ClosingsDesk } from './ClosingsDesk';

const row: ClosingRow = {
  closingId: '0190a1b2-0000-7000-8000-000000000001',
  ...{ mainName: 'Example Trading', status: 'closing', askedBy: 'Lin Xiao', askedAt: '2026-11-25T08:00:00Z' },
  ...{ eraseOn: '2026-12-25', isPostponed: false, reason: 'We move', takenBackAt: null, erasedAt: null },
  certificate: null,
};
const erased: ClosingRow = {
  ...row,
  closingId: '0190a1b2-0000-7000-8000-000000000002',
  ...{ mainName: 'Gone Trading', status: 'erased', erasedAt: '2026-11-01T16:10:00Z', reason: null },
  certificate: { number: 'PE-20261102-0A1B2C3D', sha256: 'ab'.repeat(32) },
};
const gateway = fakeGateway(() => ({
  listClosings: { rows: [row, erased], nextCursor: null, total: { count: 2, capped: false } },
}));
beforeAll(() => loadPhrases('closings'));
const open = () =>
  render(
    <main>
      <h1>Desk</h1>
      <ClosingsDesk />
    </main>,
    { userInfo: buildUserInfo({ permissions: ['desk.manage'] }) },
  );

it('says which account closes on which day and why, and hands out the certificate of one that was erased', async () => {
  const { user, container } = open();
  const closing = (await screen.findByText('Example Trading')).closest('li')!;
  expect(within(closing).getByText('To be erased on 2026-12-25')).toBeInTheDocument();
  expect(within(closing).getByText('Why: We move')).toBeInTheDocument();
  expect(screen.getByText('2 accounts')).toBeInTheDocument();
  expect(within(closing).queryByRole('button')).not.toBeInTheDocument();
  const gone = screen.getByText('Gone Trading').closest('li')!;
  expect(within(closing).getByText(/^Asked for by Lin Xiao, /)).toBeInTheDocument();
  expect(within(gone).getByText(/^Asked for by an owner, /)).toBeInTheDocument();
  expect(within(gone).getByText('Certificate PE-20261102-0A1B2C3D')).toBeInTheDocument();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  gateway.answer({ downloadErasureCertificate: file('application/pdf', '%PDF-') });
  await user.click(within(gone).getByRole('button', { name: 'Download the certificate of Gone Trading' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(gateway.sent('downloadErasureCertificate')).toMatchObject([
    { query: { closingId: erased.closingId } },
  ]);
  saved.mockRestore();
  await expectNoAxeFaults(container);
});

it('says that none closes, and asks again for what cannot be read', async () => {
  gateway.answer({ listClosings: cut });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ listClosings: { rows: [], nextCursor: null, total: { count: 0, capped: false } } });
  await user.click(again);
  expect(await screen.findByText('No account is closing')).toBeInTheDocument();
});
