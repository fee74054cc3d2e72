import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  useCancelCheckMutation,
  useRemindCandidateMutation,
  type CheckRow,
} from '../../../api/resources/checksApi';
import { lazyPart } from '../../../components/lazyPart';
import { selectUserInfo } from '../../../session/selectors';
import { toast } from '../../../lib/toast';
import { RecordExport } from './RecordExport';
import { ReasonDialog } from '../../../domain/personal/ReasonDialog';

const RemindDialog = lazyPart(() => import('./RemindDialog').then((module) => module.RemindDialog));

interface SelectionActionsProps {
  selected: readonly string[];
  /** The rows there are, to say whom a deed concerns. */
  rows: readonly CheckRow[];
  /** Those that could not be done stay selected. */
  onDone: (left: string[]) => void;
}

/** Exports what is selected; reminds or cancels it, one after the other, and says how many it was. */
export function SelectionActions({ selected, rows, onDone }: SelectionActionsProps) {
  const { t } = useTranslation();
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const [remind] = useRemindCandidateMutation();
  const [cancel] = useCancelCheckMutation();
  const [isRunning, setRunning] = useState(false);
  const [asking, setAsking] = useState<'remind' | 'cancel'>();

  const chosen = rows.filter(({ checkId }) => selected.includes(checkId));
  const awaited = chosen.filter(({ status }) => status === 'awaitingConsent');
  const handleRemind = () => {
    if (awaited.length > 0) setAsking('remind');
    else toast.warning(t('records.remind.none'));
  };

  const each = async (
    ids: readonly string[],
    act: (checkId: string) => Promise<{ error?: unknown }>,
    done: 'reminded' | 'cancelled',
  ) => {
    setRunning(true);
    const left: string[] = [];
    for (const checkId of ids) {
      const { error } = await act(checkId);
      if (error) left.push(checkId);
    }
    setRunning(false);
    setAsking(undefined);
    const count = ids.length - left.length;
    if (count > 0) toast.success(t(`records.bulk.${done}`, { count }));
    if (left.length > 0) toast.warning(t('records.bulk.left', { count: left.length }));
    onDone(left);
  };
  return (
    <>
      {permissions.includes('check.remind') && (
        <Button size="small" variant="outlined" onClick={handleRemind}>
          {t('records.action.remind')}
        </Button>
      )}
      {permissions.includes('check.export') && <RecordExport records={{ checkId: [...selected] }} isSmall />}
      {permissions.includes('check.cancel') && (
        <Button size="small" color="error" variant="outlined" onClick={() => setAsking('cancel')}>
          {t('records.action.cancel')}
        </Button>
      )}
      {asking === 'remind' && (
        <RemindDialog
          awaited={awaited}
          others={chosen.filter((row) => !awaited.includes(row))}
          isRunning={isRunning}
          onConfirm={() =>
            void each(
              awaited.map(({ checkId }) => checkId),
              (checkId) => remind({ body: { checkId } }),
              'reminded',
            )
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          title={t('records.cancel.titleMany', { count: selected.length })}
          body={t('records.cancel.body')}
          label={t('records.cancel.reason')}
          confirmLabel={t('records.action.cancel')}
          maxLength={200}
          isDangerous
          isRunning={isRunning}
          onConfirm={(reason) =>
            void each(selected, (checkId) => cancel({ body: { checkId, reason } }), 'cancelled')
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
