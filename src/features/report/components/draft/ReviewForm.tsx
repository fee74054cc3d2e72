import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CODE } from '@probity/contract/codeNames';
import {
  usePublishReportMutation,
  useReturnReportMutation,
  type ReportDraft,
} from '../../../../api/resources/reportsApi';
import { fieldFaults } from '../../../../api/transport/gatewayError';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { FieldLine } from '../../../../components/form/FieldLine';
import { useAppForm } from '../../../../components/form/useAppForm';
import { Section } from '../../../../components/layout/Section';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { toast } from '../../../../lib/toast';
import { lastReturn } from '../../reportWork';
import { OddityList } from './OddityList';
import { PointList } from './PointList';
import { PointsForm, type TypedPoint } from './PointsForm';
import { Publishers } from './Publishers';
import { PublishStep } from './PublishStep';

interface ReviewFormProps {
  draft: ReportDraft;
  /** A colleague has taken it. */
  isReadOnly: boolean;
  comment: string;
  onComment: (comment: string) => void;
  points: readonly TypedPoint[];
  onPoints: (points: TypedPoint[]) => void;
  /** Opens an item. */
  onOpen: (checkItemId: string) => void;
}

/** The second person publishes or returns; an editor of the report reads why they cannot. */
export function ReviewForm({
  draft,
  isReadOnly,
  comment,
  onComment,
  points,
  onPoints,
  onOpen,
}: ReviewFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [publish] = usePublishReportMutation();
  const [sendBack] = useReturnReportMutation();
  // The screen keeps the text: looking at an item, as publishing requires, and coming back loses nothing.
  // For sending back, unless a point says it; publishing needs no comment.
  const rules = {
    comment: (value: string) =>
      value.trim() === '' && points.length === 0 ? { key: 'reportReview.commentMissing' } : undefined,
  };
  const form = useAppForm({ comment }, rules, { isKept: true });
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const [wasTried, setTried] = useState(false);
  const returned = lastReturn(draft);
  const field = form.field('comment');
  const { checkId, allowed } = draft;
  /** Items changed without having been asked about. */
  const others = draft.items
    .filter(({ checkItemId: id }) => draft.changed.some(({ checkItemId }) => checkItemId === id))
    .filter(({ checkItemId: id }) => !returned?.points.some(({ checkItemId }) => checkItemId === id))
    .map(({ name }) => name);
  const focusFault = useFaultFocus();
  const mayDecide = allowed.includes('publish');
  const mayReturn = allowed.includes('return') && !isReadOnly;

  const publishing = useSubmit(publish, {
    form,
    onDone: () => {
      toast.success(t('reportReview.published'));
      onComment('');
      // The draft is finished: the published report is shown instead.
      void navigate(`/reportDetail?id=${checkId}`, { replace: true });
    },
  });
  const returning = useSubmit(sendBack, {
    form,
    codes: {
      [CODE.FIELDS_WRONG]: (refusal) =>
        fieldFaults(refusal).map(({ path, msg }) => {
          const place = Number(/^points\.(\d+)/.exec(path)?.[1]);
          if (place < points.length) setRefused((told) => ({ ...told, [place]: msg }));
          return { path: place === points.length ? 'comment' : path, msg };
        }),
    },
    onDone: () => {
      onComment('');
      onPoints([]);
      toast.success(t('reportReview.returned'));
    },
  });
  const handleReturn = form.submit((typed) => {
    setTried(true);
    setRefused({});
    if (points.some(({ text }) => text.trim() === '')) return focusFault();
    const whole = typed.comment.trim();
    const asked = points.map(({ checkItemId, text }) => ({
      ...(checkItemId && { checkItemId }),
      text: text.trim(),
    }));
    // What is said of the whole report comes last, so that the places of the others hold.
    return returning.send({ body: { checkId, points: [...asked, ...(whole ? [{ text: whole }] : [])] } });
  });
  const faultOf = (index: number) =>
    wasTried && points[index]!.text.trim() === '' ? t('reportReview.commentMissing') : refused[index];
  const handlePublish = () => {
    const said = field.value.trim();
    void publishing.send({ body: { checkId, ...(said && { comment: said }) } });
  };

  return (
    <Section title={t('reportReview.reviewTitle')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Box sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>{t('reportReview.summary')}</Box>
          <Box sx={{ whiteSpace: 'pre-line' }}>{draft.summary}</Box>
        </div>
        {returned && (
          <div>
            <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 0.5 }}>
              {t('reportReview.points.asked')}
            </Box>
            <PointList draft={draft} points={returned.points} mayTick={false} showChanges onOpen={onOpen} />
            {others.length > 0 && (
              <Box sx={{ mt: 1 }}>
                {t('reportReview.points.others', { names: others.join(t('reportBody.comma')) })}
              </Box>
            )}
          </div>
        )}
        <OddityList draft={draft} onOpen={onOpen} />
        {mayDecide ? (
          <span>{t('reportReview.reviewBody')}</span>
        ) : (
          <Alert severity="info">{t('reportReview.ownReview')}</Alert>
        )}
        <Publishers draft={draft} />
        {mayReturn && (
          <PointsForm
            draft={draft}
            typed={points}
            onTyped={(typed) => {
              setRefused({});
              onPoints(typed);
            }}
            faultOf={faultOf}
          />
        )}
        {mayReturn && (
          <FieldLine
            field={{
              ...field,
              onChange: (event) => {
                field.onChange(event);
                onComment(event.target.value);
              },
            }}
            label={t('reportReview.comment')}
            isOptional={field.error === undefined}
            maxLength={1000}
            rows={2}
          />
        )}
        <PublishStep
          draft={draft}
          isReadOnly={isReadOnly}
          hasPoints={points.length > 0}
          isRunning={publishing.isRunning}
          onPublish={handlePublish}
          onOpen={onOpen}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayReturn && (
            <Button variant="outlined" onClick={() => void handleReturn()} loading={returning.isRunning}>
              {t('reportReview.return')}
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  );
}
