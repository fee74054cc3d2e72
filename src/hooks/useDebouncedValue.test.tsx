import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

it('gives a value only after it has rested', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text, 300), {
    initialProps: { text: 'a' },
  });
  rerender({ text: 'ab' });
  act(() => jest.advanceTimersByTime(200));
  rerender({ text: 'abc' });
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toBe('a');
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBe('abc');
  jest.useRealTimers();
});
