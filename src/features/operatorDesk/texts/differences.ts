export interface Difference {
  what: 'kept' | 'gone' | 'added';
  lines: string[];
}

/**
 * How one list of lines became another, in the order of reading: runs of lines that were kept, taken out and added. Two texts of a
 * few hundred lines at most.
 */
export function differences(before: readonly string[], after: readonly string[]): Difference[] {
  const lengths = commonLengths(before, after);
  const found: Difference[] = [];
  const add = (what: Difference['what'], line: string) => {
    const last = found.at(-1);
    if (last?.what === what) last.lines.push(line);
    else found.push({ what, lines: [line] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      add('kept', before[i]!);
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      add('gone', before[i]!);
      i += 1;
    } else {
      add('added', after[j]!);
      j += 1;
    }
  }
  return found;
}

/** How many lines the rest of one has in common with the rest of the other, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}
