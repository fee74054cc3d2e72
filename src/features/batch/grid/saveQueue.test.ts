import type { RowEdit } from '../../../api/resources/batchesApi';
import { createSaveQueue, type SaveOutcome } from './saveQueue';

/** What is typed, as the store keeps it: a saved edit goes. */
function queueOf(outcomes: SaveOutcome[], typed: RowEdit[]) {
  const sent: string[][] = [];
  const onOvertaken = jest.fn(() => Promise.resolve(undefined as string | undefined));
  /** Rows whose cells others changed meanwhile. */
  let held: string[] = [];
  const queue = createSaveQueue({
    untold: (most) => typed.filter(({ rowId }) => !held.includes(rowId)).slice(0, most),
    held: () => (held.length > 0 ? `${held.join()} is another one now` : undefined),
    release: () => void (held = []),
    send: (edits) => {
      sent.push(edits.map(({ rowId }) => rowId));
      const outcome = outcomes.shift() ?? 'saved';
      if (outcome === 'saved') typed.splice(0, typed.length, ...typed.filter((one) => !edits.includes(one)));
      return Promise.resolve(outcome);
    },
    onOvertaken,
  });
  const hold = (...rows: string[]) => {
    held = rows;
    return Promise.resolve(undefined);
  };
  return { queue, sent, onOvertaken, hold };
}
const edit = (no: number): RowEdit => ({ rowId: `row-${no}`, cells: { name: 'x' } });

it('sends at most 500 rows at once, one call after the other', async () => {
  const typed = Array.from({ length: 1_100 }, (_one, at) => edit(at));
  const { queue, sent } = queueOf([], typed);
  expect(await queue.flush()).toBe(true);
  expect(sent.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(queue.state()).toEqual({ at: 'saved' });
});

it('overtaken, it reads anew and sends the same again: nothing typed is lost', async () => {
  const { queue, sent, onOvertaken } = queueOf(['overtaken'], [edit(1)]);
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual([['row-1'], ['row-1']]);
  expect(onOvertaken).toHaveBeenCalledTimes(1);
});

it('what others changed in the same cells is told, and written over when it is sent again by hand alone', async () => {
  const typed = [edit(1), edit(2)];
  const { queue, sent, onOvertaken, hold } = queueOf(['overtaken'], typed);
  onOvertaken.mockImplementationOnce(() => hold('row-1'));
  expect(await queue.flush()).toBe(false);
  const told = { at: 'failed', msg: 'row-1 is another one now' };
  expect(queue.state()).toEqual(told);
  expect(sent).toEqual([['row-1', 'row-2'], ['row-2']]);
  // Neither leaving the step nor another cell, a moment later, sends it.
  expect(await queue.flush()).toBe(false);
  jest.useFakeTimers();
  typed.push(edit(3));
  queue.soon();
  expect(queue.state()).toEqual(told);
  await jest.advanceTimersByTimeAsync(500);
  jest.useRealTimers();
  expect(queue.state()).toEqual(told);
  expect(sent.slice(2)).toEqual([['row-3']]);
  expect(await queue.again()).toBe(true);
  expect(sent.slice(3)).toEqual([['row-1']]);
});

it('what could not be compared is compared before it is sent, also by itself', async () => {
  const { queue, sent, onOvertaken } = queueOf(['overtaken', 'overtaken'], [edit(1)]);
  onOvertaken.mockResolvedValueOnce('no line');
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toEqual({ at: 'failed', msg: 'no line' });
  expect(await queue.flush()).toBe(true);
  expect(onOvertaken).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(3);
});

it('a refusal is kept with its words until it is sent again', async () => {
  const typed = [edit(1)];
  const { queue } = queueOf([{ msg: 'no line' }], typed);
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toEqual({ at: 'failed', msg: 'no line' });
  expect(typed).toHaveLength(1);
  expect(await queue.flush()).toBe(true);
  expect(typed).toHaveLength(0);
});

it('waits for a moment without keys, and then saves by itself', async () => {
  jest.useFakeTimers();
  const { queue, sent } = queueOf([], [edit(1)]);
  queue.soon();
  jest.advanceTimersByTime(300);
  queue.soon();
  jest.advanceTimersByTime(300);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([['row-1']]);
  jest.useRealTimers();
});

it('tried again by itself, what failed goes on being told until more is known', async () => {
  const lost = { msg: 'No network', isCutOff: true };
  const { queue } = queueOf([lost, lost], [edit(1)]);
  await queue.flush();
  const states: string[] = [];
  queue.subscribe(() => states.push(queue.state().at));
  expect(await queue.retry()).toBe(false);
  expect(queue.state()).toEqual({ at: 'failed', ...lost });
  expect(await queue.retry()).toBe(true);
  expect(states).toEqual(['failed', 'saved']);
});
