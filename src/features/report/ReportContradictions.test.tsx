import { screen } from '@testing-library/react';
import type { ReportDraft } from '../../api/reportsApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { envelope, startFakeGateway, type FakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ReportEditPage } from './ReportEditPage';
import { buildDraft, buildDraftItem } from './testDraft';

/* Facts that contradict each other stand where the item is worked. */

const DRAFT = '/gateway/bd/report/draft/get';
const item = buildDraftItem();
const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'] });
let gateway: FakeGateway;

beforeAll(() => loadPhrases('report', 'reportBody', 'personal'));
beforeEach(async () => {
  gateway = await startFakeGateway();
});
afterEach(() => gateway.stop());

function open(draft: ReportDraft, selected = item.checkItemId) {
  gateway.on(DRAFT, envelope(0, '', draft));
  const route = `/reportDetail/edit?id=${draft.checkId}&item=${selected}`;
  return render(<ReportEditPage />, { route, userInfo: analyst });
}

it('a date that cannot be is marked in words beside it', async () => {
  const doubts = [{ field: 'to', of: 'claimed', fault: 'inFuture' } as const];
  const [entry] = item.entries;
  open(buildDraft({ items: [buildDraftItem({ entries: [{ ...entry!, entryId: 'e1', doubts }] })] }));
  expect(await screen.findByText('This month is still to come')).toBeInTheDocument();
});

it('where two ID numbers were given, both are told and identity asks which was verified', async () => {
  const idNumbers = { enterprise: '110***********0054', candidate: '110***********002X', verified: null };
  const identity = buildDraftItem({
    itemCode: 'identity',
    name: 'Identity',
    worked: 'computed',
    entries: [],
  });
  const { user } = open(buildDraft({ items: [identity], idNumbers }));
  expect(
    await screen.findByText(/110\*+0054 by the enterprise, 110\*+002X by the candidate/),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'consistent');
  await user.click(screen.getByRole('button', { name: 'Complete the item' }));
  const which = screen.getByRole('combobox', { name: 'Which ID number was verified' });
  expect(which).toHaveAccessibleDescription(/which of the two ID numbers/);
  await user.selectOptions(which, 'candidate');
  expect(which).toHaveAccessibleDescription('');
  await expectNoAxeFaults();
});
