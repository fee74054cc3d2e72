import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useCancelCheckMutation, useRemindCandidateMutation } from '../../../api/checksApi';
import { selectUserInfo } from '../../../session/selectors';
import { toast } from '../../../lib/toast';
import { RecordExport } from './RecordExport';
import { ReasonDialog } from '../../../domain/personal/ReasonDialog';

interface SelectionActionsProps {
  selected: readonly string[];
  /** Those that could not be done stay selected. */
  onDone: (left: string[]) => void;
}

/** Exports what is selected; reminds or cancels it, one after the other, and says how many it was. */
export function SelectionActions({ selected, onDone }: SelectionActionsProps) {
  const { t } = useTranslation();
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const [remind] = useRemindCandidateMutation();
  const [cancel] = useCancelCheckMutation();
  const [isRunning, setRunning] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const each = async (
    act: (checkId: string) => Promise<{ error?: unknown }>,
    done: 'reminded' | 'cancelled',
  ) => {
    setRunning(true);
    const left: string[] = [];
    for (const checkId of selected) {
      const { error } = await act(checkId);
      if (error) left.push(checkId);
    }
    setRunning(false);
    setAsking(false);
    const count = selected.length - left.length;
    if (count > 0) toast.success(t(`records.bulk.${done}`, { count }));
    if (left.length > 0) toast.warning(t('records.bulk.left', { count: left.length }));
    onDone(left);
  };
  return (
    <>
      {permissions.includes('check.remind') && (
        <Button
          size="small"
          variant="outlined"
          loading={(isRunning && !isAsking) || null}
          onClick={() => void each((checkId) => remind({ body: { checkId } }), 'reminded')}
        >
          {t('records.action.remind')}
        </Button>
      )}
      {permissions.includes('check.export') && <RecordExport records={{ checkId: [...selected] }} isSmall />}
      {permissions.includes('check.cancel') && (
        <Button size="small" color="error" variant="outlined" onClick={() => setAsking(true)}>
          {t('records.action.cancel')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('records.cancel.titleMany', { count: selected.length })}
          body={t('records.cancel.body')}
          label={t('records.cancel.reason')}
          confirmLabel={t('records.action.cancel')}
          maxLength={200}
          isDangerous
          isRunning={isRunning}
          onConfirm={(reason) => void each((checkId) => cancel({ body: { checkId, reason } }), 'cancelled')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
