import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { shownError } from '../../../api/transport/shownError';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useHandOverWorkMutation,
  useListWorkColleaguesQuery,
  type WorkItem,
} from '../../../api/resources/workApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { Spinner } from '../../../components/feedback/Spinner';
import { toast } from '../../../lib/toast';
import { piecesByHolder, nameOf } from '../pieces';

interface HandOverDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** The choice of everything one has of the check. */
const WHOLE = '';

const empty = { userId: '', pieceId: WHOLE, note: '' };
const rules = {
  userId: (value: string) => (value === '' ? { key: 'workOrders.hand.choose' } : undefined),
};

/** Gives a colleague everything one has of the check, or one item of it. */
export function HandOverDialog({ item, onClose }: HandOverDialogProps) {
  const { t } = useTranslation();
  const { mine } = piecesByHolder(item);
  const { workItemId } = mine[0] ?? item;
  const colleagues = useListWorkColleaguesQuery({ body: { workItemId } });
  const rows = colleagues.data?.rows;
  const error = shownError(colleagues.error);
  const form = useAppForm(empty, rules);
  const [handOver] = useHandOverWorkMutation();
  const { send, isRunning } = useSubmit(handOver, {
    form,
    onDone: ({ handed }, { body: { userId } }) => {
      const name = rows?.find((one) => one.userId === userId)?.name;
      toast.success(t('workOrders.hand.done', { count: handed, name }));
      onClose();
    },
  });
  const handleSend = ({ userId, pieceId, note: typed }: typeof empty) => {
    const what =
      pieceId === WHOLE ? { workItemId, ...(item.checkId && { wholeCheck: true }) } : { workItemId: pieceId };
    const note = typed.trim();
    return send({ body: { ...what, userId, ...(note && { note }) } });
  };
  const chosen = rows?.find(({ userId }) => userId === form.field('userId').value);
  // A review is for who may publish; other work takes that from the last who may.
  const warning = item.kind === 'review' ? 'mayNot' : 'last';
  return (
    <FormDialog
      title={t('workOrders.hand.title', { name: nameOf(item) })}
      submitLabel={t('workOrders.hand.send')}
      isSubmitDisabled={!rows || rows.length === 0}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {error && !rows && <ErrorState message={error.msg} onRetry={() => void colleagues.refetch()} />}
      {!rows && !error && <Spinner />}
      {rows?.length === 0 && <span>{t('workOrders.hand.nobody')}</span>}
      {rows && rows.length > 0 && (
        <>
          <FieldMenu
            field={form.field('userId')}
            label={t('workOrders.hand.to')}
            emptyLabel="–"
            options={rows.map((one) => ({ value: one.userId, label: one.name }))}
          />
          {chosen?.publishing === warning && (
            <Alert severity="warning">{t(`workOrders.hand.${warning}`, { name: chosen.name })}</Alert>
          )}
          {item.checkId && (
            <FieldMenu
              field={form.field('pieceId')}
              label={t('workOrders.hand.what')}
              emptyLabel={t('workOrders.hand.whole')}
              options={mine.map((one) => ({
                value: one.workItemId,
                label: t('workOrders.hand.only', { name: one.title }),
              }))}
            />
          )}
          <FieldLine
            field={form.field('note')}
            label={t('workOrders.hand.note')}
            help={t('workOrders.hand.noteHelp')}
            isOptional
            maxLength={500}
            rows={2}
          />
        </>
      )}
    </FormDialog>
  );
}
