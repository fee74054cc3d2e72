import { screen, waitFor, within } from '@testing-library/react';
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

beforeAll(() => loadPhrases('candidate', 'reportBody'));

const word = (value: string, label: string, isOffered = true) => ({
  value,
  label,
  isOffered,
  isDefault: false,
});
const labelsIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1);

const view = (form: object) =>
  buildCandidateView({
    consentGivenAt: '2026-11-20T08:00:00Z',
    items: buildAgreedItems('identity', 'education', 'employment'),
    sections: ['identity', 'education', 'employment'],
    entriesAsked: { education: 1, employment: 1 },
    form: { identity: { idConfirmed: true }, ...form },
    words: {
      educationLevel: [
        word('master', 'Master’s level'),
        word('bachelor', 'First level', false),
        ...['highSchool', 'associate', 'doctor', 'other'].map((value) => word(value, `Level ${value}`)),
      ],
    },
    offers: { leaveReason: ['Left by agreement', 'Other'], relation: [] },
  });
const open = (step: string, form: object) => {
  gateway.answer({ getInvitation: view(form) });
  const route = `/candidate?s=the-words-of-the-${step}&step=${step}`;
  return render(<CandidatePage />, { route, userInfo: visitor, sessionKind: 'visitor' });
};

it('offers what is offered, in its order and words; what stood there keeps its word', async () => {
  const { user } = open('education', {
    education: { entries: [{ school: 'Zhejiang University', level: 'bachelor' }] },
  });
  const level = await screen.findByRole('combobox', { name: /^Level/ });
  // What says them comes after the form.
  await waitFor(() => expect(level).toHaveDisplayValue('First level'));
  const others = ['Level highSchool', 'Level associate', 'Level doctor', 'Level other'];
  expect(labelsIn(level)).toEqual(['First level', 'Master’s level', ...others]);
  await user.selectOptions(level, 'Master’s level');
  expect(labelsIn(level)).toEqual(['Master’s level', ...others]);
  // Of another dictionary nothing was said: it is as the product began.
  expect(labelsIn(screen.getByRole('combobox', { name: /^Form of study/ }))[0]).toBe('Full-time');
});

it('offers words in a field that takes any text, and keeps another one that is typed', async () => {
  const { user, container } = open('employment', {
    employment: { entries: [{ company: 'Example Freight' }] },
  });
  const reason = await screen.findByRole('combobox', { name: /^Reason for leaving/ });
  const list = (reason as HTMLInputElement).list!;
  expect([...list.options].map(({ value }) => value)).toEqual(['Left by agreement', 'Other']);
  await user.click(reason);
  await user.paste('Moved to another city');
  expect(reason).toHaveValue('Moved to another city');
  await expectNoAxeFaults(container);
});
