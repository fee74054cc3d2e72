import { useTranslation } from 'react-i18next';

/** What rows are counted as. */
export type CountName =
  | 'rows'
  | 'ordered'
  | 'awaitingApproval'
  | 'awaitingPayment'
  | 'ready'
  | 'faulty'
  | 'withFault'
  | 'unchecked'
  | 'leftOut'
  | 'refused'
  | 'cancelled';

/** A number of rows in words, its thousands set apart: "1,200 refused". */
export function useCounted(): (name: CountName, count: number) => string {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (name, count) => t(`batchRecord.count.${name}`, { count, number: number.format(count) });
}
