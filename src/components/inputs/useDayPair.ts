import { useEffect, useRef, useState } from 'react';

type Day = string | undefined;
interface Days {
  from: Day;
  to: Day;
}

const isTurned = ({ from, to }: Days) => from !== undefined && to !== undefined && to < from;

/**
 * Two days of a filter as they are on screen. A pair that ends before it begins is kept here and told as a fault, and nothing is filtered
 * by it. Of two days that are changed one after the other the first is kept: what is chosen goes into the address and comes back a
 * moment later, and until then the days given are those before.
 */
export function useDayPair(from: Day, to: Day, onChange: (from: Day, to: Day) => void) {
  const [turned, setTurned] = useState<Days>();
  // Days chosen elsewhere take the place of a pair that stands here alone.
  if (turned && (from !== undefined || to !== undefined) && turned.from !== from && turned.to !== to)
    setTurned(undefined);
  const chosen = useRef<Days>({ from, to });
  useEffect(() => {
    chosen.current = turned ?? { from, to };
  }, [from, to, turned]);
  const change = (changed: { from: Day } | { to: Day }) => {
    const next = { ...chosen.current, ...changed };
    chosen.current = next;
    setTurned(isTurned(next) ? next : undefined);
    if (isTurned(next)) onChange(undefined, undefined);
    else onChange(next.from, next.to);
  };
  return { ...(turned ?? { from, to }), isTurned: turned !== undefined, change };
}
