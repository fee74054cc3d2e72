import type { ReportItem } from '../../api/resources/reportsApi';

/** The name of an item with its employer or school, which tells two items of one kind apart. */
export function itemLabel({ name, entries }: Pick<ReportItem, 'name' | 'entries'>): string {
  const label = entries.length === 1 ? entries[0]!.label : '';
  return label && !name.includes(label) ? `${name}, ${label}` : name;
}
