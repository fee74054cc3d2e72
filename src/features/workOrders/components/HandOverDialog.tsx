import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownError } from '../../../api/shownError';
import { useHandOverWorkMutation, useListWorkColleaguesQuery, type WorkItem } from '../../../api/workApi';
import { FieldSelect } from '../../../components/CompactSelect';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorState } from '../../../components/ErrorState';
import { FormField } from '../../../components/form/FormField';
import { Spinner } from '../../../components/Spinner';
import { toast } from '../../../lib/toast';
import { handsOf, nameOf } from '../pieces';

interface HandOverDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** Everything one has of the check. */
const WHOLE = '';

/** Gives what one has to a colleague: everything one has of the check, or one piece of it. */
export function HandOverDialog({ item, onClose }: HandOverDialogProps) {
  const { t } = useTranslation();
  const { mine } = handsOf(item);
  const { workItemId } = mine[0] ?? item;
  const colleagues = useListWorkColleaguesQuery({ body: { workItemId } });
  const [handOver, { isLoading }] = useHandOverWorkMutation();
  const [userId, setUserId] = useState('');
  const [pieceId, setPieceId] = useState(WHOLE);
  const [wasTried, setTried] = useState(false);
  const rows = colleagues.data?.rows;
  const error = shownError(colleagues.error);

  const handleConfirm = async () => {
    setTried(true);
    const to = rows?.find((one) => one.userId === userId);
    if (!to) return;
    const what =
      pieceId === WHOLE ? { workItemId, ...(item.checkId && { wholeCheck: true }) } : { workItemId: pieceId };
    const { data } = await handOver({ body: { ...what, userId } });
    // A failure was told by the api; what was chosen stays.
    if (!data) return;
    toast.success(t('workOrders.hand.done', { count: data.handed, name: to.name }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('workOrders.hand.title', { name: nameOf(item) })}
      confirmLabel={t('workOrders.hand.send')}
      isRunning={isLoading}
      isConfirmDisabled={!rows || rows.length === 0}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {error && !rows && <ErrorState message={error.msg} onRetry={() => void colleagues.refetch()} />}
      {!rows && !error && <Spinner />}
      {rows?.length === 0 && <span>{t('workOrders.hand.nobody')}</span>}
      {rows && rows.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            label={t('workOrders.hand.to')}
            error={wasTried && userId === '' ? t('workOrders.hand.choose') : undefined}
          >
            {({ id, describedBy }) => (
              <FieldSelect
                id={id}
                value={userId}
                aria-describedby={describedBy}
                onChange={(event) => setUserId(event.target.value)}
              >
                <option value="">–</option>
                {rows.map((one) => (
                  <option key={one.userId} value={one.userId}>
                    {one.name}
                  </option>
                ))}
              </FieldSelect>
            )}
          </FormField>
          {item.checkId && (
            <FormField label={t('workOrders.hand.what')}>
              {({ id }) => (
                <FieldSelect id={id} value={pieceId} onChange={(event) => setPieceId(event.target.value)}>
                  <option value={WHOLE}>{t('workOrders.hand.whole')}</option>
                  {mine.map((one) => (
                    <option key={one.workItemId} value={one.workItemId}>
                      {t('workOrders.hand.only', { name: one.title })}
                    </option>
                  ))}
                </FieldSelect>
              )}
            </FormField>
          )}
        </Box>
      )}
    </ConfirmDialog>
  );
}
