import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { NothingHere } from '../../components/feedback/NothingHere';
import { lazyPart } from '../../components/lazyPart';
import { Notice } from '../../components/feedback/Notice';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Spinner } from '../../components/feedback/Spinner';
import { SummaryHeader } from '../../components/layout/SummaryHeader';
import { CheckStatusChip } from '../../domain/CheckStatusChip';
import { PromisedDate } from '../../domain/PromisedDate';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { loadPhrases } from '../../i18n/i18n';
import { useUnsavedInput } from '../../lib/unsavedInput';
import type { TypedPoint } from './components/draft/PointsForm';
import { ItemEditor } from './components/draft/ItemEditor';
import { ItemRail, REVIEW } from './components/draft/ItemRail';
import { isColleagues, isOnlyPublisher, lastReturn, workOf } from './reportWork';
import { nextToWork } from './nextToWork';
import { EvidenceDraftsProvider, useEvidenceDrafts } from './hooks/evidenceDrafts';
import { useDraft } from './hooks/useDraft';
import { useFindingDrafts } from './hooks/useFindingDrafts';
import { useReviewOpening } from './hooks/useReviewOpening';

const DisputePanel = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./components/draft/DisputePanel'),
    loadPhrases('reportReview'),
  ]);
  return module.DisputePanel;
});

const ReviewPanel = lazyPart(
  async () => {
    const [module] = await Promise.all([
      import('./components/draft/ReviewPanel'),
      loadPhrases('reportReview'),
    ]);
    return module.ReviewPanel;
  },
  { Meanwhile: () => <Spinner /> },
);
const DraftAlert = lazyPart(async () => {
  const [module] = await Promise.all([import('./components/draft/DraftAlert'), loadPhrases('reportReview')]);
  return module.DraftAlert;
});
const LastReviewerAlert = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./components/draft/LastReviewerAlert'),
    loadPhrases('reportReview'),
  ]);
  return module.LastReviewerAlert;
});
const ItemPoints = lazyPart(async () => {
  const [module] = await Promise.all([import('./components/draft/ItemPoints'), loadPhrases('reportReview')]);
  return module.ItemPoints;
});
const CandidatePanel = lazyPart(() =>
  import('./components/draft/CandidatePanel').then((module) => module.CandidatePanel),
);

/** The summary as typed, and the saved one it was typed over. */
interface TypedSummary {
  text: string;
  over: string;
}

/** Room for a third column. */
const WIDE = '@media (min-width: 1200px)';
/** The candidate and their statements: beside the finding if there is room, else above it. */
const besideFinding = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
} as const;
const panelPlace = {
  [WIDE]: { order: 1, position: 'sticky', top: 64, maxHeight: 'calc(100vh - 80px)', overflowY: 'auto' },
} as const;

/** The draft that an analyst works on and a second person reviews; typed text belongs to its report alone. */
export function ReportEditPage() {
  const [search] = useSearchParams();
  return <ReportEditor key={search.get('id')} />;
}

function ReportEditor() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const checkId = search.get('id') ?? '';
  const { data: draft, refetch, ...query } = useDraft(checkId);
  const error = shownError(query.error);
  const { typed, dirtyIds, change, drop } = useFindingDrafts();
  const evidence = useEvidenceDrafts();
  const [typedSummary, setTypedSummary] = useState<TypedSummary>();
  const [comment, setComment] = useState('');
  const [goesOn, setGoesOn] = useState(false);
  const [ledTo, setLedTo] = useState<string>();
  const [points, setPoints] = useState<TypedPoint[]>([]);
  const savedSummary = draft?.summary ?? '';
  const isSummaryTyped = typedSummary !== undefined && typedSummary.text !== savedSummary;
  useUnsavedInput(isSummaryTyped || comment !== '' || points.some(({ text }) => text !== ''));
  useReviewOpening(draft, search.get('item') ?? undefined);
  useDocumentTitle(
    draft ? t('report.draft.title', { name: draft.candidateName }) : t('titles.reportDetailEdit'),
  );

  if (checkId === '' || (!draft && error?.code === CODE.NOT_FOUND))
    return (
      <NothingHere
        message={error?.msg ?? t('report.noId')}
        to="/workOrder"
        label={t('report.draft.toQueue')}
      />
    );
  if (!draft && error)
    return <ErrorState headingLevel="h1" message={error.msg} onRetry={() => void refetch()} />;
  if (!draft) return <PageSkeleton blocks={3} />;

  const wanted = search.get('item');
  const firstOpen = draft.items.find((item) => item.status !== 'done' && item.status !== 'cancelled');
  const isReview =
    wanted === REVIEW ||
    (!wanted && (draft.allowed.includes('return') || draft.status === 'inReview' || !firstOpen));
  const item = draft.items.find((one) => one.checkItemId === wanted) ?? firstOpen ?? draft.items[0];
  /** @param isLed from the end of one item to the head of the next */
  const select = (id: string, isLed = false) => {
    setLedTo(isLed ? id : undefined);
    setSearch({ id: checkId, item: id }, { replace: true });
  };
  const next = item && nextToWork(draft.items, item);
  const isReviewed = draft.allowed.includes('return');
  const mayEdit = draft.allowed.includes('edit');
  const isReportOthers = isColleagues(workOf(draft, 'report')) || isColleagues(workOf(draft, 'dispute'));
  const isLastReviewer = mayEdit && !goesOn && !isReportOthers && isOnlyPublisher(draft);
  // Whatever makes an author of somebody waits for the answer of the last who may publish.
  const mayWork = mayEdit && !isLastReviewer;
  const mayTick = mayWork && !isReportOthers;
  const returned = lastReturn(draft);
  const sentBack = mayEdit ? returned : undefined;
  const mayWritePoints = isReviewed && !isColleagues(workOf(draft, 'review'));
  const hasPoints = item && returned?.points.some((point) => point.checkItemId === item.checkItemId);
  const unsavedIds = [...dirtyIds, ...Object.keys(evidence.typed)];
  const unsaved = draft.items.filter((one) => unsavedIds.includes(one.checkItemId)).map((one) => one.name);

  return (
    <>
      <SummaryHeader
        title={t('report.draft.title', { name: draft.candidateName })}
        subtitle={`${draft.positionTitle} · ${draft.packageName}`}
        facts={
          <>
            <CheckStatusChip status={draft.status} />
            <span>{draft.mainName}</span>
            <span>· {t('report.draft.version', { version: draft.version })}</span>
            {draft.promisedAt && draft.status !== 'cancelled' && (
              <span>
                · {t('report.draft.promised')}{' '}
                <PromisedDate
                  promisedAt={draft.promisedAt}
                  isOver={draft.status === 'reported' || draft.status === 'disputed'}
                />
              </span>
            )}
          </>
        }
      />
      {draft.consentSignedAs && (
        <Box sx={{ mb: 2 }}>
          <Notice>
            {t('report.draft.signedAs', { signed: draft.consentSignedAs, name: draft.candidateName })}
          </Notice>
        </Box>
      )}
      {(draft.stopped || sentBack) && (
        <DraftAlert draft={draft} sentBack={sentBack} mayTick={mayTick} onOpen={select} />
      )}
      {isLastReviewer && <LastReviewerAlert onGoOn={() => setGoesOn(true)} />}
      {draft.disputes.length > 0 && <DisputePanel draft={draft} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <ItemRail
          draft={draft}
          selected={isReview ? REVIEW : (item?.checkItemId ?? REVIEW)}
          dirtyIds={unsavedIds}
          onSelect={select}
        />
        <Box sx={besideFinding}>
          <Box sx={panelPlace}>
            <CandidatePanel draft={draft} item={isReview ? undefined : item} />
          </Box>
          {isReview || !item ? (
            <ReviewPanel
              draft={draft}
              isAsked={isLastReviewer}
              summary={typedSummary?.text ?? savedSummary}
              newerSummary={isSummaryTyped && typedSummary.over !== savedSummary ? savedSummary : undefined}
              onSummary={(text) =>
                setTypedSummary((before) => ({
                  text,
                  // What was typed and then saved as it stands is typed over anew.
                  over: before && before.text !== savedSummary ? before.over : savedSummary,
                }))
              }
              onDropSummary={() => setTypedSummary(undefined)}
              comment={comment}
              onComment={setComment}
              points={points}
              onPoints={setPoints}
              unsaved={unsaved}
              onOpen={select}
            />
          ) : (
            <EvidenceDraftsProvider value={evidence}>
              <ItemEditor
                key={item.checkItemId}
                checkId={checkId}
                item={item}
                idNumbers={draft.idNumbers}
                typed={typed[item.checkItemId]}
                onChange={change}
                onDrop={drop}
                mayEdit={mayWork}
                isReportOthers={isReportOthers}
                isLedTo={ledTo === item.checkItemId}
                onNext={next && (() => select(next.checkItemId, true))}
                points={
                  (hasPoints || mayWritePoints) && (
                    <ItemPoints
                      draft={draft}
                      item={item}
                      typed={points}
                      onTyped={setPoints}
                      mayWrite={mayWritePoints}
                      mayTick={mayTick && !isColleagues(item.work ?? undefined)}
                    />
                  )
                }
              />
            </EvidenceDraftsProvider>
          )}
        </Box>
      </Box>
    </>
  );
}
