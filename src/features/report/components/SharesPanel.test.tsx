import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { after, cut, refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { buildReport, buildShare } from '../../../test/reports';
import { SharesPanel } from './SharesPanel';

const report = buildReport();
const share = buildShare();
const gateway = fakeGateway({ listShares: { rows: [share] } });

beforeAll(() => loadPhrases('report', 'reportHistory'));

const draw = () =>
  render(
    <main>
      <h1>The report</h1>
      <SharesPanel checkId={report.checkId} items={report.items} />
    </main>,
    { userInfo: buildUserInfo() },
  );

it('who can read it, how often they did and without what; an ended link cannot be revoked', async () => {
  const ended = buildShare({
    shareId: '0190a1b2-0000-7000-8000-0000000000a2',
    mobiles: ['137****0003'],
    state: 'expired',
    leaveOut: ['education'],
    log: [],
  });
  gateway.answer({ listShares: after(150, { rows: [share, ended] }) });
  const { container } = draw();
  expect(screen.queryByText('Not shared yet.')).not.toBeInTheDocument();
  expect(await screen.findByText('139****0005', { selector: 'div' })).toBeInTheDocument();
  expect(screen.getByText(/left out: Education/)).toBeInTheDocument();
  expect(screen.getByText('Not opened yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /for 139/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /for 137/ })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('no link yet; a failed load says why and can be tried again', async () => {
  gateway.answer({ listShares: cut });
  const { user } = draw();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Not shared yet.')).not.toBeInTheDocument();
  gateway.answer({ listShares: { rows: [] } });
  await user.click(again);
  expect(await screen.findByText('Not shared yet.')).toBeInTheDocument();
});

it('a link is revoked only once that is meant; refused, the question stays open', async () => {
  gateway.answer({ revokeShare: refuse('NO_PERMISSION') });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Revoke the link for 139****0005' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }));
  expect(gateway.sent('revokeShare')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/no permission for this operation/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Revoke this link?' })).toBeInTheDocument();
  gateway.answer({
    revokeShare: { done: true },
    listShares: { rows: [{ ...share, state: 'revoked' }] },
  });
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link no longer works.')).toBeInTheDocument();
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  expect(gateway.bodies('revokeShare')).toEqual([{ shareId: share.shareId }, { shareId: share.shareId }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Revoke the link/ })).not.toBeInTheDocument(),
  );
});
