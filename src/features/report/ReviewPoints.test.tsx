import { screen, waitFor, within } from '@testing-library/react';
import type { ReportDraft } from '../../api/resources/reportsApi';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

const { gateway, open } = editorSuite();

const { checkItemId } = buildDraftItem();
const done = buildDraftItem({ status: 'done', result: 'consistent', lamp: 'green' });
const education = { ...done, checkItemId: '0190a1b2-0000-7000-8000-000000000009', name: 'Education' };
const point = (text: string, of: string | null, doneBy: string | null = null) => ({
  pointId: `0190a1b2-0000-7000-8000-0000000000${text.length}0`,
  checkItemId: of,
  text,
  doneBy,
  doneAt: doneBy && '2026-03-03T08:00:00Z',
});
const returned = (...points: ReportDraft['review'][number]['points']): ReportDraft['review'][number] => ({
  at: '2026-03-02T08:00:00Z',
  by: 'Gu Yan',
  action: 'returned',
  checkItemId: null,
  comment: null,
  points,
});
const handedOver = { ...returned(), action: 'submitted' as const };
const underReview = (change: Partial<ReportDraft> = {}) =>
  buildDraft({
    status: 'inReview',
    summary: 'All agrees.',
    allowed: ['return', 'publish'],
    items: [done, education],
    ...change,
  });

describe('the reviewer', () => {
  it('of a later version reads what it says otherwise than the published one', async () => {
    const verdict = { status: 'done', result: 'consistent', lamp: 'green' } as const;
    const item = { checkItemId: education.checkItemId, name: 'Education', from: verdict, to: verdict };
    const since = { version: 1, at: '2026-03-02T08:00:00Z', summary: true, outcome: null, items: [item] };
    const { user } = open(underReview({ version: 2, sincePublished: since }));
    await user.click(await screen.findByRole('button', { name: /^Review/ }));
    const note = await screen.findByText(/^Version 1 was published 2026-03-02/);
    expect(
      within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The summary', 'Education (Consistent as before, other details)']);
  });

  it('sends it back point by point, written at the item or in the review, and of the whole report', async () => {
    gateway.answer({ returnReport: buildDraft() });
    const { user } = open(underReview());
    await user.click(await screen.findByRole('button', { name: 'Add a point' }));
    await user.type(screen.getByLabelText('What is to be changed'), 'The month');
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    expect(await screen.findByDisplayValue('The month')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add a point about an item' }));
    const second = within(screen.getByRole('group', { name: 'Point 2' }));
    await user.selectOptions(second.getByLabelText('What it is about'), 'Education');
    await user.type(second.getByLabelText('What is to be changed'), 'Whom?');
    await user.type(screen.getByLabelText(/Comment on the whole report/), 'Shorter');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    await waitFor(() =>
      expect(gateway.bodies('returnReport')).toMatchObject([
        {
          points: [
            { checkItemId, text: 'The month' },
            { checkItemId: education.checkItemId, text: 'Whom?' },
            { text: 'Shorter' },
          ],
        },
      ]),
    );
  });

  it('is told at its row of a point without words, and of one that is refused', async () => {
    const fields = [{ path: 'points.0.text', msg: 'No such characters' }];
    gateway.answer({ returnReport: refuse('FIELDS_WRONG', { fields }) });
    const { user } = open(underReview(), 'review');
    await user.click(await screen.findByRole('button', { name: 'Add a point about an item' }));
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    const text = screen.getByLabelText('What is to be changed');
    await waitFor(() => expect(text).toHaveAccessibleDescription('Please say what is to be changed'));
    expect(gateway.sent('returnReport')).toEqual([]);
    await expectNoAxeFaults();
    await user.type(text, 'x');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription('No such characters'));
    expect(text).toHaveValue('x');
  });

  it('reads on the second look what was asked, what is ticked off, and what has changed, asked for or not', async () => {
    const review = [
      returned(point('The month', checkItemId, 'Chen Xi'), point('Shorter', null)),
      { ...handedOver, at: '2026-03-04T08:00:00Z' },
    ];
    const changed: ReportDraft['changed'] = [
      { checkItemId, parts: ['entries', 'evidence'] },
      { checkItemId: education.checkItemId, parts: ['lamp'] },
    ];
    open(underReview({ review, changed }), 'review');
    const asked = (await screen.findByText('Asked for when sent back, and what has changed since')).parentElement!; // prettier-ignore
    const [first, second] = within(asked).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Employment.*The month.*Done, Chen Xi, 2026-03-03.*Changed since: entries, evidence/); // prettier-ignore
    expect(second).toHaveTextContent(/The whole report.*Shorter.*Not ticked off/);
    expect(within(asked).getByText('Also changed since: Education')).toBeInTheDocument();
  });
});

describe('whoever works it again', () => {
  const review = [returned(point('The month', checkItemId), point('Shorter', null))];
  const draft = buildDraft({ items: [done, education], allowed: ['edit', 'submit'], review });

  it('has each point at its item and its mark in the rail, and ticks it off', async () => {
    const ticked = [returned(point('The month', checkItemId, 'Chen Xi'), point('Shorter', null))];
    gateway.answer({ tickReviewPoint: { ...draft, review: ticked } });
    const { user } = open(draft);
    const rail = within(await screen.findByRole('navigation', { name: 'Items' }));
    expect(rail.getByRole('button', { name: /Employment/ })).toHaveTextContent('1 point to fix');
    expect(rail.getByRole('button', { name: /Education/ })).not.toHaveTextContent('to mend');
    const here = within(await screen.findByRole('region', { name: 'The reviewer asks for this' }));
    await user.click(here.getByRole('checkbox', { name: 'The month' }));
    await waitFor(() => expect(here.getByRole('checkbox', { name: 'The month' })).toBeChecked());
    expect(gateway.bodies('tickReviewPoint')).toMatchObject([{ pointId: point('The month', null).pointId, isDone: true }]); // prettier-ignore
    expect(rail.getByRole('button', { name: /Employment/ })).not.toHaveTextContent('to mend');
  });

  it('has them all in the head, each leading to its item, and is told of open ones before handing over', async () => {
    const { user } = open(draft, 'review');
    expect(await screen.findByText('2 points of the reviewer are not ticked off yet.')).toBeInTheDocument();
    const head = within(
      (await screen.findByText(/^Sent back by Gu Yan/)).closest<HTMLElement>('[role=alert]')!,
    );
    expect(head.getByRole('checkbox', { name: 'Shorter' })).not.toBeChecked();
    await user.click(head.getByRole('button', { name: 'Employment' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Employment' })).toBeInTheDocument();
  });
});

describe('four eyes', () => {
  it('say who may still publish, and whom to ask when nobody is left', async () => {
    const { unmount } = open(underReview(), 'review');
    expect(
      await screen.findByText('Who may still publish this version: Chen Xi (you), Gu Yan.'),
    ).toBeInTheDocument();
    unmount();
    open(underReview({ publishers: [], allowed: ['return'] }), 'review');
    expect(
      await screen.findByText(/^Nobody is left to publish.*An owner or administrator of Probity can add/),
    ).toBeInTheDocument();
  });

  it('ask the last who may publish before they touch an item; whoever worked on it already is not asked', async () => {
    const { user, unmount } = open(buildDraft({ publishers: [{ name: 'Chen Xi', mine: true }] }));
    expect(await screen.findByText(/^You are the only one left who may publish/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Note in the report/)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Work on it anyway' }));
    expect(screen.getByLabelText(/Note in the report/)).toBeEnabled();
    unmount();
    open(buildDraft({ publishers: [{ name: 'Gu Yan', mine: false }] }));
    expect(await screen.findByLabelText(/Note in the report/)).toBeEnabled();
    expect(screen.queryByText(/only one left/)).not.toBeInTheDocument();
  });

  it('hold back the points and the handing over too, until the last who may publish goes on', async () => {
    const review = [returned(point('The month', checkItemId))];
    const publishers = [{ name: 'Chen Xi', mine: true }];
    const allowed: ReportDraft['allowed'] = ['edit', 'submit'];
    const { user } = open(buildDraft({ items: [done, education], allowed, review, publishers }));
    const here = await screen.findByRole('region', { name: 'The reviewer asks for this' });
    expect(await screen.findAllByText('The month')).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: 'The month' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    expect(await screen.findByRole('textbox', { name: /Summary/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Hand over for review' })).not.toBeInTheDocument();
    expect(here).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Work on it anyway' }));
    expect(screen.getByRole('textbox', { name: /Summary/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Hand over for review' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'The month' })).toBeEnabled();
  });

  it('leave the points of what a colleague holds to the colleague', async () => {
    const review = [returned(point('The month', checkItemId))];
    const work = {
      workItemId: '0190a1b2-0000-7000-8000-000000000400',
      assigneeName: 'Gu Yan',
      since: null,
      mine: false,
      handed: null,
    };
    open(buildDraft({ items: [{ ...done, work }], allowed: ['edit'], review }));
    const here = within(await screen.findByRole('region', { name: 'The reviewer asks for this' }));
    expect(here.getByText('The month')).toBeInTheDocument();
    expect(here.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
