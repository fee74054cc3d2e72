import { useCallback, useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0, e.g. until a verification code may be sent again. Measures against the clock, so a tab
 * that slept wakes up with the right number.
 * @returns the seconds left and a function that restarts with a number of seconds
 */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = endsAt > now;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback((seconds: number) => {
    const from = Date.now();
    setNow(from);
    setEndsAt(from + seconds * 1000);
  }, []);
  return [Math.max(0, Math.ceil((endsAt - now) / 1000)), start];
}
