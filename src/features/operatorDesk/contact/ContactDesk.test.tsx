import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { OperatorDeskPage } from '../OperatorDeskPage';

type Settings = DataOf<'getSphereSettings'>;
const values: Settings['values'] = {
  customerPhone: '400-000-0000',
  customerEmail: '',
  serviceHours: '09:00-18:00',
  icpNumber: '',
};
const planned: Settings['history'][number] = {
  changeId: '0190a1b2-0000-7000-8000-000000000951',
  effectiveOn: '2099-12-01',
  state: 'planned',
  values: { ...values, customerPhone: '95588' },
  before: values,
  changedAt: '2026-11-20T02:00:00.000Z',
  changedBy: '周敏',
  withdrawnAt: null,
  withdrawnBy: null,
};
const settings = (overrides: Partial<Settings> = {}): Settings => ({
  ...{ values, phoneFixed: null, planned: null, basedOn: null, history: [] },
  ...overrides,
});
const gateway = fakeGateway(() => ({
  getSphereSettings: settings(),
  changeSphereSettings: settings(),
  withdrawSphereChange: { done: true },
}));
beforeAll(async () => {
  await loadPhrases('workingCalendar');
  await loadPhrases('sphere');
});
const open = () =>
  render(
    <main>
      <OperatorDeskPage />
    </main>,
    { route: '/operatorDesk?tab=contact', userInfo: buildUserInfo({ permissions: ['desk.manage'] }) },
  );
const openForm = async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the public contact' }));
};
const retype = async (label: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const review = () => userEvent.click(screen.getByRole('button', { name: 'See what changes' }));

it('shows what is told, what is planned, and who set it; a planned change is withdrawn', async () => {
  gateway.answer({ getSphereSettings: settings({ planned, basedOn: planned.changeId, history: [planned] }) });
  const { container } = open();
  expect(await screen.findByText('Customer phone: 400-000-0000 → 95588')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the public contact' })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  gateway.answer({ getSphereSettings: settings() });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawSphereChange')).toEqual([{ changeId: planned.changeId }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says what changes and who reads it before anything is done, and then sends it once', async () => {
  await openForm();
  await retype(/^Customer phone/, '95588');
  await review();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Customer phone: 400-000-0000 → 95588')).toBeInTheDocument();
  expect(dialog.getByText(/^It is then read on the cover/)).toBeInTheDocument();
  expect(gateway.bodies('changeSphereSettings')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() =>
    expect(gateway.bodies('changeSphereSettings')).toEqual([
      { basedOn: null, effectiveOn: chinaToday(), values: { ...values, customerPhone: '95588' } },
    ]),
  );
});

it('says what is wrong at its field before anything is asked', async () => {
  await openForm();
  await retype(/^Customer phone/, '');
  await retype(/^E-mail address/, 'service@example');
  await retype(/^Hours on working days/, 'all day');
  await retype(/^ICP number/, '12');
  await review();
  for (const fault of [
    'This is missing',
    'Please enter a complete e-mail address',
    'From and to in hours and minutes, as in 09:00-18:00',
  ])
    expect(await screen.findByText(fault)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Customer phone/ })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what was typed where somebody else was first', async () => {
  gateway.answer({ changeSphereSettings: refuse('SPHERE_CHANGED') });
  await openForm();
  await retype(/^Customer phone/, '95588');
  await review();
  await userEvent.click(await screen.findByRole('button', { name: 'Change now' }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Customer phone/ })).toHaveValue('95588');
});

it('says that the installation sets the phone, where it does', async () => {
  gateway.answer({ getSphereSettings: settings({ phoneFixed: '400 800' }) });
  open();
  expect(await screen.findByText(/sets the customer phone to 400 800/)).toBeInTheDocument();
});
