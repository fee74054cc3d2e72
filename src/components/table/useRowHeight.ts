import { useLayoutEffect, useState } from 'react';

/**
 * The height of a list's rows, read from the first one drawn; all are alike in a long list.
 * @param body the drawn rows; null while nothing needs measuring
 * @param expected used until there is a row
 */
export function useRowHeight(body: HTMLElement | null, expected: number): number {
  const [measured, setMeasured] = useState<number>();
  useLayoutEffect(() => {
    const height = body?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (height) setMeasured(height);
  }, [body, expected]);
  return measured ?? expected;
}
