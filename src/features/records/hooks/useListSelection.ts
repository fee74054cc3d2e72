import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAll, noRows, type RowSelection } from '../../../components/table/rowSelection';
import { toast } from '../../../lib/toast';

/**
 * What is selected in a list. Rows chosen one by one stay so under other filters; "all that match" are others there, so that
 * selection ends with its filter, and it is said.
 */
export function useListSelection(filter: object): [RowSelection, (selection: RowSelection) => void] {
  const { t } = useTranslation();
  const under = JSON.stringify(filter);
  const [kept, setKept] = useState({ under, selection: noRows, ended: 0 });
  if (kept.under !== under)
    setKept(isAll(kept.selection) ? { under, selection: noRows, ended: kept.ended + 1 } : { ...kept, under });
  const { ended } = kept;
  useEffect(() => {
    if (ended > 0) toast.info(t('records.selectionEnded'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once for each, not again in another language
  }, [ended]);
  return [kept.selection, (selection) => setKept({ ...kept, selection })];
}
