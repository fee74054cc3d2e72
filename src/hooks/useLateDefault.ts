import { useEffect, useRef } from 'react';

interface Settled<Values> {
  isDirty: boolean;
  settle: (values: Values) => void;
}

/**
 * What a new form begins with may be known a moment after it is drawn: the words in force of a dictionary, with the default that
 * operators chose, come by a call of their own. A form in which nobody has changed anything begins anew with it.
 * @param initial what it would begin with now
 * @param chosen the value of it that may come late
 */
export function useLateDefault<Values>(
  { isDirty, settle }: Settled<Values>,
  initial: Values,
  chosen: string,
) {
  const begun = useRef(chosen);
  useEffect(() => {
    if (begun.current === chosen) return;
    begun.current = chosen;
    if (!isDirty) settle(initial);
  });
}
