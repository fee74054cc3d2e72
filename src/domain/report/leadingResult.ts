import type { ReportView } from '../../api/reportsApi';

/** The result behind the report's lamp: the lamp's word follows it, unless items of that lamp disagree. */
export function leadingResult({ lamp, items }: Pick<ReportView, 'lamp' | 'items'>) {
  const results = new Set(items.flatMap((item) => (item.lamp === lamp && item.result ? [item.result] : [])));
  // "None found" or "record found" of one item would be a wrong word for a whole report.
  const [only] = results;
  return results.size === 1 && only === 'unverifiable' ? only : undefined;
}
