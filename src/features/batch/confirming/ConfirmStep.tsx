import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import {
  useConfirmBatchMutation,
  usePreviewBatchQuery,
  type BatchPreview,
} from '../../../api/resources/batchesApi';
import { isGatewayError, messageOf } from '../../../api/transport/gatewayError';
import { useIdempotencyKey } from '../../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { BatchRefusal } from '../BatchRefusal';
import { Section } from '../../../components/layout/Section';
import { ExportButton } from '../../../components/inputs/ExportButton';
import { lazyPart } from '../../../components/lazyPart';
import { BatchPeople } from '../../../domain/batch/BatchPeople';
import { batchRecordPath } from '../../../domain/batch/batchPath';
import { useFailedRowsExport } from '../../../domain/batch/useFailedRowsExport';
import { payPath } from '../../../domain/payPath';
import { loadPhrases } from '../../../i18n/i18n';
import { selectUserInfo } from '../../../session/selectors';
import { Figures } from './Figures';
import type { StepProps } from '../batchSteps';

// Most enterprises may order and never see it.
const NotReadyNotice = lazyPart(async () => {
  await loadPhrases('notReady');
  return (await import('../../../domain/NotReadyNotice')).NotReadyNotice;
});

/** What confirming does, in figures of this moment; and the confirming. */
export function ConfirmStep({ batch, onStep }: StepProps) {
  const { batchId } = batch;
  const { data, error, isFetching, refetch } = usePreviewBatchQuery(
    { body: { batchId } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && isGatewayError(error) && error.code === CODE.CONTRACT_NOT_SIGNED) return <NotReadyNotice />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Confirming
      batchId={batchId}
      preview={data}
      isFetching={isFetching}
      onAgain={() => void refetch()}
      onBack={() => onStep('mend')}
    />
  );
}

interface ConfirmingProps {
  batchId: string;
  preview: BatchPreview;
  isFetching: boolean;
  onAgain: () => void;
  onBack: () => void;
}

function Confirming({ batchId, preview, isFetching, onAgain, onBack }: ConfirmingProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { revision, created, skipped, missing, waitingBefore } = preview;
  const [confirm] = useConfirmBatchMutation();
  const { keyFor, forget } = useIdempotencyKey();
  type Body = Parameters<typeof confirm>[0]['body'];
  const { send, isRunning, refusal } = useSubmit(
    (body: Body) => confirm({ 'Idempotency-Key': keyFor(body), body }),
    {
      onDone: () => {
        forget();
        void navigate(batchRecordPath(batchId), { replace: true });
      },
      // Other figures than those that were looked at: they are shown before anything is ordered.
      onRefused: ({ code }) => (code === CODE.BATCH_DIFFERS || code === CODE.BATCH_OVERTAKEN) && onAgain(),
    },
  );
  const exporting = useFailedRowsExport(batchId);
  const rows = new Intl.NumberFormat(i18n.language).format(created.rows);
  const isUnknown = refusal !== undefined && refusal.kind !== 'business';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Figures preview={preview} />
      {created.rows > 0 && (
        <Section title={t('batch.confirm.people')}>
          {preview.refused.rows > 0 && (
            <Box sx={{ mb: 1, color: 'text.secondary' }}>
              {t('batch.confirm.peopleRefused', { count: preview.refused.rows })}
            </Box>
          )}
          <BatchPeople key={revision} batchId={batchId} state="ready" />
        </Section>
      )}
      {missing > 0 && (
        <Alert
          severity="warning"
          action={
            permissions.includes('recharge.ask') && (
              <Button component={Link} to={payPath(missing)} color="inherit" size="small">
                {t('batch.confirm.recharge')}
              </Button>
            )
          }
        >
          {t(waitingBefore > 0 ? 'batch.confirm.missingBehind' : 'batch.confirm.missing', {
            amount: formatFen(missing),
            before: formatFen(waitingBefore),
          })}{' '}
          {t('batch.confirm.lapse')}
        </Alert>
      )}
      {refusal && <BatchRefusal message={isUnknown ? t('batch.confirm.unknown') : refusal.msg} />}
      {created.rows === 0 && <Alert severity="info">{t('batch.confirm.nothing')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {created.rows > 0 && (
          <Button
            variant="contained"
            size="large"
            loading={isRunning || isFetching || null}
            onClick={() =>
              void send({ batchId, revision, expectedRows: created.rows, expectedPrice: created.price })
            }
          >
            {t('batch.confirm.do', { count: created.rows, rows, price: formatFen(created.price) })}
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={onBack}>
          {t('batch.confirm.back')}
        </Button>
        {skipped.faulty > 0 && <ExportButton {...exporting} label={t('batch.mend.export')} />}
      </Box>
    </Box>
  );
}
