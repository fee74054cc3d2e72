export interface Row {
  what: string;
  /** The ratio that has a budget; null: only reported. */
  ratio: number | null;
  budget: { least?: number; most?: number } | null;
  /** Times and counts of this run and machine. */
  beside: string;
}

const rows: Row[] = [];

export function report(row: Row): void {
  rows.push(row);
  console.log(line(row));
}

/** The p-th part of some numbers, 0…1. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * p) - 1]!;
}

export function ms(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}

/** Prints everything once more as a table; returns the number of ratios over their budget. */
export function summary(): number {
  console.log(`\n${rows.map(line).join('\n')}`);
  // The same for programs: a line of JSON for each.
  for (const row of rows) console.log(JSON.stringify(figure(row)));
  const broken = rows.filter((row) => !holds(row));
  console.log(
    broken.length === 0 ? '\nEvery ratio holds.' : `\n${broken.length} ratio(s) break their budget.`,
  );
  return broken.length;
}

function holds({ ratio, budget }: Row): boolean {
  if (ratio === null || !budget) return true;
  return ratio >= (budget.least ?? -Infinity) && ratio <= (budget.most ?? Infinity);
}

function figure(row: Row) {
  return { name: row.what, value: row.ratio, budget: row.budget, ok: holds(row), beside: row.beside };
}

function line(row: Row): string {
  const mark = row.budget === null ? ' ' : holds(row) ? '✓' : '✗';
  const limit = row.budget
    ? row.budget.least === undefined
      ? `≤ ${row.budget.most}`
      : `≥ ${row.budget.least}`
    : '';
  const ratio = row.ratio === null ? '' : row.ratio.toFixed(2);
  return `${mark} ${row.what.padEnd(56)} ${ratio.padStart(7)} ${limit.padEnd(7)} ${row.beside}`;
}
