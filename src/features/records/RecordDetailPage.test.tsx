import { screen, waitFor, within } from '@testing-library/react';
import type { CheckDetail } from '../../api/resources/checksApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUploadedFile, buildUserInfo } from '../../test/factories';
import { cut, refuse, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';
import { buildDetail } from '../../test/checkDetail';

const row = buildDetail();
const gateway = fakeGateway();

beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));

const show = (overrides?: Partial<CheckDetail>) => gateway.answer({ getCheck: buildDetail(overrides) });
const open = (query = `id=${row.checkId}`, userInfo = buildUserInfo()) =>
  render(
    <main>
      <RecordDetailPage />
    </main>,
    { route: `/backRecord/detail?${query}`, userInfo },
  ); // prettier-ignore

it('says which kind of position the reasons are measured by', async () => {
  show();
  open();
  expect(await screen.findByText(/\(Finance, cash, purchasing\)/)).toBeInTheDocument();
});

it('loading, and an address without a record', () => {
  gateway.answer({ getCheck: silence });
  const { unmount } = open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  unmount();
  open('id=nonsense');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(gateway.calls.length).toBeLessThan(2);
});

it('a record that is not there leads to those that are; another try would bring nothing', async () => {
  gateway.answer({ getCheck: refuse('NOT_FOUND') });
  open();
  expect(await screen.findByText('resource does not exist')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '#/backRecord');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ getCheck: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Zhao Min/ })).toBeInTheDocument();
});

it('who, where it stands and who holds it up; numbers are masked; axe finds nothing', async () => {
  show();
  open();
  await screen.findByRole('heading', { level: 1, name: /Zhao Min/ });
  expect(screen.getByText('Waits for: Analyst')).toBeInTheDocument();
  expect(screen.getByText('110***********002X')).toBeInTheDocument();
  expect(await screen.findByText('Which school?')).toBeInTheDocument();
  expect(screen.getByText(/Asked, Probity staff, waits for the enterprise/)).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('how consent is asked for, and what the candidate refused or took back', async () => {
  const [item] = buildDetail().items;
  const others = (['refused', 'withdrawn'] as const).map((consent, n) => {
    const checkItemId = `0190a1b2-0000-7000-8000-00000000001${n}`;
    return { ...item!, checkItemId, name: `One ${consent}`, consent };
  });
  show({ items: [item!, ...others], consentWay: 'paper' });
  open();
  expect(await screen.findByText('Signed form')).toBeInTheDocument();
  const cell = (name: string) => screen.getByText(name).closest('td');
  expect(cell('Education')).not.toHaveTextContent('Consent');
  expect(cell('One refused')).toHaveTextContent('Refused by the candidate');
  expect(cell('One withdrawn')).toHaveTextContent('Withdrawn by the candidate');
});

it('of a published item whose consent was withdrawn, that its result stands', async () => {
  const [item] = buildDetail().items;
  show({ status: 'disputed', items: [{ ...item!, status: 'done', consent: 'withdrawn' }] });
  open();
  const cell = (await screen.findByText('Education')).closest('td');
  expect(cell).toHaveTextContent('the published result stands');
  expect(cell).not.toHaveTextContent('Withdrawn by the candidate');
});

it('a reported check says when', async () => {
  show({ status: 'reported', reportedAt: '2026-03-08T08:00:00Z' });
  open();
  expect(await screen.findByText('reported 2026-03-08')).toBeInTheDocument();
});

it('a consent signed by another name says by which', async () => {
  const consent = { ...buildDetail().consent, signedAs: 'Zhao Minzhi' };
  show({ consent });
  open();
  expect(await screen.findByText('Signed by another name')).toBeInTheDocument();
  expect(screen.getByText('Zhao Minzhi')).toBeInTheDocument();
});

it('what is charged of a cancelled check says why, and that there is no result to read', async () => {
  const [item] = buildDetail().items;
  const stopped = { ...item!, question: null, asked: null, waitingOn: 'nobody' } as const;
  const items = [
    {
      ...stopped,
      checkItemId: '0190a1b2-0000-7000-8000-000000000005',
      name: 'Phone segment',
      status: 'done' as const,
    },
    { ...stopped, status: 'cancelled' as const },
  ];
  show({
    status: 'cancelled',
    items,
    money: { price: 6800, held: 0, captured: 300, released: 6500, givenBack: 0, corrections: [] },
  });
  const { unmount } = open();
  const why = /Done, and so charged, before the check ended/;
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByText('Phone segment').closest('td')).toHaveTextContent(why);
  expect(screen.getByText('Education').closest('td')).not.toHaveTextContent(why);
  unmount();
  // A reader without the right sees no prices.
  show({ status: 'cancelled', items, money: null });
  open();
  expect(await screen.findByText(/^Done before the check ended/)).toBeInTheDocument();
  expect(screen.queryByText(/charged/)).not.toBeInTheDocument();
});

it('somebody called “staff” is a person, and no staff', async () => {
  show();
  open();
  const history = await screen.findByRole('list', { name: 'History' });
  expect(within(history).getByText('staff')).toBeInTheDocument();
  expect(within(history).queryByText('Probity staff')).not.toBeInTheDocument();
});

it('a dispute stands on the record with its words and what became of it', async () => {
  const dispute = {
    at: '2026-03-09T08:00:00Z',
    side: 'enterprise',
    by: 'Lin Xiao',
    checkItemId: null,
    itemName: null,
    reason: 'It is the other school',
    dueOn: null,
    files: [] as never[],
    answer: null,
  } as const;
  show({ status: 'disputed', disputes: [dispute] });
  open();
  expect(await screen.findByText('It is the other school')).toBeInTheDocument();
  expect(screen.getByText(/Lin Xiao/)).toBeInTheDocument();
});

it('cancelling asks in words; refused, the reason typed stays', async () => {
  show();
  gateway.answer({
    cancelCheck: refuse('NO_SUCH_MOVE', null, { what: 'check', from: 'in review', to: 'cancelled' }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel check' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the check of Zhao Min?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Withdrew');
  await user.click(dialog.getByRole('button', { name: 'Cancel check' }));
  expect(await screen.findByText('This check is in review and cannot become cancelled')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Withdrew');
  expect(gateway.bodies('cancelCheck')).toEqual([{ checkId: row.checkId, reason: 'Withdrew' }]);
});

it('a question is answered where it is asked, and a reminder says that it went', async () => {
  show();
  const fileId = '0190a1b2-0000-7000-8000-000000000073';
  const kept = buildUploadedFile({ fileId, originalFilename: 'letter.pdf' });
  gateway.answer({ uploadFile: kept, answerInfoRequest: { done: true }, remindCandidate: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await dialog.findByText('Please write something first')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'In Wuhan');
  await user.upload(
    dialog.getByLabelText(/^Files that show it/, { selector: 'input' }),
    new File(['x'], 'letter.pdf'),
  );
  // It is sent with its file, not before.
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Answer' })).toBeEnabled());
  expect(dialog.getByRole('button', { name: 'Remove letter.pdf' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remind' }));
  expect(await screen.findByText('The candidate was reminded')).toBeInTheDocument();
  expect(gateway.bodies('answerInfoRequest')).toEqual([
    { checkItemId: buildDetail().items[0]!.checkItemId, text: 'In Wuhan', fileIds: [fileId] },
  ]);
});

it('what was answered stands at its item with who wrote it, and in the history in words', async () => {
  const [item] = buildDetail().items;
  const answered: CheckDetail['items'][number]['answers'][number] = {
    answerId: '0190a1b2-0000-7000-8000-000000000081',
    question: 'Which campus?',
    askedAt: '2026-03-02T08:00:00Z',
    askedBy: null,
    actorKind: 'candidate',
    actor: null,
    text: 'The southern one',
    at: '2026-03-03T08:00:00Z',
    files: [],
  };
  const event = { at: answered.at, event: 'infoAnswered', actorKind: 'candidate', actor: null } as const;
  show({
    items: [{ ...item!, question: null, asked: null, answers: [answered] }],
    timeline: [{ ...event, detail: { item: 'Education', answer: answered.text } }],
  });
  open();
  const answers = within(await screen.findByRole('list', { name: 'Questions and answers' }));
  expect(answers.getByText('Which campus?')).toBeInTheDocument();
  expect(answers.getByText(/Answered, the candidate/)).toBeInTheDocument();
  expect(answers.getByText('The southern one')).toBeInTheDocument();
  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getByText(/“The southern one”/)).toBeInTheDocument();
});

it('“you” are the people of the account: support inside it reads that the enterprise is waited for', async () => {
  show({ waitingOn: 'enterprise' });
  const { unmount } = open();
  expect(await screen.findByText('Waits for: You')).toBeInTheDocument();
  unmount();
  open(undefined, buildUserInfo({ userType: 'staff' }));
  expect(await screen.findByText('Waits for: The enterprise')).toBeInTheDocument();
});

it('while an item asks, the clock of the whole check stands: no other item is late', async () => {
  const [asking] = buildDetail().items;
  const other = { ...asking!, checkItemId: row.checkId, name: 'Employment', status: 'running' } as const;
  const items = [asking!, { ...other, question: null, asked: null, promisedAt: '2020-01-02' }];
  show({ status: 'awaitingInfo', overdue: false, items });
  const { unmount } = open();
  expect(await screen.findByText('2020-01-02')).toBeInTheDocument();
  unmount();
  show({ status: 'inProgress', overdue: true, items: [items[1]!] });
  open();
  expect(await screen.findByText(/^2020-01-02\d+ days late$/)).toBeInTheDocument();
});

it('a cancelled check promises nothing, and says per item what was charged and what was given back', async () => {
  const [item] = buildDetail().items;
  const ended = { ...item!, question: null, asked: null, promisedAt: '2026-03-09' };
  const items = [
    { ...ended, status: 'cancelled' as const, givenBack: true },
    { ...ended, checkItemId: row.checkId, name: 'Employment', status: 'done' as const },
    // It was done and charged before it was worked again, and stopped.
    { ...ended, checkItemId: row.orderId, name: 'Degree', status: 'cancelled' as const },
  ];
  const money = { price: 13600, held: 0, captured: 6800, released: 6800, givenBack: 0, corrections: [] };
  show({ status: 'cancelled', promisedAt: '2026-03-10', waitingOn: 'nobody', items, money });
  const { unmount } = open();
  const [, stopped, done, charged] = await screen.findAllByRole('row');
  expect(stopped).toHaveTextContent('Not charged: its price went back to the balance.');
  expect(charged).not.toHaveTextContent('Not charged');
  expect(stopped).not.toHaveTextContent('2026-03-09');
  expect(done).toHaveTextContent('Done, and so charged, before the check ended.');
  expect(screen.queryByText(/^Promised:/)).not.toBeInTheDocument();
  unmount();
  show({ status: 'cancelled', items: items.map((one) => ({ ...one, givenBack: false })), money: null });
  open();
  expect(await screen.findByText(/^Done before the check ended/)).toBeInTheDocument();
  expect(screen.queryByText(/^Not charged/)).not.toBeInTheDocument();
});

it('an erased record says when and by which rule, and what is left', async () => {
  const erased = { at: '2026-09-01T00:00:00Z', rule: 'report', days: 180 } as const;
  show({ erased, candidateName: 'Erased', candidateMobile: '', idNumberMasked: null, allowed: [] });
  open();
  expect(await screen.findByText(/erased on 2026-09-01: 180 days after the report/)).toBeInTheDocument();
  expect(screen.getByText(/proof of consent/)).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('what is not allowed is not offered', async () => {
  show({ allowed: [], money: null, messages: [] });
  open();
  await screen.findByRole('heading', { level: 1, name: /Zhao Min/ });
  for (const name of ['Cancel check', 'Remind', 'Send a new link', /^Reveal/, 'Answer']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByText('Charged')).not.toBeInTheDocument();
});
