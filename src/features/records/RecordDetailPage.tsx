import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetCheckQuery, type CheckDetail } from '../../api/resources/checksApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { NothingHere } from '../../components/feedback/NothingHere';
import { lazyPart } from '../../components/lazyPart';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { SummaryHeader } from '../../components/layout/SummaryHeader';
import { CheckStatusChip } from '../../domain/CheckStatusChip';
import { CoverageText } from '../../domain/CoverageText';
import { OutcomeChip } from '../../domain/OutcomeChip';
import { Notice } from '../../components/feedback/Notice';
import { PromisedDate } from '../../domain/PromisedDate';
import { loadPhrases } from '../../i18n/i18n';
import { formatDate } from '../../lib/dates';
import { isUuid } from '../../lib/isUuid';
import { AwaitsPayment } from './components/AwaitsPayment';
import { AwaitsApproval } from './components/AwaitsApproval';
import { CandidateFacts } from './components/CandidateFacts';
import { ConsentFacts } from './components/ConsentFacts';
import { ErasedNotice } from './components/ErasedNotice';
import { ItemTable } from './components/ItemTable';
import { MessageList } from './components/MessageList';
import { MoneyFacts } from './components/MoneyFacts';
import { isFillingIn } from './statusLink';
import { RecordActions } from './components/RecordActions';
import { RecordTimeline } from './components/RecordTimeline';
import { useWaitingWord } from './hooks/useWaitingWord';

const CheckFiles = lazyPart(() =>
  import('../../domain/personal/CheckFiles').then((module) => module.CheckFiles),
);

const EndedNotice = lazyPart(() => import('./components/EndedNotice').then((module) => module.EndedNotice));

// Few reports are disputed.
const Disputes = lazyPart(async () => {
  const [module] = await Promise.all([import('../../domain/report/Disputes'), loadPhrases('reportBody')]);
  return module.Disputes;
});

/** One record: the person, the state, whom it waits for, and the whole history. */
export function RecordDetailPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const checkId = search.get('id') ?? '';
  const isId = isUuid(checkId);
  const { currentData, error, refetch } = useGetCheckQuery(isId ? { checkId } : skipToken);
  const fault = currentData ? undefined : shownError(error);
  if (!isId || fault?.code === CODE.NOT_FOUND) {
    return <NothingHere message={fault?.msg} to="/backRecord" label={t('titles.backRecord')} />;
  }
  if (fault) return <ErrorState headingLevel="h1" message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  return <RecordDetail check={currentData} />;
}

const withReport: readonly string[] = ['reported', 'disputed'];
/** Ended without a report: the promised one does not come. */
const ended: readonly string[] = ['cancelled', 'expired'];

function RecordDetail({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const waitingWord = useWaitingWord();
  const isEstimate = check.promisedEstimate && !check.reportedAt && !ended.includes(check.status);
  const positionClass = t(
    `recordDetail.positionClass.${check.positionClass}` as 'recordDetail.positionClass.general',
  );
  return (
    <>
      <SummaryHeader
        lamp={check.outcome && <OutcomeChip outcome={check.outcome} isLarge />}
        title={check.candidateName}
        subtitle={`${check.positionTitle} (${positionClass}) · ${check.packageName} · ${check.orderNo}`}
        facts={
          <>
            <CheckStatusChip status={check.status} />
            {check.outcome && <OutcomeChip outcome={check.outcome} />}
            {check.coverage && <CoverageText coverage={check.coverage} />}
            {!ended.includes(check.status) && (
              <span>
                {`${t('records.column.promised')}: `}
                <PromisedDate
                  promisedAt={check.promisedAt}
                  isEstimate={isEstimate}
                  isOver={withReport.includes(check.status) || !check.overdue}
                />
              </span>
            )}
            {check.reportedAt && (
              <time dateTime={check.reportedAt}>
                {t('records.reportedOn', { date: formatDate(check.reportedAt) })}
              </time>
            )}
            {isFillingIn(check) && <span>{t('recordDetail.fillingIn')}</span>}
            {check.waitingOn !== 'nobody' && (
              <span>{t('records.waitsFor', { who: waitingWord(check.waitingOn) })}</span>
            )}
          </>
        }
        actions={<RecordActions check={check} />}
      />
      {isEstimate && <Notice>{t('records.estimateHelp')}</Notice>}
      <AwaitsApproval key={check.checkId} check={check} />
      {check.status === 'awaitingPayment' && <AwaitsPayment check={check} />}
      {ended.includes(check.status) && <EndedNotice timeline={check.timeline} />}
      {check.erased && <ErasedNotice erased={check.erased} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {check.disputes.length > 0 && <Disputes disputes={check.disputes} checkId={check.checkId} />}
          <Section title={t('recordDetail.section.items')}>
            <ItemTable check={check} />
          </Section>
          {check.files.length > 0 && (
            <Section title={t('recordDetail.section.files')}>
              <CheckFiles checkId={check.checkId} files={check.files} />
            </Section>
          )}
          {check.messages.length > 0 && (
            <Section title={t('recordDetail.section.messages')}>
              <MessageList check={check} />
            </Section>
          )}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section title={t('recordDetail.section.candidate')}>
            <CandidateFacts check={check} />
          </Section>
          <Section title={t('recordDetail.section.consent')}>
            <ConsentFacts check={check} />
          </Section>
          {check.money && (
            <Section title={t('recordDetail.section.money')}>
              <MoneyFacts money={check.money} items={check.items} />
            </Section>
          )}
          <Section title={t('recordDetail.section.history')}>
            <RecordTimeline events={check.timeline} />
          </Section>
        </Box>
      </Box>
    </>
  );
}
