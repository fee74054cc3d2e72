import { screen, waitFor } from '@testing-library/react';
import type { Dispute } from '../../../../api/resources/reportsApi';
import { loadPhrases } from '../../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../../test/axe';
import { buildUserInfo } from '../../../../test/factories';
import { fakeGateway } from '../../../../test/fakeGateway';
import { render } from '../../../../test/render';
import { buildDraft, buildDraftItem } from '../../../../test/reportDraft';
import { DisputePanel } from './DisputePanel';

const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'] });
const item = buildDraftItem();
const dispute: Dispute = {
  at: '2026-11-20T08:00:00Z',
  side: 'candidate',
  by: 'Chen Yutong',
  checkItemId: item.checkItemId,
  itemName: item.name,
  reason: 'I left in May',
  dueOn: null,
  files: [],
  answer: null,
};
const gateway = fakeGateway();

beforeAll(() => loadPhrases('report', 'reportReview', 'reportBody', 'personal'));

const open = (overrides: Parameters<typeof buildDraft>[0]) =>
  render(
    <main>
      <DisputePanel draft={buildDraft({ status: 'disputed', disputes: [dispute], ...overrides })} />
    </main>,
    { userInfo: analyst },
  );

it('who, what and in which words; the way to the item; rejected only with a reason', async () => {
  const { user } = open({ allowed: ['edit', 'rejectDispute'] });
  expect(screen.getByText('Chen Yutong, the candidate · Employment')).toBeInTheDocument();
  expect(screen.getByText('I left in May')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Employment' })).toHaveAttribute(
    'href',
    expect.stringContaining(`item=${item.checkItemId}`),
  );
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'Reject the dispute' }));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Please write at least 4 characters')).toBeInTheDocument();
  expect(gateway.sent('rejectDispute')).toEqual([]);
  const draft = buildDraft({ status: 'reported', allowed: [] });
  gateway.answer({ rejectDispute: draft });
  await user.type(screen.getByLabelText('Why the report stays as it is'), 'The register says April');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(gateway.bodies('rejectDispute')[0]).toMatchObject({ reason: 'The register says April' }),
  );
  // The answer is in the report: there is nothing left to work on here.
  await waitFor(() => expect(window.location.hash).toBe(`#/reportDetail?id=${draft.checkId}`));
});

it('who may not reject it reads why, and has no button', () => {
  open({ allowed: ['edit'] });
  expect(
    screen.getByText(
      /by somebody who neither wrote nor published it, or by who wrote it where nobody else can/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reject the dispute' })).not.toBeInTheDocument();
});

it('an answered dispute is history, not work', () => {
  const answer = {
    at: '2026-11-21T08:00:00Z',
    kind: 'newVersion' as const,
    version: 2,
    reason: null,
    byAuthor: false,
  };
  open({ disputes: [{ ...dispute, answer }] });
  expect(screen.queryByText('I left in May')).not.toBeInTheDocument();
});

it('a colleague answers it: it is read, and answered once taken over', async () => {
  const work = {
    workItemId: '0190a1b2-0000-7000-8000-000000000400',
    assigneeName: 'Chen Xi',
    mine: false,
    handed: null,
    since: null,
  };
  open({ allowed: ['edit', 'rejectDispute'], work: [{ kind: 'dispute', ...work }] });
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument();
  expect(screen.getByText('Chen Xi works on this. You can read it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Reject/ })).not.toBeInTheDocument();
});
