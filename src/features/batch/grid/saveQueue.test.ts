import type { RowEdit } from '../../../api/resources/batchesApi';
import { createSaveQueue, type SaveOutcome } from './saveQueue';

/** What is typed, as the store keeps it: a saved edit goes. */
function queueOf(outcomes: SaveOutcome[], typed: RowEdit[]) {
  const sent: string[][] = [];
  const onOvertaken = jest.fn(() => Promise.resolve(undefined as string | undefined));
  const queue = createSaveQueue({
    untold: (most) => typed.slice(0, most),
    send: (edits) => {
      sent.push(edits.map(({ rowId }) => rowId));
      const outcome = outcomes.shift() ?? 'saved';
      if (outcome === 'saved') typed.splice(0, edits.length);
      return Promise.resolve(outcome);
    },
    onOvertaken,
  });
  return { queue, sent, onOvertaken };
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
  const { queue, sent, onOvertaken } = queueOf(['overtaken'], [edit(1)]);
  onOvertaken.mockResolvedValueOnce('line 2 is another one now');
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toEqual({ at: 'failed', msg: 'line 2 is another one now' });
  expect(sent).toHaveLength(1);
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(2);
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
