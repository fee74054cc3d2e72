import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MOST_BATCH_APPLICATIONS } from '@probity/contract/rules/batch/fields';
import { useCreateBatchMutation } from '../../api/resources/batchesApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { RefusalAlert } from '../../components/feedback/RefusalAlert';
import { batchWorkPath } from '../../domain/batch/batchPath';
import { orderPath } from './registrationPaths';

/** Begins checks on the applications that are chosen: one as an order of its own, several as a batch. Nothing is ordered by it. */
export function OrderChosen({ applicationIds }: { applicationIds: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [create] = useCreateBatchMutation();
  const { keyFor, forget } = useIdempotencyKey();
  const { send, isRunning, refusal } = useSubmit(
    (ids: string[]) => {
      const body = { source: { kind: 'applications' as const, applicationIds: ids } };
      return create({ 'Idempotency-Key': keyFor(body), body });
    },
    {
      onDone: ({ batchId }) => {
        forget();
        void navigate(batchWorkPath(batchId));
      },
    },
  );
  const handleOrder = () => {
    const [first, ...others] = applicationIds;
    if (first && others.length === 0) void navigate(orderPath(first));
    else void send([...applicationIds]);
  };
  if (applicationIds.length > MOST_BATCH_APPLICATIONS)
    return t('applications.list.tooMany', { limit: MOST_BATCH_APPLICATIONS });
  return (
    <>
      <Button size="small" variant="outlined" loading={isRunning} onClick={handleOrder}>
        {t('applications.list.order', { count: applicationIds.length })}
      </Button>
      {refusal && <RefusalAlert message={refusal.msg} />}
    </>
  );
}
