import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';
import { keepLeaving } from './lastSave';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] },
  getInvitation: buildCandidateView({
    consentGivenAt: '2026-11-20T08:00:00Z',
    items: buildAgreedItems('identity', 'employment'),
  }),
});
let count = 0;

beforeAll(() => loadPhrases('candidate', 'reportBody'));
afterEach(() => {
  jest.restoreAllMocks();
});

/** Shorter than the form waits for the next letter. */
const AT_ONCE = { timeout: 400 };

async function typeEmployer() {
  const { user } = render(<CandidatePage />, {
    route: `/candidate?s=left-at-once-s-${(count += 1)}&step=employment`,
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  const employer = await screen.findByLabelText('Employer');
  await user.click(employer);
  fireEvent.change(employer, { target: { value: 'Lanting' } });
  return employer;
}

const sent = () => gateway.bodies('saveCandidateForm');

it('what was typed a moment before the page is left goes out at once', async () => {
  await typeEmployer();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent()).toHaveLength(1), AT_ONCE);
  expect(sent()[0]).toMatchObject({ content: { entries: [{ company: 'Lanting' }] } });
});

it('a page that is hidden saves too; shown again it sends nothing twice', async () => {
  const employer = await typeEmployer();
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(sent()).toHaveLength(1), AT_ONCE);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await gateway.idle();
  fireEvent(window, new Event('pagehide'));
  await gateway.idle();
  expect(sent()).toHaveLength(1);
  expect(employer).toHaveValue('Lanting');
});

it('an older save that arrives after the newer does not win: the newer is saved once more', async () => {
  const ends: (() => void)[] = [];
  gateway.answer({
    saveCandidateForm: async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] };
    },
  });
  const employer = await typeEmployer();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(ends).toHaveLength(1));
  fireEvent.change(employer, { target: { value: 'Lanting Ltd' } });
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(ends).toHaveLength(2));
  // The newer one ends first.
  ends[1]!();
  ends[0]!();
  await waitFor(() => expect(ends).toHaveLength(3));
  ends[2]!();
  await gateway.idle();
  expect(
    sent().map(({ content }) => (content as { entries: { company: string }[] }).entries[0]!.company),
  ).toEqual(['Lanting', 'Lanting Ltd', 'Lanting Ltd']);
});

it('a form that comes older than the save of the page before is asked for again, and shown as it was typed', async () => {
  const older = {
    consentGivenAt: '2026-11-20T08:00:00Z',
    items: buildAgreedItems('identity', 'employment'),
    savedAt: '2026-11-20T08:00:00Z',
  };
  const newer = {
    ...older,
    savedAt: '2026-11-20T08:00:09Z',
    form: { employment: { entries: [{ company: 'Lanting' }] } },
  };
  let asked = 0;
  gateway.answer({
    getInvitation: () => buildCandidateView((asked += 1) < 3 ? older : newer),
  });
  keepLeaving(older.savedAt);
  render(<CandidatePage />, {
    route: `/candidate?s=left-at-once-s-${(count += 1)}&step=employment`,
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  expect(await screen.findByLabelText('Employer')).toHaveValue('Lanting');
  expect(asked).toBe(3);
});

it('a save that never arrives keeps nobody waiting for good', async () => {
  jest.useFakeTimers({ advanceTimers: 50 });
  const view = buildCandidateView({
    consentGivenAt: '2026-11-20T08:00:00Z',
    items: buildAgreedItems('identity', 'employment'),
    savedAt: null,
  });
  gateway.answer({ getInvitation: view });
  keepLeaving(null);
  render(<CandidatePage />, {
    route: `/candidate?s=left-at-once-s-${(count += 1)}&step=employment`,
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  expect(await screen.findByLabelText('Employer')).toHaveValue('');
  jest.useRealTimers();
});
