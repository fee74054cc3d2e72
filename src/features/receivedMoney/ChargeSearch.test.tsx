import { screen, waitFor } from '@testing-library/react';
import type { Charge } from '../../api/resources/correctionsApi';
import { loadPhrases } from '../../i18n/i18n';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ReceivedMoneyPage } from './ReceivedMoneyPage';

const chargeId = '0190a1b2-0000-7000-8000-00000000cccc';
const other = '0190a1b2-0000-7000-8000-00000000dddd';
const orderNo = 'PB260831K7QW2M';
const charge: Charge = {
  ...{ chargeId, mainId: chargeId, mainName: 'Example Trading', orderNo, checkId: chargeId },
  ...{ itemName: 'Education', amount: 35_00, left: 35_00, at: '2026-01-01T00:00:00Z', corrections: [] },
};
const asked = {
  ...{ correctionId: chargeId, amount: 5_00, status: 'waiting' as const, reason: 'It was done wrongly' },
  ...{ by: 'Shen', at: '2026-01-02T00:00:00Z', decidedBy: null, decidedAt: null, refusal: null },
};
const gateway = fakeGateway(() => ({ findCharges: { rows: [charge] } }));
beforeAll(() => loadPhrases('receivedMoney'));
const open = (search = `&orderNo=${orderNo}`) =>
  render(<ReceivedMoneyPage />, {
    route: `/receivedMoney?tab=charges${search}`,
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'], permissions: ['recharge.decide'] }),
  });

it('is found by the whole number of the order, as it was pasted; anything else is not asked for', async () => {
  const { user, container } = open('');
  expect(await screen.findByText('Find a charge by its order')).toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Order number' });
  await user.type(search, 'Zhao Min{Enter}');
  expect(gateway.bodies('findCharges')).toEqual([]);
  await user.clear(search);
  await user.type(search, 'pb-260831 k7qw2m{Enter}');
  expect(await screen.findByText('Education, ¥35.00')).toBeInTheDocument();
  expect(gateway.bodies('findCharges')).toEqual([{ orderNo }]);
  expect(screen.getByText(/^Example Trading, order PB260831K7QW2M, charged on /)).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('an operator asks for a part with a reason; more than is left, and what a colleague asked for, stand at the fields', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Give back: Education, ¥35.00' }));
  const amount = await screen.findByLabelText(/^Amount, in yuan/);
  expect(amount).toHaveValue('35.00');
  const send = screen.getByRole('button', { name: 'Submit request' });
  for (const wrong of ['35.01', '0', '1.234']) {
    await user.clear(amount);
    await user.type(amount, wrong);
    await user.click(send);
    expect(await screen.findByText(/^An amount above 0 and at most ¥35\.00/)).toBeInTheDocument();
  }
  await user.clear(amount);
  await user.type(amount, '5');
  await user.type(screen.getByLabelText(/^Why it is given back/), 'It was done wrongly');
  gateway.answer({ askCorrection: refuse('CORRECTION_WAITS') });
  await user.click(send);
  expect(await screen.findByText(/^A colleague has asked to give back a part/)).toBeInTheDocument();
  const waits = { ...charge, corrections: [asked] };
  gateway.answer({ askCorrection: waits, findCharges: { rows: [waits] } });
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('askCorrection').at(-1)).toEqual({
    ...{ chargeId, amount: 5_00, reason: 'It was done wrongly' },
  });
  expect(
    await screen.findByText(/^Shen asked on .* to give back ¥5\.00: It was done wrongly/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Give back/ })).not.toBeInTheDocument();
});

it('says what is left of a charge and what became of each request; of nothing left nothing is asked', async () => {
  const decided = { decidedBy: 'Wu', decidedAt: '2026-01-03T00:00:00Z' };
  const done = { ...asked, ...decided, status: 'done' as const };
  const refused = { ...done, correctionId: other, status: 'refused' as const, refusal: 'It is right' };
  const part = { ...charge, left: 30_00, corrections: [done, refused] };
  const back = { ...charge, chargeId: other, itemName: 'Identity', left: 0, corrections: [done] };
  gateway.answer({ findCharges: { rows: [part, back] } });
  open();
  expect(await screen.findByText('Left of it: ¥30.00')).toBeInTheDocument();
  expect(screen.getByText('Given back in part')).toBeInTheDocument();
  expect(screen.getByText('Given back', { exact: true })).toBeInTheDocument();
  expect(screen.getByText(/Wu refused on .*: It is right$/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Give back: / })).toHaveLength(1);
});

it('an order without a charge, and a broken line, are said', async () => {
  gateway.answer({ findCharges: { rows: [] } });
  const { unmount } = open();
  expect(await screen.findByText('Nothing was charged for such an order')).toBeInTheDocument();
  unmount();
  gateway.answer({ findCharges: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('of an order looked for next, nothing of the one before stands there, also where it cannot be read', async () => {
  const { user } = open();
  expect(await screen.findByText('Education, ¥35.00')).toBeInTheDocument();
  gateway.answer({ findCharges: cut });
  const search = screen.getByRole('searchbox', { name: 'Order number' });
  await user.clear(search);
  await user.type(search, 'PB260831K7QW2N{Enter}');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByText('Education, ¥35.00')).not.toBeInTheDocument();
});
