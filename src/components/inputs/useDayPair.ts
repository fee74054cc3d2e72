import { useEffect, useRef, useState } from 'react';

type Day = string | undefined;
interface Days {
  from: Day;
  to: Day;
}
/** A pair that filters nothing, and what may still be given in its place until the address has let go of it. */
interface Turned extends Days {
  before: readonly Days[];
}

const isTurned = ({ from, to }: Days) => from !== undefined && to !== undefined && to < from;
const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;
const isNone = (days: Days) => days.from === undefined && days.to === undefined;

/**
 * Two days of a filter as they are on screen. A pair that ends before it begins is kept here and told as a fault, and nothing is filtered
 * by it. Of two days that are changed one after the other the first is kept: what is chosen goes into the address and comes back a
 * moment later, and until then the days given are those before.
 */
export function useDayPair(from: Day, to: Day, onChange: (from: Day, to: Day) => void) {
  const given = { from, to };
  const [turned, setTurned] = useState<Turned>();
  const [last, setLast] = useState<Days>(given);
  if (!isSame(last, given)) {
    setLast(given);
    // Let go of: whatever is given from now on was chosen elsewhere, also what it was before.
    if (turned && isNone(given)) setTurned({ ...turned, before: [] });
    // Days that filter take the place of a pair that does not.
    else if (turned && !turned.before.some((one) => isSame(one, given))) setTurned(undefined);
  }
  const chosen = useRef<Days>(given);
  useEffect(() => {
    chosen.current = turned ?? { from, to };
  }, [from, to, turned]);
  const change = (changed: { from: Day } | { to: Day }) => {
    const sent = turned ? { from: undefined, to: undefined } : chosen.current;
    const { from: first, to: second } = { ...chosen.current, ...changed };
    const next = { from: first, to: second };
    chosen.current = next;
    setTurned(isTurned(next) ? { ...next, before: [given, sent] } : undefined);
    if (isTurned(next)) onChange(undefined, undefined);
    else onChange(next.from, next.to);
  };
  const shown = turned ?? given;
  return { from: shown.from, to: shown.to, isTurned: turned !== undefined, change };
}
