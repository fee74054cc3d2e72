import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetBatchResultQuery, type BatchResult } from '../../api/resources/batchesApi';
import { useCheckListChanged } from '../../api/resources/checksApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { Notice } from '../../components/feedback/Notice';
import { NothingHere } from '../../components/feedback/NothingHere';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { SummaryHeader } from '../../components/layout/SummaryHeader';
import { TextLink } from '../../components/layout/TextLink';
import { lazyPart } from '../../components/lazyPart';
import { batchPath } from '../../domain/batch/batchPath';
import { isMoving, isUnfinished } from '../../domain/batch/batchStages';
import { ASK_MS } from '../../domain/batch/useLiveBatch';
import { OwnTasks } from '../../domain/task/OwnTasks';
import { PAY_WAITING_PATH } from '../../domain/payPath';
import { loadPhrases } from '../../i18n/i18n';
import { formatDateTime } from '../../lib/dates';
import { isUuid } from '../../lib/isUuid';
import { selectUserInfo } from '../../session/selectors';
import { BatchActions } from './BatchActions';
import { BatchRows } from './BatchRows';
import { BatchStatusTag } from './BatchStatusTag';
import { isOfBatch } from './batchTasks';
import { Costs } from './Costs';
import { CheckTiles, OutcomeTiles } from './BatchTiles';
import { Refusals } from './Refusals';

// Most are looked at once they are ordered.
const OrderingCard = lazyPart(async () => {
  const [module] = await Promise.all([import('./OrderingCard'), loadPhrases('tasks')]);
  return module.OrderingCard;
});

const TASKS = ['checks.remind'] as const;

/** One batch: how far it is, what became of its rows, how its checks stand, what it costs. Followed while it is ordered. */
export function BatchDetail({ batchId }: { batchId: string }) {
  const { t } = useTranslation();
  const isId = isUuid(batchId);
  const [isFollowed, setFollowed] = useState(false);
  const { currentData, error, refetch } = useGetBatchResultQuery(isId ? { batchId } : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isFollowed ? ASK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isToFollow = currentData !== undefined && isMoving(currentData.batch);
  if (isToFollow !== isFollowed) setFollowed(isToFollow);
  const fault = currentData ? undefined : shownError(error);
  if (!isId || fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={t('batchDetail.noSuch')} to="/batchRecord" label={t('batchDetail.all')} />;
  if (fault) return <ErrorState headingLevel="h1" message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  return <Opened result={currentData} />;
}

function Opened({ result }: { result: BatchResult }) {
  const { t } = useTranslation();
  const checkListChanged = useCheckListChanged();
  const mayRecharge = useSelector(selectUserInfo).permissions?.includes('recharge.ask');
  const { batch, checks, notReached, cost, refusals } = result;
  const { batchId, name, status, createdBy, createdAt } = batch;
  return (
    <>
      <SummaryHeader
        title={name}
        subtitle={<TextLink to="/batchRecord">{t('batchDetail.all')}</TextLink>}
        facts={
          <>
            <BatchStatusTag status={status} />
            <span>{t('batchDetail.begun', { name: createdBy, time: formatDateTime(createdAt) })}</span>
          </>
        }
        actions={<BatchActions result={result} />}
      />
      <OwnTasks kinds={TASKS} isHere={(taskId) => isOfBatch(batchId, taskId)} onEnd={checkListChanged} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isUnfinished(batch) && (
          <Notice>
            {t('batchDetail.goOn')} <TextLink to={batchPath(batch)}>{t('batchDetail.goOnDo')}</TextLink>
          </Notice>
        )}
        {isMoving(batch) && <OrderingCard batch={batch} />}
        {!isUnfinished(batch) && <OutcomeTiles batch={batch} />}
        {batch.counts.awaitingPayment > 0 && (
          <Notice>
            {t('batchDetail.unpaid', { count: batch.counts.awaitingPayment })}{' '}
            {mayRecharge && <TextLink to={PAY_WAITING_PATH}>{t('batchDetail.recharge')}</TextLink>}
          </Notice>
        )}
        {checks.length > 0 && (
          <Section
            title={t('batchDetail.checks.title')}
            aside={<TextLink to={`/backRecord?batch=${batchId}`}>{t('batchDetail.checks.all')}</TextLink>}
          >
            <CheckTiles batch={batch} checks={checks} notReached={notReached} />
          </Section>
        )}
        {(cost || refusals.length > 0) && (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(320px, 1fr))' },
            }}
          >
            {cost && <Costs cost={cost} counts={batch.counts} />}
            {refusals.length > 0 && <Refusals refusals={refusals} />}
          </Box>
        )}
        <BatchRows batch={batch} />
      </Box>
    </>
  );
}
