import { screen, waitFor } from '@testing-library/react';
import type { Recharge } from '../../api/resources/rechargesApi';
import { loadPhrases } from '../../i18n/i18n';
import { chinaToday } from '../../lib/dates';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUploadedFile, buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { Recharges } from './Recharges';

const fileId = '0190a1b2-0000-7000-8000-00000000cccc';
const row: Recharge = {
  rechargeId: '0190a1b2-0000-7000-8000-00000000bbbb',
  status: 'waiting',
  reference: '7HW7YEN9',
  amount: 1_000_00,
  paidOn: '2026-01-01',
  payerName: 'Example Trading Ltd',
  slipFileId: fileId,
  slipName: 'slip.pdf',
  askedBy: 'Lin Owner',
  askedAt: '2026-01-01T00:00:00Z',
  receivedAmount: null,
  bankReference: null,
  decidedAt: null,
  reason: null,
  dueOn: '2026-01-05',
  reversed: false,
  reversedWhy: null,
  paidTo: null,
};
const bank = { accountName: 'Probity', bankName: 'Bank of Example', accountNo: '6200 0000' };
const listed = (...rows: Recharge[]) => ({ rows, nextCursor: null });
const gateway = fakeGateway(() => ({
  getRechargeDesk: { bank, bankChangedOn: null, reference: '7HW7YEN9', scanning: false },
  listPayments: { rows: [], nextCursor: null },
  listRecharges: listed(row),
  querySphereConfig: { customerPhone: '400-000-0000' },
}));
beforeAll(() => loadPhrases('finance'));
const open = () => render(<Recharges />, { userInfo: buildUserInfo({ permissions: ['recharge.ask'] }) });

it('shows where to pay to, and what became of each recharge with both amounts and the reason', async () => {
  gateway.answer({
    listRecharges: listed(
      { ...row, status: 'confirmed', receivedAmount: 999_50, bankReference: 'B-1', reversed: true },
      { ...row, rechargeId: fileId, status: 'rejected', reason: 'Nothing came', dueOn: null },
    ),
  });
  const { container } = open();
  expect(await screen.findByText('Bank of Example')).toBeInTheDocument();
  expect(screen.getByDisplayValue('7HW7YEN9')).toBeInTheDocument();
  for (const text of ['Received ¥999.50', 'Bank’s reference B-1', 'Why it was rejected: Nothing came'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Taken back from the balance since/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('says since when it is another account, and keeps the account that was told with what was submitted', async () => {
  gateway.answer({
    getRechargeDesk: { bank, bankChangedOn: '2026-01-02', reference: '7HW7YEN9', scanning: false },
    listRecharges: listed({ ...row, paidTo: { ...bank, bankName: 'Former Bank', accountNo: '1100' } }),
  });
  open();
  expect(await screen.findByText(/^Changed on 2026-01-02: correct the payee/)).toBeInTheDocument();
  expect(await screen.findByText('Receiving account shown that day: Former Bank, 1100')).toBeInTheDocument();
});

it('says plainly where the operator has set no account, and whom to ask', async () => {
  gateway.answer({
    getRechargeDesk: { bank: null, bankChangedOn: null, reference: '7HW7YEN9', scanning: false },
  });
  open();
  expect(await screen.findByText(/has not set the account/)).toBeInTheDocument();
  expect(await screen.findByText(/400-000-0000/)).toBeInTheDocument();
});

it('a transfer is submitted once with its slip; faults stand at their fields, and nothing typed is lost', async () => {
  gateway.answer({
    uploadFile: buildUploadedFile({ fileId, originalFilename: 'slip.pdf' }),
    askRecharge: refuse('KEY_REUSED'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit a transfer' }));
  const submit = await screen.findByRole('button', { name: 'Submit' });
  await user.click(submit);
  const amount = screen.getByLabelText(/^Amount, in yuan/);
  expect(amount).toBeInvalid();
  expect(screen.getByText('Please upload the slip as PDF, JPG or PNG')).toBeInTheDocument();
  await user.type(amount, '１，０００．５０');
  await user.type(screen.getByRole('textbox', { name: /^Date of payment/ }), chinaToday());
  await user.type(screen.getByLabelText(/^Payer/), 'Example Trading Ltd');
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() =>
    expect(screen.queryByText(/^(Please upload the slip|Wait for the upload)/)).not.toBeInTheDocument(),
  );
  await user.click(submit);
  await waitFor(() => expect(gateway.bodies('askRecharge')).toHaveLength(1));
  expect(amount).toHaveValue('1,000.50');
  gateway.answer({ askRecharge: row });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('askRecharge')[1]).toEqual({
    ...{ amount: 1_000_50, paidOn: chinaToday(), payerName: 'Example Trading Ltd', slipFileId: fileId },
  });
});

it('each field says its fault when it is left, and an amount stands as it is understood', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit a transfer' }));
  const amount = await screen.findByLabelText(/^Amount, in yuan/);
  await user.type(amount, '1,23,4.5');
  await user.tab();
  expect(await screen.findByText(/^An amount from 0.01 .* as in 1,234.50$/)).toBeInTheDocument();
  expect(screen.queryByText('From 0.01 to 10,000,000.00')).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '¥ 1 234.5');
  await user.tab();
  expect(amount).toHaveValue('1,234.50');
  expect(screen.getByText('From 0.01 to 10,000,000.00')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Date of payment/ }), '2999-12-30');
  await user.tab();
  expect(await screen.findByText(/^This day has not come yet/)).toBeInTheDocument();
  const paidOn = screen.getByRole('textbox', { name: /^Date of payment/ });
  // A number that is no day at all lies in no future.
  await user.clear(paidOn);
  await user.type(paidOn, '9999');
  await user.tab();
  expect(await screen.findByText(/^This is not a date/)).toBeInTheDocument();
  expect(screen.queryByText(/^This day has not come yet/)).not.toBeInTheDocument();
  await user.clear(paidOn);
  await user.type(paidOn, '2999-12-30');
  await user.tab();
  expect(await screen.findByText(/^This day has not come yet/)).toBeInTheDocument();
  // What nobody has typed yet is no fault, and what is wrong stays said while another field is.
  await user.click(screen.getByLabelText(/^Payer/));
  await user.tab();
  expect(screen.queryByText('Please write whose account paid')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please write whose account paid')).toBeInTheDocument();
  expect(screen.getByText(/^This day has not come yet/)).toBeInTheDocument();
});

it('a payer’s name that is too long is said to be so, and none of it is cut', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit a transfer' }));
  const payer = await screen.findByLabelText(/^Payer/);
  await user.click(payer);
  await user.paste(`${'北'.repeat(100)}公司`);
  expect(payer).toHaveValue(`${'北'.repeat(100)}公司`);
  await user.tab();
  expect(await screen.findByText('At most 100 characters; these are 102')).toBeInTheDocument();
  expect(payer).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(gateway.sent('askRecharge')).toHaveLength(0);
});

it('one that waits is withdrawn after a question', async () => {
  gateway.answer({ withdrawRecharge: { ...row, status: 'withdrawn' } });
  const { user } = open();
  expect(await screen.findByText('Decided by 2026-01-05')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Withdraw: ¥1,000.00/ }));
  gateway.answer({ listRecharges: listed({ ...row, status: 'withdrawn' }) });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  expect(gateway.bodies('withdrawRecharge')).toEqual([{ rechargeId: row.rechargeId }]);
});

it('one that was rejected is submitted again with what it said, and a new slip', async () => {
  gateway.answer({
    listRecharges: listed({ ...row, status: 'rejected', reason: 'Nothing came', dueOn: null }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Submit again: ¥1,000.00/ }));
  expect(await screen.findByLabelText(/^Amount, in yuan/)).toHaveValue('1,000.00');
  expect(screen.getByRole('textbox', { name: /^Date of payment/ })).toHaveValue('2026-01-01');
  expect(screen.getByLabelText(/^Payer/)).toHaveValue('Example Trading Ltd');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Please upload the slip as PDF, JPG or PNG')).toBeInTheDocument();
  expect(gateway.sent('askRecharge')).toHaveLength(0);
});
