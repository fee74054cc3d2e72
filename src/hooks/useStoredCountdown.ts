import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readContent, writeItem } from '../lib/storage';

const TYPE = 'countdown';
const now = () => Date.now();
/** Other tabs have storages of their own, and what this one stores is in the state. */
const unchanging = () => () => undefined;

/**
 * Seconds until a moment that survives a reload of this tab.
 * @param name names the moment in session storage; another name means another moment
 * @returns the whole seconds left (0 = over), `start(seconds)`, and whether it ever ran in this tab
 */
export function useStoredCountdown(name: string) {
  const key = `probity-countdown-${name}`;
  const [started, setStarted] = useState<{ key: string; end: number }>();
  const [time, setTime] = useState(now);
  // A screen of index.html is drawn where nothing is stored; it is adopted as that, and then has what is stored here.
  const stored = useSyncExternalStore(
    unchanging,
    () => storedEnd(key),
    () => 0,
  );
  const end = started?.key === key ? started.end : stored;
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
      setStarted({ key, end: until });
    },
    [key],
  );

  return { secondsLeft: Math.max(Math.ceil((end - time) / 1000), 0), start, hasRun: end > 0 };
}

function storedEnd(key: string): number {
  const stored = readContent<unknown>(key, TYPE);
  return typeof stored === 'number' ? stored : 0;
}
