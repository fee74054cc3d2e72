import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { file } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { FORM, invitee, registrationForm, S_OF_FORM } from '../../test/registrations';
import { render } from '../../test/render';
import { FormPage } from './FormPage';

const counts = { added: 1, invited: 1, opened: 0, started: 0, sent: 1 };
const link = { s: S_OF_FORM, expiresOn: '2026-12-24', mostApplications: 500, byList: true };
const people = [
  invitee(),
  invitee({
    inviteeId: '0190a1b2-0000-7000-8000-000000000804',
    name: 'Wang Fang',
    state: 'invited',
    messages: 1,
  }),
  invitee({ inviteeId: '0190a1b2-0000-7000-8000-000000000805', name: 'Zhao Yi', state: 'sent', messages: 1 }),
];
const gateway = fakeGateway(() => ({
  getRegistrationForm: registrationForm({ link, invitees: counts }),
  listInvitees: { rows: people, nextCursor: null },
}));
beforeAll(() => loadPhrases('registration', 'invitees', 'applications', 'candidate'));
const open = async () => {
  const view = render(<FormPage />, {
    route: `/jobRegistration/form?id=${FORM}&invitees=1`,
    userInfo: buildUserInfo({ permissions: ['registration.manage'] }),
  });
  await screen.findByText('Wang Fang');
  return view;
};

it('shows how far each has come, by state, and as a file', async () => {
  gateway.answer({ exportInvitees: file('text/csv', 'Name') });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, container } = await open();
  expect(
    screen.getByText(/^1 not invited yet · 1 invited · 0 opened · 0 started · 1 sent in$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite Li Wei by SMS' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Invite Zhao Yi/ })).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Sent in');
  await waitFor(() =>
    expect(gateway.bodies('listInvitees').at(-1)).toMatchObject({ formId: FORM, state: 'sent' }),
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(gateway.bodies('exportInvitees')).toEqual([{ formId: FORM, state: 'sent', format: 'csv' }]),
  );
});

it('a pasted list: faults are told by line, the good lines are added, the others stay to be corrected', async () => {
  gateway.answer({ addInvitees: { added: 1, known: 0, faults: [{ line: 2, fault: 'phone' }] } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people to the list' }));
  const field = dialog.getByLabelText('Names and phones, one person a line');
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(field).toHaveAccessibleDescription(/at least one name and phone/);
  await user.click(field);
  await user.paste('Li Wei\t+86 138 1111 2222\nWang Fang\t138');
  expect(await dialog.findByText('Line 2: Wang Fang 138')).toBeInTheDocument();
  expect(dialog.getByText('There is no mobile number of 11 digits')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add 1 person' }));
  await waitFor(() => expect(field).toHaveValue('Wang Fang\t138'));
  expect(gateway.bodies('addInvitees')).toEqual([
    { formId: FORM, text: 'Li Wei\t+86 138 1111 2222\nWang Fang\t138' },
  ]);
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  expect(field).toHaveAccessibleDescription(/No line is right yet/);
});

it('all who were never invited are told by SMS in the chosen language; one again; one is withdrawn', async () => {
  gateway.answer({ sendApplicantInvitations: { sent: 1, left: 0 }, withdrawInvitees: { withdrawn: 1 } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Invite 1 person by SMS' }));
  const all = within(await screen.findByRole('dialog', { name: 'Invite 1 person by SMS?' }));
  await user.click(all.getByRole('radio', { name: 'English' }));
  await user.click(all.getByRole('button', { name: 'Send SMS' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Invite Wang Fang again by SMS' }));
  const one = within(await screen.findByRole('dialog', { name: 'Invite Wang Fang by SMS?' }));
  await user.click(one.getByRole('button', { name: 'Send SMS' }));
  await waitFor(() =>
    expect(gateway.bodies('sendApplicantInvitations')).toEqual([
      { formId: FORM, language: 'en' },
      { formId: FORM, language: 'zh-CN', inviteeIds: [people[1]!.inviteeId] },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation of Wang Fang' }));
  const leaving = within(await screen.findByRole('dialog'));
  await user.click(leaving.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawInvitees')).toEqual([
      { formId: FORM, inviteeIds: [people[1]!.inviteeId] },
    ]),
  );
});
