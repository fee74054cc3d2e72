import { act, renderHook } from '@testing-library/react';
import { useSavedDraft, type SaveOutcome } from './useSavedDraft';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Savings that end when the test says so. */
function opened() {
  const begun: { values: string | null; end: (outcome: SaveOutcome) => void }[] = [];
  const save = (values: string | null) =>
    new Promise<SaveOutcome>((end) => {
      begun.push({ values, end });
    });
  const { result } = renderHook(() => useSavedDraft<string>(save));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const end = (outcome: SaveOutcome = 'saved') =>
    act(async () => {
      begun.at(-1)!.end(outcome);
      await jest.advanceTimersByTimeAsync(0);
    });
  return { result, begun, pass, end };
}

test('what is typed while a save is on its way is not called saved before it is', async () => {
  const { result, begun, pass, end } = opened();
  act(() => result.current.change('one'));
  await pass(1000);
  expect(begun.map(({ values }) => values)).toEqual(['one']);
  act(() => result.current.change('two'));
  await end();
  expect(result.current.draft.state).toBe('saving');
  await pass(1000);
  await end();
  expect(begun.map(({ values }) => values)).toEqual(['one', 'two']);
  expect(result.current.draft.state).toBe('saved');
});

test('a save that fails is said although more was typed', async () => {
  const { result, pass, end } = opened();
  act(() => result.current.change('one'));
  await pass(1000);
  act(() => result.current.change('two'));
  await end({ reason: 'no network' });
  expect(result.current.draft).toEqual({ state: 'failed', reason: 'no network' });
  // Savings run one after the other, over all forms: none is left open.
  await pass(1000);
  await end();
  expect(result.current.draft.state).toBe('saved');
});

test('stopped, it says what is saved, not that it is saving', async () => {
  const { result, begun, pass, end } = opened();
  act(() => result.current.change('one'));
  await pass(1000);
  await end();
  expect(result.current.draft.state).toBe('saved');
  act(() => result.current.change('two'));
  expect(result.current.draft.state).toBe('saving');
  act(() => result.current.stop());
  expect(result.current.draft.state).toBe('saved');
  await pass(5000);
  expect(begun).toHaveLength(1);
});
