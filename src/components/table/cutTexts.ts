/** True where a text does not fit into what holds it. */
export function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 2);
}

/** What is cut within a row or a cell, in its order. */
export function cutIn(part: HTMLElement): HTMLElement[] {
  const all = [...part.querySelectorAll<HTMLElement>('*')];
  return all.filter(
    (one) =>
      isCut(one) && getComputedStyle(one).overflow.startsWith('hidden') && one.textContent.trim() !== '',
  );
}
