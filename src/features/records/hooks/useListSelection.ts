import { useState } from 'react';
import { noRows, type RowSelection } from '../../../components/table/rowSelection';

/** What is selected in a list, while it shows what it showed then: under other filters "all that match" are others. */
export function useListSelection(filter: object): [RowSelection, (selection: RowSelection) => void] {
  const under = JSON.stringify(filter);
  const [kept, setKept] = useState({ under, selection: noRows });
  const selection = kept.under === under ? kept.selection : noRows;
  return [selection, (next) => setKept({ under, selection: next })];
}
