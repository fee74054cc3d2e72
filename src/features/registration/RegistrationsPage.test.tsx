import { screen, waitFor, within } from '@testing-library/react';
import type { ListedRegistrationForm } from '../../api/resources/registrationsApi';
import { loadPhrases } from '../../i18n/i18n';
import { cut, file, refuse, silence } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildBatch } from '../../test/batchResults';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { FORM, listedApplication, registrationForm } from '../../test/registrations';
import { render } from '../../test/render';
import { RegistrationsPage } from './RegistrationsPage';

const { content, begun, sent, state, link } = registrationForm();
const listed: ListedRegistrationForm = {
  formId: FORM,
  title: content.title,
  version: 1,
  savedAt: '2026-11-20T02:00:00.000Z',
  savedBy: 'Zhao Min',
  begun,
  sent,
  state,
  link,
};
const CHECK = '0190a1b2-0000-7000-8000-000000000050';
const OTHER = '0190a1b2-0000-7000-8000-000000000809';
const gateway = fakeGateway(() => ({
  listTasks: [],
  listRegistrationTags: ['interview', 'night'],
  listRegistrationForms: [listed],
  listApplications: {
    rows: [
      listedApplication({ tags: ['interview'] }),
      listedApplication({ applicationId: OTHER, name: 'Wang Fang', checkId: CHECK }),
    ],
    nextCursor: null,
  },
}));
beforeAll(() => loadPhrases('registration', 'applications'));
const open = (query = '', more: string[] = []) =>
  render(<RegistrationsPage />, {
    route: `/jobRegistration${query}`,
    userInfo: buildUserInfo({ permissions: ['registration.manage', ...more] }),
  });

it('shows each form with its state and use, and each application with its check', async () => {
  const { container } = open();
  const card = within((await screen.findByRole('link', { name: 'Warehouse staff' })).closest('li')!);
  expect(card.getByText('Open until 2026-12-24')).toBeInTheDocument();
  expect(card.getByText('2 applications · 1 not sent yet')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Li Ming' })).toHaveAttribute(
    'href',
    expect.stringContaining('/jobRegistration/detail?id='),
  );
  expect(screen.getAllByText('139****0001')).not.toHaveLength(0);
  expect(screen.getAllByText('interview')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Begun' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${CHECK}`,
  );
  await expectNoAxeFaults(container);
});

it('what is typed into the search asks the gateway and never stands in the address', async () => {
  const { user } = open(`?form=${FORM}`);
  await screen.findByRole('link', { name: 'Li Ming' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '13900000001{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('listApplications').at(-1)).toMatchObject({ formId: FORM, text: '13900000001' }),
  );
  expect(window.location.hash).not.toContain('139');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Check: choose' }), 'No check yet');
  await waitFor(() => expect(gateway.bodies('listApplications').at(-1)).toMatchObject({ checked: false }));
  expect(window.location.hash).toContain('state=open');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag: choose' }), 'night');
  await waitFor(() => expect(gateway.bodies('listApplications').at(-1)).toMatchObject({ tag: 'night' }));
});

it('a form of the address counts before the forms are there: nothing of another one is shown or asked for', async () => {
  gateway.answer({ listRegistrationForms: silence });
  open(`?form=${FORM}`);
  await screen.findByRole('link', { name: 'Li Ming' });
  expect(gateway.bodies('listApplications')).toEqual([expect.objectContaining({ formId: FORM })]);
  expect(screen.getByRole('combobox', { name: 'Form: choose' })).toHaveValue(FORM);
});

it('the file has what is asked for, and days of the address are among it', async () => {
  gateway.answer({ exportApplications: file('text/csv', 'Name') });
  URL.createObjectURL = () => 'blob:x';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.revokeObjectURL = () => undefined;
  const { user } = open(`?form=${FORM}&from=2026-11-01&to=2026-11-20`);
  await screen.findByRole('link', { name: 'Li Ming' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(gateway.bodies('exportApplications')).toEqual([
      { formId: FORM, from: '2026-11-01', to: '2026-11-20', format: 'csv' },
    ]),
  );
});

it.each([
  ['full', 'Full: all 500 places are taken'],
  ['expired', 'Last day is over'],
  ['closed', 'Closed'],
  ['never', 'Never opened'],
] as const)('a form that nobody new can apply with says why: %s', async (state, words) => {
  gateway.answer({
    listRegistrationForms: [{ ...listed, state, link: state === 'full' ? listed.link : null }],
  });
  open();
  const card = within((await screen.findByRole('link', { name: 'Warehouse staff' })).closest('li')!);
  expect(card.getByText(words)).toBeInTheDocument();
});

it('without forms it says how to begin; a failed list is loaded again', async () => {
  gateway.answer({ listRegistrationForms: [], listApplications: { rows: [], nextCursor: null } });
  const { unmount } = open();
  expect(await screen.findByText('No form yet')).toBeInTheDocument();
  expect(await screen.findByText('No applications yet')).toBeInTheDocument();
  unmount();
  gateway.answer({ listRegistrationForms: cut });
  const { user } = open();
  const again = await screen.findAllByRole('button', { name: 'Try again' });
  gateway.answer({ listRegistrationForms: [listed] });
  await user.click(again[0]!);
  expect(await screen.findByRole('link', { name: 'Warehouse staff' })).toBeInTheDocument();
});

it('several applications become a batch, one an order of its own; without the right nothing is chosen', async () => {
  const BATCH = '0190a1b2-0000-7000-8000-000000000777';
  gateway.answer({
    createBatch: refuse('FIELDS_WRONG', { fields: [{ path: 'source.applicationIds', msg: 'Gone' }] }),
  });
  const { user, unmount } = open('', ['check.order']);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Li Ming' }));
  await user.click(await screen.findByRole('button', { name: 'Start a check' }));
  expect(window.location.hash).toMatch(/^#\/initiateBack\?application=/);
  await user.click(screen.getByRole('checkbox', { name: 'Select Wang Fang' }));
  await user.click(await screen.findByRole('button', { name: 'Start 2 checks…' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Gone');
  gateway.answer({ createBatch: buildBatch({ batchId: BATCH }) });
  await user.click(screen.getByRole('button', { name: 'Start 2 checks…' }));
  await waitFor(() => expect(window.location.hash).toBe(`#/batchBack?id=${BATCH}`));
  const source = { kind: 'applications', applicationIds: [listedApplication().applicationId, OTHER] };
  expect(gateway.bodies('createBatch')).toEqual([{ source }, { source }]);
  unmount();
  open();
  await screen.findByRole('link', { name: 'Li Ming' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
