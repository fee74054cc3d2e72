import { screen, waitFor } from '@testing-library/react';
import type { RechargeLimitChange } from '../../api/resources/reversalsApi';
import { loadPhrases } from '../../i18n/i18n';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { LimitPanel } from './LimitPanel';

const changeId = '0190a1b2-0000-7000-8000-00000000bbbb';
const waiting: RechargeLimitChange = {
  ...{ changeId, above: 100_000_00, status: 'waiting', by: 'Shen', at: '2026-01-01T00:00:00Z' },
  ...{ decidedBy: null, decidedAt: null, mayConfirm: true },
};
const limit = (...changes: RechargeLimitChange[]) => ({ above: 50_000_00, changes });
const gateway = fakeGateway(() => ({ getRechargeLimit: limit() }));
beforeAll(() => loadPhrases('receivedMoney'));
const open = () =>
  render(<LimitPanel />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'], permissions: ['recharge.decide'] }),
  });

it('another limit is asked for; a fault and a refusal stand at the field, and nothing typed is lost', async () => {
  gateway.answer({ askRechargeLimit: refuse('LIMIT_CHANGE_WAITS') });
  const { user, container } = open();
  expect(await screen.findByText('Above ¥50,000.00 two operators confirm a recharge')).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.click(screen.getByRole('button', { name: 'Change the limit' }));
  const above = await screen.findByLabelText(/^Two operators above/);
  expect(above).toHaveValue('50,000.00');
  const send = screen.getByRole('button', { name: 'Submit request' });
  await user.clear(above);
  await user.type(above, '10000000.01');
  await user.click(send);
  expect(above).toBeInvalid();
  expect(gateway.sent('askRechargeLimit')).toHaveLength(0);
  await user.clear(above);
  await user.type(above, '100,000');
  await user.click(send);
  expect(await screen.findByText(/^A change of the limit waits already/)).toBeInTheDocument();
  expect(above).toHaveValue('100,000');
  gateway.answer({ askRechargeLimit: limit(waiting) });
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('askRechargeLimit').at(-1)).toEqual({ above: 100_000_00 });
});

it('a second operator confirms it with a code; a wrong one stands at its field', async () => {
  gateway.answer({ getRechargeLimit: limit(waiting), confirmRechargeLimit: refuse('WRONG_CODE') });
  const { user } = open();
  expect(await screen.findByText(/^Shen asked on .* for ¥100,000.00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  const code = await screen.findByLabelText(/^Code from the SMS/);
  expect(screen.getByText(/This is the second confirmation: ask Shen .* Now it is ¥50,000.00/)).toBeVisible();
  await user.type(code, '123456');
  const confirm = screen.getByRole('button', { name: 'Confirm the change' });
  await user.click(confirm);
  await waitFor(() => expect(code).toBeInvalid());
  const done = { ...waiting, status: 'inForce' as const, decidedBy: 'Wu', decidedAt: '2026-01-02T00:00:00Z' };
  const after = { above: 100_000_00, changes: [{ ...done, mayConfirm: false }] };
  gateway.answer({ confirmRechargeLimit: after, getRechargeLimit: after });
  await user.click(confirm);
  expect(await screen.findByText('Above ¥100,000.00 two operators confirm a recharge')).toBeInTheDocument();
  expect(gateway.bodies('confirmRechargeLimit').at(-1)).toEqual({ changeId, verifyCode: '123456' });
  expect(screen.getByText(/^Asked for by Shen on .*, decided by Wu on /)).toBeInTheDocument();
});

it('who asked takes the request back, and cannot confirm it; a broken line has another try', async () => {
  gateway.answer({
    getRechargeLimit: limit({ ...waiting, mayConfirm: false }),
    refuseRechargeLimit: limit(),
  });
  const { user, unmount } = open();
  expect(await screen.findByText(/You asked for this/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the change' })).not.toBeInTheDocument();
  gateway.answer({ getRechargeLimit: limit() });
  await user.click(screen.getByRole('button', { name: 'Take the request back' }));
  expect(await screen.findByRole('button', { name: 'Change the limit' })).toBeInTheDocument();
  expect(gateway.bodies('refuseRechargeLimit')).toEqual([{ changeId }]);
  unmount();
  gateway.answer({ getRechargeLimit: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
