import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  usePublishReportMutation,
  useReturnReportMutation,
  type ReportDraft,
} from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { FieldLine } from '../../../../components/form/FieldLine';
import { useAppForm } from '../../../../components/form/useAppForm';
import { Section } from '../../../../components/layout/Section';
import { toast } from '../../../../lib/toast';
import { OddityList } from './OddityList';
import { PublishStep } from './PublishStep';

/** For returning; publishing needs no comment. */
const rules = {
  comment: (value: string) => (value.trim() === '' ? { key: 'reportReview.commentMissing' } : undefined),
};

interface ReviewFormProps {
  draft: ReportDraft;
  /** A colleague has taken it. */
  isReadOnly: boolean;
  comment: string;
  onComment: (comment: string) => void;
  /** Opens an item. */
  onOpen: (checkItemId: string) => void;
}

/** The second person publishes or returns; an editor of the report reads why they cannot. */
export function ReviewForm({ draft, isReadOnly, comment, onComment, onOpen }: ReviewFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [publish] = usePublishReportMutation();
  const [sendBack] = useReturnReportMutation();
  // The screen keeps the text: looking at an item, as publishing requires, and coming back loses nothing.
  const form = useAppForm({ comment }, rules, { isKept: true });
  const field = form.field('comment');
  const { checkId, allowed } = draft;
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
    onDone: () => {
      onComment('');
      toast.success(t('reportReview.returned'));
    },
  });
  const handleReturn = form.submit((typed) =>
    returning.send({ body: { checkId, comment: typed.comment.trim() } }),
  );
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
        <OddityList draft={draft} onOpen={onOpen} />
        {mayDecide ? (
          <span>{t('reportReview.reviewBody')}</span>
        ) : (
          <Alert severity="info">{t('reportReview.ownReview')}</Alert>
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
