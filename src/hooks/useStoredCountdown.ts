import { useCallback, useEffect, useState } from 'react';
import { readContent, writeItem } from '../lib/storage';

const TYPE = 'countdown';
const now = () => Date.now();

/**
 * Seconds until a moment that survives a reload of this tab.
 * @param name names the moment in session storage
 * @returns the whole seconds left (0 = over), `start(seconds)`, and whether it ever ran in this tab
 */
export function useStoredCountdown(name: string) {
  const key = `probity-countdown-${name}`;
  const [end, setEnd] = useState<number>(() => {
    const stored = readContent<unknown>(key, TYPE);
    return typeof stored === 'number' ? stored : 0;
  });
  const [time, setTime] = useState(now);
  const isRunning = end > time;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTime(now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback(
    (seconds: number) => {
      const until = now() + seconds * 1000;
      writeItem(key, until, TYPE);
      setTime(now());
      setEnd(until);
    },
    [key],
  );

  return { secondsLeft: Math.max(Math.ceil((end - time) / 1000), 0), start, hasRun: end > 0 };
}
