import { act, screen, waitFor, within } from '@testing-library/react';
import { reportsApi, type ReportDraft } from '../../api/resources/reportsApi';
import { changeLanguage } from '../../i18n/i18n';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../test/axe';
import { refuse } from '../../test/answers';
import { editorSuite } from '../../test/reportEditor';
import { buildWorkItem } from '../../test/workItem';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';

const { gateway, open } = editorSuite();

const underReview = (change: Partial<ReportDraft>) =>
  buildDraft({ status: 'inReview', summary: 'All agrees.', allowed: ['return', 'publish'], ...change });

describe('before publishing', () => {
  it('what is odd is listed and leads to its item, which is then noted as opened', async () => {
    const done = buildDraftItem({ status: 'done', result: 'discrepant', lamp: 'red' });
    gateway.answer({ openInReview: { toOpen: [] } });
    const draft = underReview({
      items: [done],
      odd: [{ checkItemId: done.checkItemId, what: 'otherLamp', lamp: 'yellow' }],
      toOpen: [done.checkItemId],
    });
    const { user } = open(draft, 'review');
    expect(await screen.findByText(/the rule gives another lamp: Large discrepancy/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(screen.getByText(/open every item that is not green first/)).toBeInTheDocument();
    await expectNoAxeFaults();
    const list = screen.getByRole('listitem');
    await user.click(within(list).getByRole('button', { name: 'Employment' }));
    await waitFor(() => expect(gateway.sent('openInReview')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  it('a comment begun waits for the way back from the items that have to be opened first', async () => {
    const done = buildDraftItem({ status: 'done', result: 'discrepant', lamp: 'red' });
    gateway.answer({ openInReview: { toOpen: [] } });
    const { user } = open(underReview({ items: [done], toOpen: [done.checkItemId] }), 'review');
    await user.type(await screen.findByRole('textbox', { name: /Comment/ }), 'Page 2');
    await user.click(screen.getAllByRole('button', { name: /Employment/ })[0]!);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Comment/ })).not.toBeInTheDocument());
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('Page 2');
  });

  it('the summary that a colleague wrote meanwhile stands in the field of whoever typed none', async () => {
    const done = buildDraftItem({ status: 'done', result: 'consistent', lamp: 'green' });
    const draft = buildDraft({ items: [done], summary: 'First', allowed: ['edit', 'submit'] });
    const { store } = open(draft, 'review');
    expect(await screen.findByRole('textbox', { name: /Summary/ })).toHaveValue('First');
    gateway.answer({ getReportDraft: { ...draft, summary: 'Second' } });
    await act(() =>
      store.dispatch(
        reportsApi.endpoints.getReportDraft.initiate({ checkId: draft.checkId }, { forceRefetch: true }),
      ),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Summary/ })).toHaveValue('Second'));
  });

  it('whoever had typed one keeps it, reads the colleague’s beside it, and may take that', async () => {
    const finished = buildDraftItem({ status: 'done', result: 'consistent', lamp: 'green' });
    const draft = buildDraft({ items: [finished], summary: 'First', allowed: ['edit', 'submit'] });
    const { store, user } = open(draft, 'review');
    const summary = () => screen.getByRole('textbox', { name: /Summary/ });
    await user.type(await screen.findByRole('textbox', { name: /Summary/ }), ' of mine');
    const at = '2026-03-01T08:00:00Z';
    const review = [
      { at, by: 'Gu Yan', action: 'submitted' as const, checkItemId: null, comment: null, points: [] },
    ];
    gateway.answer({ getReportDraft: { ...draft, summary: 'Second', review } });
    await act(() =>
      store.dispatch(
        reportsApi.endpoints.getReportDraft.initiate({ checkId: draft.checkId }, { forceRefetch: true }),
      ),
    );
    const notice = await screen.findByText(/^Gu Yan has saved another summary/);
    expect(notice.closest('[role=alert]')).toHaveTextContent(/Second/);
    expect(summary()).toHaveValue('First of mine');
    await user.click(screen.getByRole('button', { name: 'Use theirs, discard mine' }));
    await waitFor(() => expect(summary()).toHaveValue('Second'));
    expect(hasUnsavedInput()).toBe(false);
  });

  it('whoever hands it over reads the same list first, and is led to the item', async () => {
    const done = buildDraftItem({ status: 'done', result: 'consistent', lamp: 'green' });
    const odd = [{ checkItemId: done.checkItemId, what: 'noEvidence' as const }];
    const { user } = open(buildDraft({ items: [done], odd, allowed: ['edit', 'submit'] }), 'review');
    expect(await screen.findByText(/before handing over/)).toBeInTheDocument();
    const line = screen.getByRole('listitem');
    expect(line).toHaveTextContent(/no evidence is attached/);
    expect(screen.getByRole('button', { name: 'Hand over for review' })).toBeEnabled();
    await user.click(within(line).getByRole('button', { name: 'Employment' }));
    expect(await screen.findByRole('button', { name: 'Reopen the item' })).toBeInTheDocument();
  });

  it('what overlaps is told with both entries, their months and how many they share', async () => {
    const { checkItemId } = buildDraftItem();
    const at = (label: string, from: string, to: string | null) => ({ label, from, to });
    const [school, job] = [at('North University', '2016-09', '2020-06'), at('Lanting', '2018-01', '2019-06')];
    const later = at('Jiangnan', '2019-01', null);
    open(
      underReview({
        odd: [
          { checkItemId, what: 'studyAndJob', overlap: { one: school, other: job, months: 18 } },
          { checkItemId, what: 'twoJobs', overlap: { one: job, other: later, months: 6 } },
        ],
      }),
      'review',
    );
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Employment: Full-time study and work at the same time for 18 months: North University (2016-09 – 2020-06) and Lanting (2018-01 – 2019-06).',
      'Employment: Two employments at the same time for 6 months: Lanting (2018-01 – 2019-06) and Jiangnan (2019-01 – now).',
    ]);
  });

  it('asks once, and names whom it tells', async () => {
    const draft = underReview({});
    gateway.answer({ publishReport: { ...draft, status: 'reported', allowed: [] } });
    const { user } = open(draft, 'review');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this report?' });
    expect(dialog).toHaveTextContent(/Example Trading is told.*So can Chen Yutong/);
    expect(gateway.sent('publishReport')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Publish and tell them' }));
    await waitFor(() => expect(gateway.sent('publishReport')).toHaveLength(1));
    expect(await screen.findByText(/^Published\. The customer/)).toBeInTheDocument();
    // The reviewer is taken to the published report; nothing says that they may not change it.
    expect(window.location.hash).toBe(`#/reportDetail?id=${draft.checkId}`);
  });

  it.each([
    ['reported', /is published\. It changes only when it is disputed/],
    ['cancelled', /was stopped/],
    ['awaitingConsent', /has not begun/],
  ] as const)('a draft of a check that is %s says so', async (status, words) => {
    open(buildDraft({ status, allowed: [] }), 'review');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('review', () => {
  it('cannot be handed over while an item is open: it says which', async () => {
    open(buildDraft(), 'review');
    expect(await screen.findByText(/Still open: Employment/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hand over for review' })).toBeDisabled();
  });

  it('the open items are told apart as the reader’s language does', async () => {
    await act(() => changeLanguage('zh-CN'));
    try {
      const other = buildDraftItem({ checkItemId: '0190a1b2-0000-7000-8000-000000000004', name: '学历核实' });
      open(buildDraft({ items: [buildDraftItem({ name: '工作履历核实' }), other] }), 'review');
      expect(await screen.findByText(/工作履历核实、学历核实/)).toBeInTheDocument();
    } finally {
      await act(() => changeLanguage('en'));
    }
  });

  it('whoever edited it reads why he cannot publish', async () => {
    open(buildDraft({ status: 'inReview', summary: 'All agrees.', allowed: [] }), 'review');
    expect(await screen.findByText(/a second person has to review it/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('the second person sends it back only with a comment', async () => {
    const { user } = open(
      buildDraft({ status: 'inReview', summary: 'All agrees.', allowed: ['return', 'publish'] }),
      'review',
    );
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Please say what is to be changed')).toBeInTheDocument();
    expect(gateway.sent('returnReport')).toEqual([]);
  });
});

describe('refused by the gateway, it is told at the field, which keeps its words', () => {
  const fields = (path: string) => refuse('FIELDS_WRONG', { fields: [{ path, msg: 'Please shorten it' }] });

  it('the summary', async () => {
    gateway.answer({ submitForReview: fields('summary') });
    const { user } = open(
      buildDraft({ items: [buildDraftItem({ status: 'done' })], allowed: ['edit', 'submit'] }),
      'review',
    );
    const summary = await screen.findByRole('textbox', { name: 'Summary' });
    await user.click(screen.getByRole('button', { name: 'Hand over for review' }));
    expect(await screen.findByText('Please write the summary')).toBeInTheDocument();
    expect(summary).toHaveFocus();
    expect(gateway.sent('submitForReview')).toEqual([]);
    await user.type(summary, 'All well');
    await user.click(screen.getByRole('button', { name: 'Hand over for review' }));
    expect(await screen.findByText('Please shorten it')).toBeInTheDocument();
    expect(summary).toHaveFocus();
    expect(summary).toHaveValue('All well');
  });

  it('the comment of a review, which leaving would lose until then', async () => {
    gateway.answer({ returnReport: fields('points.0.text') });
    const { user } = open(underReview({}), 'review');
    const comment = await screen.findByRole('textbox', { name: /Comment/ });
    await user.type(comment, 'Page 2');
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Please shorten it')).toBeInTheDocument();
    expect(comment).toHaveFocus();
    expect(comment).toHaveValue('Page 2');
  });
});

describe('in a colleague’s hands', () => {
  const work = {
    workItemId: '0190a1b2-0000-7000-8000-000000000400',
    assigneeName: 'Chen Xi',
    since: null,
    mine: false,
    handed: null,
  };
  const done = buildDraftItem({ status: 'done' });

  it('a review is read only until it is taken over', async () => {
    const draft = underReview({ work: [{ kind: 'review', ...work }] });
    gateway.answer({ claimWorkItem: buildWorkItem({ status: 'claimed', mine: true }) });
    const { user } = open(draft, 'review');
    expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument();
    expect(screen.getByText('Chen Xi works on this. You can read it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Send back' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this over from Chen Xi?' }));
    gateway.answer({ getReportDraft: underReview({ work: [{ kind: 'review', ...work, mine: true }] }) });
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Send back' })).toBeInTheDocument();
  });

  it('a report to write is read only, and so is what is done of it', async () => {
    const draft = buildDraft({
      items: [done],
      allowed: ['edit', 'submit'],
      work: [{ kind: 'report', ...work }],
    });
    const { user } = open(draft, 'review');
    expect(await screen.findByText('Chen Xi works on this. You can read it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Summary/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Hand over for review' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Employment/ }));
    expect(await screen.findByRole('heading', { name: 'Employment' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reopen the item' })).not.toBeInTheDocument();
  });
});

describe('why it is worked again stands in the head, on every item', () => {
  const step = (action: ReportDraft['review'][number]['action'], comment: string | null, at: string) => ({
    action,
    comment,
    at: `2026-03-0${at}T08:00:00Z`,
    by: 'Gu Yan',
    checkItemId: null,
    points: [],
  });
  const handedOver = step('submitted', null, '1');
  const returned = step('returned', 'The end date is missing', '2');
  const head = () => screen.findByText(/^Sent back by Gu Yan/);

  it('the comment of whoever sent it back, until it is handed over again', async () => {
    const { unmount } = open(buildDraft({ review: [handedOver, returned] }));
    expect((await head()).closest('[role=alert]')).toHaveTextContent('The end date is missing');
    await expectNoAxeFaults();
    unmount();
    // Reopened for another reason: it still has to be corrected.
    const again = step('reopened', 'Another date', '3');
    const later = open(buildDraft({ review: [handedOver, returned, again] }));
    expect(await head()).toBeInTheDocument();
    later.unmount();
    open(underReview({ review: [handedOver, returned, step('submitted', null, '4')] }), 'review');
    await screen.findByRole('heading', { name: 'Review this report' });
    expect(screen.queryByText(/^Sent back by/)).not.toBeInTheDocument();
  });

  it('and, of a disputed one, both the dispute and the comment', async () => {
    const dispute = {
      at: '2026-03-01T08:00:00Z',
      side: 'candidate' as const,
      by: 'Chen Yutong',
      checkItemId: null,
      itemName: null,
      reason: 'I left in May',
      dueOn: null,
      files: [],
      answer: null,
    };
    open(buildDraft({ status: 'disputed', disputes: [dispute], review: [handedOver, returned] }));
    expect(await head()).toBeInTheDocument();
    expect(await screen.findByText('I left in May')).toBeInTheDocument();
  });
});
