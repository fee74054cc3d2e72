import { screen, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { APPLICATION, application, QUESTION } from '../../test/registrations';
import { buildReport } from '../../test/reports';
import { render } from '../../test/render';
import { ApplicationPage } from './ApplicationPage';

const CHECK = '0190a1b2-0000-7000-8000-000000000050';
const gateway = fakeGateway(() => ({ listRegistrationTags: [] }));
beforeAll(() => loadPhrases('registration', 'applications', 'apply', 'candidate'));
const open = () =>
  render(<ApplicationPage />, {
    route: `/jobRegistration/detail?id=${APPLICATION}`,
    userInfo: buildUserInfo({ permissions: ['registration.manage', 'check.order', 'report.read'] }),
  });
const { form, content, sentAt } = application();

it('what was sent when, and what each correction changed', async () => {
  const before = {
    ...content,
    entries: { education: [{ school: 'Fudan', level: 'bachelor' }] },
    answers: [{ questionId: QUESTION, text: 'At once' }],
  };
  gateway.answer({
    getApplication: application({
      correctedAt: '2026-11-21T02:00:00.000Z',
      earlier: [{ sending: 1, sentAt, form, content: before }],
      files: [
        {
          ...{ fileId: '0190a1b2-0000-7000-8000-000000000810', fileName: 'diploma.pdf' },
          ...{ size: 10, questionId: null, sending: 2 },
        },
      ],
    }),
  });
  const { container } = open();
  expect(await screen.findByText(/Corrected 2026-11-21/)).toBeInTheDocument();
  const table = within(await screen.findByRole('table', { name: /^Corrected by the applicant 2026-11-21/ }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'BeforeNow',
    'Education 1 · SchoolFudanFudan University',
    'When could you begin?At onceNext month',
    'File addedNothing givendiploma.pdf',
  ]);
  expect(screen.getByText(/^First sent 2026-11-20/)).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('what was claimed stands beside what the published report says, with the way there', async () => {
  const [item] = buildReport().items;
  const entries = [
    {
      ...{ label: 'Fudan', differs: ['level'], doubts: [] },
      claimed: { school: 'Fudan University', level: 'bachelor' },
      verified: { school: 'Fudan University', level: 'college' },
    },
  ];
  gateway.answer({
    getApplication: application({ checkId: CHECK, hasReport: true }),
    getReport: buildReport({ items: [{ ...item!, entries }] }),
  });
  const { container } = open();
  const table = within(await screen.findByRole('table', { name: 'Education 1' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ClaimedThe check',
    'SchoolFudan UniversityVerified',
    expect.stringMatching(/^LevelBachelorDiffers./),
  ]);
  expect(screen.getByText('Name: Li Ming – Not checked')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
    'href',
    `#/reportDetail?id=${CHECK}`,
  );
  await expectNoAxeFaults(container);
});

it('a report that does not come is asked for again; where there is none nothing is asked for', async () => {
  gateway.answer({ getApplication: application({ checkId: CHECK, hasReport: true }), getReport: cut });
  const { user, unmount } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ getReport: buildReport() });
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Education 1' })).toHaveTextContent('Not checked');
  unmount();
  const asked = gateway.sent('getReport').length;
  gateway.answer({ getApplication: application({ checkId: CHECK }) });
  open();
  await screen.findByRole('link', { name: 'The check begun from it' });
  expect(gateway.sent('getReport')).toHaveLength(asked);
});
