import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useGetBatchQuery } from '../../api/resources/batchesApi';
import { isGatewayError, messageOf } from '../../api/transport/gatewayError';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { BatchRefusal } from './BatchRefusal';
import { PageHeader } from '../../components/layout/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { isFollowed } from '../../domain/batch/batchStages';
import { batchRecordPath } from '../../domain/batch/batchPath';
import { loadPhrases } from '../../i18n/i18n';
import { formatDate, formatDateTime } from '../../lib/dates';
import { isUuid } from '../../lib/isUuid';
import { hasStopped, openSteps, stepOf, type BatchStep, type OpenStep, type StepProps } from './batchSteps';
import { GiveUp } from './GiveUp';
import { StepBar } from './StepBar';
import { useHeldFocus } from '../../hooks/useHeldFocus';

const Meanwhile = () => <PageSkeleton />;
const step = (load: () => Promise<ComponentType<StepProps>>) => lazyPart(load, { Meanwhile });

const views: Readonly<Record<Exclude<BatchStep, 'ordered'>, ComponentType<StepProps>>> = {
  progress: step(async () => {
    await loadPhrases('tasks');
    return (await import('./ProgressStep')).ProgressStep;
  }),
  columns: step(() => import('./matching/MatchStep').then((module) => module.MatchStep)),
  terms: step(() => import('./terms/TermsStep').then((module) => module.TermsStep)),
  mend: step(() => import('./mending/MendStep').then((module) => module.MendStep)),
  confirm: step(async () => {
    // Its people are named as before a deed on several records.
    await loadPhrases('bulk');
    return (await import('./confirming/ConfirmStep')).ConfirmStep;
  }),
  unreadable: Unreadable,
  cancelled: GivenUp,
};

const ASK_MS = 1_500;

/** A batch at the step where it is; followed while it is read or checked. */
export function OpenedBatch({ batchId }: { batchId: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [isMoving, setMoving] = useState(false);
  const {
    data: batch,
    error,
    refetch,
  } = useGetBatchQuery(isUuid(batchId) ? { batchId } : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isMoving ? ASK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isOpen = batch !== undefined && isFollowed(batch);
  if (isOpen !== isMoving) setMoving(isOpen);
  const wanted = search.get('step');
  const said = batch && stepOf(batch, wanted);
  const { at, handleSaver } = useSavedStep(said, (step) =>
    setSearch({ id: batchId, step }, { replace: true }),
  );
  const named = openSteps.find((one) => one === said);
  const isChecked = batch?.status === 'open';
  useEffect(() => {
    // Mending the last fault leads nowhere by itself: the step one works in stands in the address.
    if (isChecked && named && named !== wanted) setSearch({ id: batchId, step: named }, { replace: true });
  }, [isChecked, named, wanted, batchId, setSearch]);
  useHeldFocus(`${at} ${batch?.revision}`);
  const isNone = error && isGatewayError(error) && error.code === CODE.NOT_FOUND;
  // There it is said, with the way to those that there are.
  if (isNone || !isUuid(batchId)) return <Navigate to={batchRecordPath(batchId)} replace />;
  if (!batch || !at) {
    if (!error) return <PageSkeleton />;
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} headingLevel="h1" />;
  }
  if (at === 'ordered') return <Navigate to={batchRecordPath(batchId)} replace />;
  const handleStep = (next?: OpenStep) => setSearch(next ? { id: batchId, step: next } : { id: batchId });
  const View = views[at];
  const shown = openSteps.find((one) => one === at);
  return (
    <>
      <PageHeader
        title={batch.name}
        subtitle={[
          t('batch.by', { name: batch.createdBy, time: formatDateTime(batch.createdAt) }),
          batch.keptUntil && t('batch.kept', { date: formatDate(batch.keptUntil) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={at !== 'cancelled' && <GiveUp batchId={batchId} />}
      />
      {shown && <StepBar batch={batch} at={shown} onStep={handleStep} />}
      <Stopped batch={batch} />
      <View batch={batch} onStep={handleStep} onSaver={handleSaver} />
    </>
  );
}

/**
 * The step that is drawn: the one that is asked for, by a button or by Back, once what was typed in the one before is saved. What
 * could not be saved keeps its step: the next one would show, and order, what stood there before.
 */
function useSavedStep(said: BatchStep | undefined, stay: (step: BatchStep) => void) {
  const [at, setAt] = useState(said);
  const [save, setSave] = useState<(() => Promise<boolean>) | null>(null);
  // What was ordered or cancelled meanwhile takes nothing any more.
  const isOver = said === 'ordered' || said === 'cancelled';
  if (said !== at && (!save || isOver)) setAt(said);
  const leave = useEffectEvent((isSaved: boolean) => {
    if (isSaved || !at) setAt(said);
    else stay(at);
  });
  useEffect(() => {
    if (said === at || !save) return undefined;
    let isLate = false;
    void save().then((isSaved) => {
      if (!isLate) leave(isSaved);
    });
    return () => void (isLate = true);
  }, [said, at, save]);
  const handleSaver = useCallback((next: (() => Promise<boolean>) | null) => setSave(() => next), []);
  return { at, handleSaver };
}

/** The check broke off: its rows are checked again from where this leads. */
function Stopped({ batch }: Pick<StepProps, 'batch'>) {
  const { t } = useTranslation();
  if (batch.status !== 'matching' || !hasStopped(batch)) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <BatchRefusal message={[t('batch.progress.stopped'), batch.task?.fault].filter(Boolean).join(': ')} />
    </Box>
  );
}

function Unreadable({ batch }: StepProps) {
  const { t } = useTranslation();
  return <Over title={t('batch.unreadable.title')} body={batch.fault ?? ''} />;
}

function GivenUp() {
  const { t } = useTranslation();
  return <Over title={t('batch.cancelled.title')} body={t('batch.cancelled.body')} />;
}

function Over({ title, body }: { title: string; body: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={title}
      body={body}
      action={
        <Button component={Link} to="/batchBack" variant="contained">
          {t('batch.unreadable.another')}
        </Button>
      }
    />
  );
}
