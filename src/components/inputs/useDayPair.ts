import { useEffect, useRef } from 'react';

type Day = string | undefined;

/**
 * Changes one of two days and keeps the other as it was chosen last. What is chosen goes into the address, and comes back a moment
 * later: until then the days on screen are those before, and the first of two chosen one after the other would be lost.
 */
export function useDayPair(from: Day, to: Day, onChange: (from: Day, to: Day) => void) {
  const chosen = useRef({ from, to });
  useEffect(() => {
    chosen.current = { from, to };
  }, [from, to]);
  return (change: { from: Day } | { to: Day }) => {
    chosen.current = { ...chosen.current, ...change };
    onChange(chosen.current.from, chosen.current.to);
  };
}
