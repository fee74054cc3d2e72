/**
 * What columns are called in JSON: their English heads in one word, `Paid out (yuan)` → `paidOutYuan`. Heads that would be called
 * alike are numbered.
 */
export function keysOf(heads: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return heads.map((head) => {
    const [first = 'column', ...rest] = head.match(/[A-Za-z0-9]+/g) ?? [];
    const key =
      first.toLowerCase() + rest.map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase()).join('');
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key}${before + 1}`;
  });
}
