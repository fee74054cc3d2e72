import type { TFunction } from 'i18next';
import type { ReportItem } from '../../api/resources/reportsApi';

/** The name of an item with its employer or school, which tells two items of one kind apart. */
export function itemLabel({ name, entries }: Pick<ReportItem, 'name' | 'entries'>, t: TFunction): string {
  const of = entries.length === 1 ? entries[0]!.label : '';
  return of && !name.includes(of) ? t('reportBody.itemOf', { name, of }) : name;
}
