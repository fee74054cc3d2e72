import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCancelChecksMutation,
  useRemindChecksMutation,
  type BulkResult,
} from '../../../api/resources/bulkApi';
import type { CheckRow, CheckSelection } from '../../../api/resources/checksApi';
import { useIdempotencyKey } from '../../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { BulkOutcome } from '../../../domain/BulkOutcome';
import { ReasonDialog } from '../../../domain/personal/ReasonDialog';
import { toast } from '../../../lib/toast';
import { BulkConcerned } from './BulkConcerned';
import { standingOf, type Deed, type Standing } from './bulkStanding';

interface BulkDeedProps {
  deed: Deed;
  records: CheckSelection;
  /** How many that is, as far as anybody has counted. */
  count: number;
  /** Those of them that are loaded. */
  rows: readonly CheckRow[];
  /** Brings more of them. */
  onLoadMore?: (() => Promise<void>) | undefined;
  onDone: (left: string[]) => void;
  onClose: () => void;
}

/** Asks whom a deed concerns, does it in one call, and says of each record that could not be done why not. */
export function BulkDeed({ deed, records, count, rows, onLoadMore, onDone, onClose }: BulkDeedProps) {
  const { t } = useTranslation();
  const [remind] = useRemindChecksMutation();
  const [cancel] = useCancelChecksMutation();
  const { keyFor } = useIdempotencyKey();
  const [outcome, setOutcome] = useState<BulkResult['rows']>(null);
  const standing = standingOf(deed, rows);
  // Of those named one by one, what is known not to fit is not even asked for.
  const known = [...standing.others, ...standing.lately].map(({ checkId }) => checkId);
  const unfit = records.checkId ? known : [];
  const wanted = records.checkId
    ? { checkId: records.checkId.filter((checkId) => !unfit.includes(checkId)) }
    : records;
  const asked = count - unfit.length;
  const isSearch = !records.checkId;
  // Of all that match only what is loaded is known to fit: the number is the most it can be.
  const most = isSearch ? asked - known.length : asked;
  const title = (of: Deed) => t(isSearch ? `bulk.${of}.titleUpTo` : `bulk.${of}.title`, { count: most });

  const handleDone = ({ rows: done, task }: BulkResult) => {
    const failed = (done ?? []).filter(({ code }) => code !== 0);
    onDone([...unfit, ...failed.map(({ checkId }) => checkId)]);
    if (failed.length > 0) return setOutcome(done);
    if (task) toast.success(t(isSearch ? 'bulk.startedAll' : 'bulk.started', { count: most }));
    else if (done?.length === 0) toast.warning(t(`bulk.${deed}.none`));
    else toast.success(t(`bulk.${deed}.done`, { count: done?.length ?? 0 }));
    onClose();
  };
  const { send, isRunning } = useSubmit(
    (reason: string) => {
      const body = { records: wanted, ...(deed === 'cancel' && { reason }) };
      const key = { 'Idempotency-Key': keyFor({ deed, ...body }) };
      return deed === 'cancel'
        ? cancel({ ...key, body: { records: wanted, reason } })
        : remind({ ...key, body: { records: wanted } });
    },
    { onDone: handleDone },
  );

  if (outcome) return <BulkOutcome deed={deed} rows={outcome} isSelection onClose={onClose} />;
  const concerned = (
    <BulkConcerned
      deed={deed}
      standing={standing}
      hidden={count - rows.length}
      isSearch={isSearch}
      onLoadMore={onLoadMore}
    />
  );
  if (deed === 'remind' || asked === 0)
    return (
      <ConfirmDialog
        isOpen
        title={asked > 0 ? title('remind') : t(noneOf(deed, standing))}
        confirmLabel={t(deed === 'remind' ? 'bulk.remind.confirm' : 'records.action.cancel')}
        isRunning={isRunning}
        isConfirmDisabled={asked === 0}
        onConfirm={() => void send('')}
        onCancel={onClose}
      >
        {concerned}
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      title={title('cancel')}
      body={concerned}
      label={t('records.cancel.reason')}
      confirmLabel={isSearch ? t('records.action.cancel') : t('bulk.cancel.confirm', { count: asked })}
      maxLength={200}
      isDangerous
      isRunning={isRunning}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

/** Why there is nobody to do it with. */
const noneOf = (deed: Deed, { lately }: Standing) =>
  deed === 'remind' && lately.length > 0 ? 'bulk.remind.nobodyNow' : (`bulk.${deed}.nobody` as const);
