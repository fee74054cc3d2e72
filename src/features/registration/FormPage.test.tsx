import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { catalogue } from '../../test/packages';
import { FORM, formContent, registrationForm, S_OF_FORM } from '../../test/registrations';
import { render } from '../../test/render';
import { FormPage } from './FormPage';

const gateway = fakeGateway(() => ({
  getRegistrationForm: registrationForm(),
  saveRegistrationForm: { formId: FORM, version: 1 },
  listCatalogueItems: catalogue,
}));
beforeAll(() => loadPhrases('registration', 'formLink', 'apply', 'candidate'));
const open = async (query = '') => {
  const view = render(<FormPage />, {
    route: `/jobRegistration/form${query}`,
    userInfo: buildUserInfo({ permissions: ['registration.manage'] }),
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const press = (name: string) => screen.getByRole('button', { name });

it('a form is built with own questions in their order, previewed, and saved', async () => {
  const { user, container } = await open();
  await user.click(press('Save'));
  expect(screen.getByText('Please enter a title')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), 'Drivers');
  await user.selectOptions(screen.getByLabelText('Certificates'), 'At least one');
  await user.click(press('Add a question'));
  await user.click(press('Add a question'));
  const labels = () => screen.getAllByLabelText('Question');
  await user.type(labels()[0]!, 'Which shift?');
  await user.selectOptions(screen.getAllByLabelText('Answer')[0]!, 'One of a list');
  await user.type(screen.getByLabelText('Choices, one a line'), 'Day{Enter}Night');
  await user.type(labels()[1]!, 'From when?');
  await user.selectOptions(screen.getAllByLabelText('Answer')[1]!, 'A day');
  await user.click(press('Move question 2 up'));
  expect(press('Move question 1 up')).toHaveFocus();
  expect(labels().map((one) => (one as HTMLInputElement).value)).toEqual(['From when?', 'Which shift?']);
  await expectNoAxeFaults(container);
  await user.click(press('Preview on a phone'));
  const preview = within(await screen.findByRole('dialog', { name: 'What an applicant sees' }));
  expect(preview.getByText('Day / Night')).toBeInTheDocument();
  await user.click(preview.getByRole('button', { name: 'Close' }));
  await user.click(press('Save'));
  await waitFor(() => expect(window.location.hash).toBe(`#/jobRegistration/form?id=${FORM}`));
  expect(gateway.bodies('saveRegistrationForm')).toMatchObject([
    {
      title: 'Drivers',
      sections: { education: 'required', certificates: 'required' },
      keepDays: 180,
      questions: [
        { kind: 'date', label: 'From when?', choices: [] },
        { kind: 'choice', label: 'Which shift?', choices: ['Day', 'Night'] },
      ],
    },
  ]);
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
});

it('where the window is wide, what an applicant sees stands beside the form and follows what is typed; a section is explained there', async () => {
  jest.replaceProperty(window, 'innerWidth', 1440);
  const { user } = await open();
  await user.click(press('Preview on a phone'));
  const seen = within(await screen.findByRole('region', { name: 'What an applicant sees' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), 'Drivers');
  expect(await seen.findByText('Drivers')).toBeInTheDocument();
  expect(screen.queryByLabelText(/below “Certificates”/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Certificates'), 'At least one');
  const help = screen.getByLabelText(/^What applicants read below “Certificates”/);
  await user.type(help, 'Are you married?');
  await user.click(press('Save'));
  expect(help).toHaveFocus();
  expect(help).toHaveAccessibleDescription(/Ask it as a question of your own/);
  await user.clear(help);
  await user.type(help, 'Driving licence first.');
  expect(await seen.findByText('Driving licence first.')).toBeInTheDocument();
  await user.click(press('Save'));
  await waitFor(() => expect(gateway.sent('saveRegistrationForm')).toHaveLength(1));
  expect(gateway.bodies('saveRegistrationForm')[0]!.sectionHelps).toEqual({
    certificates: 'Driving licence first.',
  });
});

it('what an earlier version asked is opened', async () => {
  const { user } = await open(`?id=${FORM}`);
  const content = formContent({ title: 'Drivers of last year', version: 1 });
  gateway.answer({ getRegistrationForm: registrationForm({ content }) });
  await user.click(press('Open version 1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 1, as applicants saw it' }));
  expect(await dialog.findByText('Drivers of last year')).toBeInTheDocument();
  expect(dialog.getByText(/From secondary school on\.$/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Warehouse staff' })).toBeInTheDocument();
});

it('a question about what the law protects asks for the law that allows it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Title'), 'Cooks');
  await user.click(press('Add a question'));
  expect(screen.queryByLabelText('Law or rule that allows this question')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Question'), 'Number of your health certificate');
  await user.click(press('Save'));
  const law = screen.getByLabelText('Law or rule that allows this question');
  expect(law).toHaveFocus();
  expect(law).toHaveAccessibleDescription(/Please name the law or rule/);
  await user.type(law, 'Food Safety Law, article 45');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(gateway.bodies('saveRegistrationForm')[0]).toMatchObject({
      questions: [{ legalReason: 'Food Safety Law, article 45' }],
    }),
  );
});

it('what somebody else saved meanwhile is not overwritten before one says so', async () => {
  gateway.answer({ saveRegistrationForm: refuse('SAVED_BY_ANOTHER') });
  const { user } = await open(`?id=${FORM}&edit=1`);
  await user.type(screen.getByLabelText('Title'), ' 2');
  await user.click(press('Save'));
  await screen.findByText(/^Somebody else saved this form/);
  const theirs = registrationForm();
  theirs.content.version = 5;
  gateway.answer({ getRegistrationForm: theirs, saveRegistrationForm: { formId: FORM, version: 6 } });
  await user.click(press('Replace it with mine'));
  // It is saved at once: what the button says is done.
  await waitFor(() => expect(gateway.sent('saveRegistrationForm')).toHaveLength(2));
  expect(screen.queryByText(/^Somebody else saved/)).not.toBeInTheDocument();
  expect(gateway.bodies('saveRegistrationForm')).toMatchObject([
    { version: 1, title: 'Warehouse staff 2' },
    { version: 5, title: 'Warehouse staff 2' },
  ]);
});

it('its link and QR code stand beside it; it is changed, replaced and closed after a question', async () => {
  gateway.answer({
    setRegistrationLink: { s: S_OF_FORM, expiresOn: '2026-12-30', mostApplications: 20, byList: false },
    closeRegistrationLink: { done: true },
  });
  const { user } = await open(`?id=${FORM}`);
  expect(screen.getByLabelText('Link')).toHaveValue(`${window.location.origin}/#/apply?s=${S_OF_FORM}`);
  expect(
    screen.getByRole('img', { name: 'QR code that opens the form Warehouse staff' }),
  ).toBeInTheDocument();
  await user.click(press('Change who and until when'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change who and until when' }));
  const most = dialog.getByLabelText('Applications at most');
  await user.clear(most);
  await user.type(most, '5001');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('A whole number from 1 to 5,000')).toBeInTheDocument();
  await user.clear(most);
  await user.type(most, '1,200');
  // A day that is none keeps its text, and its fault says so.
  const day = dialog.getByLabelText('Last day');
  await user.clear(day);
  await user.type(day, '2026-13-40');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(day).toHaveValue('2026-13-40');
  expect(day).toHaveAccessibleDescription(/This is not a date/);
  await user.clear(day);
  await user.type(day, '2026-12-24');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.bodies('setRegistrationLink')).toEqual([
      { formId: FORM, expiresOn: '2026-12-24', mostApplications: 1200, byList: false },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(press('New link'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Replace the link?' })).getByRole('button', {
      name: 'New link',
    }),
  );
  await waitFor(() => expect(gateway.bodies('setRegistrationLink')[1]).toMatchObject({ anew: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  gateway.answer({ getRegistrationForm: registrationForm({ link: null }) });
  await user.click(press('Stop applications'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Stop applications?' })).getByRole('button', {
      name: 'Stop applications',
    }),
  );
  expect(await screen.findByText('Nobody can apply with this form now.')).toBeInTheDocument();
});
