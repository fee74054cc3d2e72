import { screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] },
});
let count = 0;

beforeAll(() => loadPhrases('candidate', 'reportBody'));

const school = {
  school: 'Zhejiang University',
  level: 'bachelor',
  graduated: '2018-06',
  result: 'graduation',
};

function open(...itemCodes: string[]) {
  gateway.answer({
    getInvitation: buildCandidateView({
      consentGivenAt: '2026-11-20T08:00:00Z',
      items: buildAgreedItems('identity', ...itemCodes),
      sections: ['identity', 'education'],
      entriesAsked: { education: 1 },
      form: { identity: { idConfirmed: true }, education: { entries: [school] } },
    }),
  });
  const route = `/candidate?s=degree-of-the-form-s-${(count += 1)}&step=education`;
  return render(<CandidatePage />, { route, userInfo: visitor, sessionKind: 'visitor' });
}

const QUESTION = 'Did you receive a degree there?';

it('who ordered a degree has it asked for: which, when, and its own number, and it is sent', async () => {
  const { user } = open('education', 'degree');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(`Please choose: ${QUESTION}`)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Degree certificate number/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please choose: Degree')).toBeInTheDocument();
  // A choice is marked and found as a text is.
  expect(screen.getByLabelText('Degree')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Degree')).toHaveFocus());
  await user.selectOptions(screen.getByLabelText('Degree'), 'masterDegree');
  await user.type(screen.getByLabelText('Degree awarded (month)'), '2018-06');
  await user.type(screen.getByLabelText(/^Degree certificate number/), '1033532018001234');
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Master’s degree')).toBeInTheDocument();
  const degree = {
    hasDegree: true,
    degree: 'masterDegree',
    awarded: '2018-06',
    degreeNo: '1033532018001234',
  };
  await waitFor(() =>
    expect(gateway.bodies('saveCandidateForm').at(-1)).toMatchObject({
      section: 'education',
      content: { entries: [{ ...school, ...degree }] },
    }),
  );
});

it('no degree is an answer of its own, and the review says it', async () => {
  const { user } = open('education', 'degree');
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Check and send')).toBeInTheDocument();
  expect(screen.getByText(QUESTION)).toBeInTheDocument();
  expect(screen.getByText('No')).toBeInTheDocument();
});

it('who ordered an education alone asks for no degree', async () => {
  const { user } = open('education');
  expect(await screen.findByLabelText(/^Graduation certificate number/)).toBeInTheDocument();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Check and send')).toBeInTheDocument();
});

it('a text that is longer than can be saved is a fault at its field at once, and nothing of it is cut', async () => {
  const { user } = open('education');
  const field = await screen.findByLabelText('School');
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(301));
  expect(field).toHaveValue('x'.repeat(301));
  expect(field).toHaveAccessibleDescription('At most 300 characters');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(field).toHaveFocus());
});
