import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { BULK_LIMIT, SELECTION_LIMIT } from '@probity/contract/rules/tasks';
import type { CheckRow, CheckSearch } from '../../../api/resources/checksApi';
import { lazyPart } from '../../../components/lazyPart';
import { countOf, isAll, isSelected, type RowSelection } from '../../../components/table/rowSelection';
import { loadPhrases } from '../../../i18n/i18n';
import { selectUserInfo } from '../../../session/selectors';
import { toast } from '../../../lib/toast';
import { RecordExport } from './RecordExport';

const BulkDeed = lazyPart(async () => {
  const [module] = await Promise.all([import('./BulkDeed'), loadPhrases('bulk')]);
  return module.BulkDeed;
});

const AssignDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./AssignDialog'), loadPhrases('bulk')]);
  return module.AssignDialog;
});

interface SelectionActionsProps {
  selected: RowSelection;
  /** What the list is searched by: all that match it, where all are selected. */
  filter: CheckSearch;
  /** How many match; a text where nobody counted so far. */
  total: number | string | undefined;
  /** The rows that are loaded, to say whom a deed concerns. */
  rows: readonly CheckRow[];
  /** Brings the next rows of the list; absent where all are loaded. */
  onLoadMore?: (() => Promise<void>) | undefined;
  /** What could not be done stays selected. */
  onDone: (left: string[]) => void;
}

/** Exports, reminds, assigns or cancels what is selected. */
export function SelectionActions({
  selected,
  filter,
  total,
  rows,
  onLoadMore,
  onDone,
}: SelectionActionsProps) {
  const { t } = useTranslation();
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const [deed, setDeed] = useState<'remind' | 'cancel' | 'assign'>();
  const count = countOf(selected, total);
  const named = isAll(selected) ? selected.except : selected.ids;
  if (named.length > SELECTION_LIMIT) return t('records.bulk.tooManyNamed', { limit: SELECTION_LIMIT });

  const records = isAll(selected) ? { all: filter, except: [...named] } : { checkId: [...named] };
  const concerned = {
    rows: rows.filter(({ checkId }) => isSelected(selected, checkId)),
    // What is selected one by one may stand in another list.
    onLoadMore: isAll(selected) ? onLoadMore : undefined,
  };
  const ask = (wanted: 'remind' | 'cancel' | 'assign') => {
    // Nobody does anything to more than can be counted.
    if (count === undefined || count > BULK_LIMIT)
      toast.warning(t('records.bulk.tooMany', { limit: BULK_LIMIT }));
    else setDeed(wanted);
  };
  return (
    <>
      {permissions.includes('check.remind') && (
        <Button size="small" variant="outlined" onClick={() => ask('remind')}>
          {t('records.action.remind')}
        </Button>
      )}
      {permissions.includes('check.export') && <RecordExport records={records} isSmall />}
      {permissions.includes('check.assign') && (
        <Button size="small" variant="outlined" onClick={() => ask('assign')}>
          {t('records.action.assign')}
        </Button>
      )}
      {permissions.includes('check.cancel') && (
        <Button size="small" color="error" variant="outlined" onClick={() => ask('cancel')}>
          {t('records.action.cancel')}
        </Button>
      )}
      {deed === 'assign' && count !== undefined && (
        <AssignDialog
          records={records}
          count={count}
          {...concerned}
          onDone={onDone}
          onClose={() => setDeed(undefined)}
        />
      )}
      {deed && deed !== 'assign' && count !== undefined && (
        <BulkDeed
          deed={deed}
          records={records}
          count={count}
          {...concerned}
          onDone={onDone}
          onClose={() => setDeed(undefined)}
        />
      )}
    </>
  );
}
