import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { Notice } from '../../../../components/feedback/Notice';
import { Section } from '../../../../components/layout/Section';
import { Timeline } from '../../../../components/data/Timeline';
import { DifferenceList } from '../../../../domain/report/DifferenceList';
import { formatDateTime } from '../../../../lib/dates';
import { isColleagues, workOf } from '../../reportWork';
import { HolderNotice } from './HolderNotice';
import { PointList } from './PointList';
import type { TypedPoint } from './PointsForm';
import { ReviewForm } from './ReviewForm';
import { SummaryForm } from './SummaryForm';

/** A later version is reviewed while its check is still disputed: the permitted actions show it too. */
const isUnderReview = ({ status, allowed }: ReportDraft) =>
  status === 'inReview' || allowed.includes('return') || allowed.includes('publish');

/** The name of the reopened item. */
const itemName = ({ items }: ReportDraft, checkItemId: string | null) =>
  items.find((item) => item.checkItemId === checkItemId)?.name;

interface ReviewPanelProps {
  draft: ReportDraft;
  /** The last who may publish has not yet said whether to work on it. */
  isAsked: boolean;
  /** Typed text, kept while other items are looked at. */
  summary: string;
  onSummary: (summary: string) => void;
  /** What a colleague saved since that was begun. */
  newerSummary: string | undefined;
  /** Drops the typed text: it was handed over, or the colleague's is taken instead. */
  onDropSummary: () => void;
  comment: string;
  onComment: (comment: string) => void;
  points: readonly TypedPoint[];
  onPoints: (points: TypedPoint[]) => void;
  /** Names of items with unsaved text. */
  unsaved: readonly string[];
  /** Opens an item. */
  onOpen: (checkItemId: string) => void;
}

/** Summary, submission, the second person's decision, and the events so far. */
export function ReviewPanel(props: ReviewPanelProps) {
  const {
    draft,
    isAsked,
    summary,
    onSummary,
    newerSummary,
    onDropSummary,
    comment,
    onComment,
    points,
    onPoints,
    unsaved,
    onOpen,
  } = props;
  const { t } = useTranslation();
  const entries = draft.review
    .map((step, index) => ({
      id: String(index),
      title: t(`reportReview.action.${step.action}`),
      time: formatDateTime(step.at),
      isoTime: step.at,
      body: (
        <>
          {itemName(draft, step.checkItemId)} {t('reportReview.by', { name: step.by })}
          {step.comment && <Box sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>{step.comment}</Box>}
          {step.points.length > 0 && (
            <PointList draft={draft} points={step.points} mayTick={false} onOpen={onOpen} />
          )}
        </>
      ),
    }))
    .sort((a, b) => b.isoTime.localeCompare(a.isoTime));
  const isReviewed = isUnderReview(draft);
  // A dispute is shown above with its holder.
  const work = workOf(draft, isReviewed ? 'review' : 'report');
  const isReadOnly = isColleagues(work) || (!isReviewed && isColleagues(workOf(draft, 'dispute')));
  return (
    <Box sx={{ display: 'grid', gap: 1.75 }}>
      {work && <HolderNotice work={work} />}
      {draft.sincePublished && (
        <Notice>
          {t('reportReview.since', {
            version: draft.sincePublished.version,
            time: formatDateTime(draft.sincePublished.at),
          })}
          <DifferenceList difference={draft.sincePublished} />
        </Notice>
      )}
      {isReviewed ? (
        <ReviewForm
          draft={draft}
          isReadOnly={isReadOnly}
          comment={comment}
          onComment={onComment}
          points={points}
          onPoints={onPoints}
          onOpen={onOpen}
        />
      ) : (
        <SummaryForm
          // A colleague's newer summary replaces the field's text if nothing was typed.
          key={draft.summary}
          draft={draft}
          isReadOnly={isReadOnly || isAsked}
          summary={summary}
          onSummary={onSummary}
          newer={newerSummary}
          onDrop={onDropSummary}
          unsaved={unsaved}
          onOpen={onOpen}
        />
      )}
      <Section
        title={t('report.draft.review')}
        aside={
          draft.status === 'reported' && (
            <Button size="small" component={Link} to={`/reportDetail?id=${draft.checkId}`}>
              {t('reportReview.readReport')}
            </Button>
          )
        }
      >
        {entries.length > 0 ? (
          <Timeline label={t('report.draft.review')} entries={entries} />
        ) : (
          <Box sx={{ color: 'look.ink3' }}>{t('reportReview.reviewNone')}</Box>
        )}
      </Section>
    </Box>
  );
}
