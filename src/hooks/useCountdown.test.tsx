import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts 60 seconds down to 0 and stops', () => {
  const { result } = renderHook(() => useCountdown());
  expect(result.current[0]).toBe(0);
  act(() => result.current[1](60));
  expect(result.current[0]).toBe(60);
  act(() => jest.advanceTimersByTime(1500));
  expect(result.current[0]).toBe(59);
  act(() => jest.advanceTimersByTime(58_500));
  expect(result.current[0]).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('a tab that slept wakes up with the right number', () => {
  const { result } = renderHook(() => useCountdown());
  act(() => result.current[1](60));
  jest.setSystemTime(Date.now() + 40_000);
  act(() => jest.advanceTimersByTime(500));
  expect(result.current[0]).toBe(20);
});
