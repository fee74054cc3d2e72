import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE } from '@probity/contract/codeNames';
import { useAssignChecksMutation, useListAssigneesQuery } from '../../../api/resources/assignmentsApi';
import type { BulkResult } from '../../../api/resources/bulkApi';
import type { CheckRow, CheckSelection } from '../../../api/resources/checksApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useIdempotencyKey } from '../../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { BulkOutcome } from '../../../domain/BulkOutcome';
import { toast } from '../../../lib/toast';
import { NotLoaded } from './NotLoaded';
import { RecordNames } from './RecordNames';

interface AssignDialogProps {
  records: CheckSelection;
  /** How many that is, as far as anybody has counted. */
  count: number;
  /** Those of them that are loaded, where they were chosen in a list. */
  rows?: readonly CheckRow[];
  /** Brings more of them. */
  onLoadMore?: (() => Promise<void>) | undefined;
  /** They were selected in a list: what could not be done stays so. */
  onDone?: (left: string[]) => void;
  onClose: () => void;
}

/** Puts a colleague in charge of records, and says of each that could not be given why not. */
export function AssignDialog({ records, count, rows, onLoadMore, onDone, onClose }: AssignDialogProps) {
  const { t } = useTranslation();
  const {
    data: people,
    error,
    refetch,
  } = useListAssigneesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [assign] = useAssignChecksMutation();
  const { keyFor } = useIdempotencyKey();
  const [outcome, setOutcome] = useState<BulkResult['rows']>(null);
  const form = useAppForm({ ownerId: '' }, ({ ownerId }) =>
    ownerId ? {} : { ownerId: { key: 'bulk.assign.choose' } },
  );
  const isSearch = !records.checkId;

  const handleDone = ({ rows: done, task }: BulkResult) => {
    // What was theirs already is as it was wanted.
    const others = (done ?? []).filter(({ code }) => code !== CODE.IN_CHARGE_ALREADY);
    const same = (done?.length ?? 0) - others.length;
    const failed = others.filter(({ code }) => code !== 0);
    onDone?.(failed.map(({ checkId }) => checkId));
    if (failed.length > 0) return setOutcome(others);
    const already = same > 0 && t('bulk.assign.same', { count: same });
    if (task) toast.success(t(isSearch ? 'bulk.startedAll' : 'bulk.started', { count }));
    else if (others.length === 0) toast.warning(already || t('bulk.assign.none'));
    else
      toast.success([t('bulk.assign.done', { count: others.length }), already].filter(Boolean).join(' · '));
    onClose();
  };
  const { send, isRunning } = useSubmit(
    ({ ownerId }: { ownerId: string }) => {
      const body = { records, ownerId };
      return assign({ 'Idempotency-Key': keyFor(body), body });
    },
    { form, onDone: handleDone },
  );

  if (outcome) return <BulkOutcome deed="assign" rows={outcome} isSelection={!!onDone} onClose={onClose} />;
  const isNobody = people?.length === 0;
  return (
    <FormDialog
      title={t(isSearch ? 'bulk.assign.titleUpTo' : 'bulk.assign.title', { count })}
      submitLabel={t('bulk.assign.confirm')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
      isSubmitDisabled={!people}
      isReadOnly={isNobody}
    >
      {error && !people && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !people && <Skeleton variant="rounded" height={64} />}
      {rows && !isNobody && (
        <>
          <span>{t('bulk.assign.body')}</span>
          <RecordNames rows={rows} />
          <NotLoaded count={count - rows.length} onLoadMore={onLoadMore} />
        </>
      )}
      {isNobody && <span>{t('bulk.assign.nobody')}</span>}
      {people && !isNobody && (
        <FieldMenu
          field={form.field('ownerId')}
          label={t('bulk.assign.to')}
          help={t('bulk.assign.help')}
          emptyLabel=""
          options={people.map(({ userId, name, role }) => ({ value: userId, label: `${name} · ${role}` }))}
        />
      )}
    </FormDialog>
  );
}
