import { useLayoutEffect, useState } from 'react';

/**
 * The height of a list's rows, read from the first one drawn; all are alike in a long list.
 * @param body the drawn rows; null while nothing needs measuring
 * @param expected used until there is a row
 */
export function useRowHeight(body: HTMLElement | null, expected: number): number {
  const [measured, setMeasured] = useState<{ height: number; expected: number }>();
  const isKnown = measured?.expected === expected;
  // In every drawing until a row is there: the body of a long list is drawn before it knows which of them are in sight.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- it ends with the first row that has a height
  useLayoutEffect(() => {
    if (isKnown) return;
    const height = body?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (height) setMeasured({ height, expected });
  });
  return isKnown ? measured.height : expected;
}
