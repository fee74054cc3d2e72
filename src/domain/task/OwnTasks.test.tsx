import { act, screen, waitFor } from '@testing-library/react';
import { cut, file, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildDoneTask, buildTask } from '../../test/tasks';
import { OwnTasks } from './OwnTasks';

const KINDS = ['checks.export'] as const;
const DEEDS = ['checks.remind', 'checks.cancel'] as const;
const gateway = fakeGateway({ listTasks: [] });
afterEach(() => window.localStorage.clear());

const draw = () =>
  render(
    <main>
      <h1>Records</h1>
      <OwnTasks kinds={KINDS} />
    </main>,
    { route: '/backRecord', userInfo: buildUserInfo() },
  );
const drawDeeds = () =>
  render(<OwnTasks kinds={DEEDS} />, { route: '/backRecord', userInfo: buildUserInfo() });
const asked = () => gateway.sent('listTasks').length;
const bar = () => screen.findByRole('progressbar', { name: /Export of records/ });

it('nothing under way takes no room; what failed to be asked is silent', async () => {
  draw();
  await waitFor(() => expect(asked()).toBe(1));
  await gateway.idle();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  gateway.answer({ listTasks: cut });
  draw();
  await waitFor(() => expect(asked()).toBe(2));
  await gateway.idle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('how far it is, how fast it goes and how long it still takes; axe finds nothing', async () => {
  gateway.answer({ listTasks: [buildTask()] });
  draw();
  expect(await bar()).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByText('4,000 of 12,000 (33%) · 100 a second · about 2 minutes left')).toBeInTheDocument();
  // Where its file will be, and for how long, is said before it is there.
  expect(
    screen.getByText('Once it is ready, the file can be downloaded here for 3 days.'),
  ).toBeInTheDocument();
  await expectNoAxeFaults();
  expect(gateway.sent('listTasks')[0]!.query).toEqual({ kind: 'checks.export' });
});

it('before it is counted, and when all is there but the file', async () => {
  gateway.answer({
    listTasks: [
      buildTask({ taskId: '0190a1b2-0000-7000-8000-00000000aa02', status: 'waiting', done: 0, total: null }),
      buildTask({ done: 12_000 }),
    ],
  });
  draw();
  expect(await screen.findByText(/Waiting its turn/)).toBeInTheDocument();
  expect(screen.getByText('All 12,000 are done; the file is being put together.')).toBeInTheDocument();
  const [waiting] = screen.getAllByRole('progressbar');
  expect(waiting).not.toHaveAttribute('aria-valuenow');
});

it('it is followed while it runs, not while the tab is hidden, and no more once it has ended', async () => {
  jest.useFakeTimers();
  gateway.answer({ listTasks: [buildTask()] });
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await gateway.idle();
    });
  const turn = async (state: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    window.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  try {
    draw();
    await pass(1_000);
    expect(asked()).toBe(1);
    await pass(4_000);
    expect(asked()).toBe(3);
    await turn('hidden');
    await pass(60_000);
    expect(asked()).toBe(3);
    gateway.answer({ listTasks: [buildDoneTask()] });
    await turn('visible');
    await pass(2_000);
    const ended = asked();
    expect(ended).toBeGreaterThan(3);
    await pass(60_000);
    expect(asked()).toBe(ended);
  } finally {
    delete (document as { visibilityState?: unknown }).visibilityState;
    jest.useRealTimers();
  }
});

it('what it made is downloaded under its name; taken off the screen it stays off, in this browser', async () => {
  gateway.answer({ listTasks: [buildDoneTask()], downloadTaskFile: file('text/csv', 'a,b') });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, unmount } = draw();
  expect(
    await screen.findByText(/^Ready: 12,000 rows\. The file \(1\.3 MB\) is kept until 2026-01-04/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['checks-2026-01-01.csv']));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(/^Ready/)).not.toBeInTheDocument();
  unmount();
  draw();
  await waitFor(() => expect(asked()).toBe(2));
  await gateway.idle();
  expect(screen.queryByText(/^Ready/)).not.toBeInTheDocument();
});

it('a file that is gone by then says so by a toast, and nothing is saved', async () => {
  gateway.answer({ listTasks: [buildDoneTask()], downloadTaskFile: refuse('NOT_FOUND') });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('resource does not exist')).toBeInTheDocument();
});

it('why it failed, in words', async () => {
  gateway.answer({
    listTasks: [buildTask({ status: 'failed', endedAt: '2026-01-01T08:02:00Z', fault: 'There is no room' })],
  });
  draw();
  expect(await screen.findByText(/^Not finished: There is no room \(/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

it.each([
  ['cancelled', /^Cancelled \(/],
  ['failed', /^Not finished: It broke \(/],
] as const)(
  'a deed on records that %s says how many it did, and that those stay done',
  async (status, how) => {
    const fault = status === 'failed' ? 'It broke' : null;
    const ended = { kind: 'checks.cancel', status, fault, endedAt: '2026-01-01T08:02:00Z' } as const;
    gateway.answer({ listTasks: [buildTask({ ...ended, done: 50, total: 120 })] });
    drawDeeds();
    const words = await screen.findByText(how);
    expect(words).toHaveTextContent(/50 of 120 records were processed: what was done stays done/);
    expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument();
  },
);

it('a deed on records says how many it did and why not the others, and its file is there however it ended', async () => {
  const outcomes = {
    done: 40,
    refused: 10,
    reasons: [
      { msg: 'The invitation was sent less than an hour ago', count: 9 },
      { msg: 'resource does not exist', count: 1 },
    ],
  };
  const running = buildTask({ kind: 'checks.remind', done: 50, total: 120, outcomes });
  gateway.answer({ listTasks: [running] });
  const { unmount } = drawDeeds();
  expect(await screen.findByText('40 candidates reminded · 10 could not be done:')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      '9 × The invitation was sent less than an hour ago',
      '1 × resource does not exist',
    ]),
  );
  unmount();
  const { file: left } = buildDoneTask();
  gateway.answer({
    listTasks: [{ ...running, status: 'cancelled', endedAt: '2026-01-01T08:02:00Z', file: left }],
  });
  drawDeeds();
  expect(await screen.findByText(/^Cancelled .* The file .* is kept until/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('40 candidates reminded');
  expect(screen.getByRole('button', { name: 'Download' })).toBeInTheDocument();
});

it('cancelled before it was counted, it did nothing, and says so', async () => {
  const ended = { kind: 'checks.remind', status: 'cancelled', endedAt: '2026-01-01T08:02:00Z' } as const;
  gateway.answer({ listTasks: [buildTask({ ...ended, done: 0, total: null })] });
  drawDeeds();
  expect(await screen.findByText(/^Cancelled .* No record was changed\.$/)).toBeInTheDocument();
});

it('cancelled, an export is gone from the screen', async () => {
  const cancelled = buildTask({ status: 'cancelled', endedAt: '2026-01-01T08:02:00Z' });
  let isCancelled = false;
  gateway.answer({
    listTasks: () => [isCancelled ? cancelled : buildTask()],
    cancelTask: () => {
      isCancelled = true;
      return cancelled;
    },
  });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  expect(gateway.bodies('cancelTask')).toEqual([{ taskId: cancelled.taskId }]);
});
