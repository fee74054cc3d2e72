import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isGatewayError } from '../../../../api/gatewayError';
import {
  usePublishReportMutation,
  useReturnReportMutation,
  type ReportDraft,
} from '../../../../api/reportsApi';
import { FormField } from '../../../../components/form/FormField';
import { Section } from '../../../../components/Section';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { toast } from '../../../../lib/toast';
import { OddList } from './OddList';
import { PublishStep } from './PublishStep';

interface ReviewFormProps {
  draft: ReportDraft;
  /** A colleague has it in hand. */
  isReadOnly: boolean;
  /** Leads to an item. */
  onOpen: (checkItemId: string) => void;
}

/** The second person publishes or sends back; whoever edited it reads why he cannot. */
export function ReviewForm({ draft, isReadOnly, onOpen }: ReviewFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [publish, publishing] = usePublishReportMutation();
  const [sendBack, returning] = useReturnReportMutation();
  const [comment, setComment] = useState('');
  const [wasReturnTried, setReturnTried] = useState(false);
  const focusFault = useFaultFocus();
  const { checkId, allowed } = draft;
  const mayDecide = allowed.includes('publish');
  const mayReturn = allowed.includes('return') && !isReadOnly;
  const isCommentMissing = comment.trim() === '';

  /** @returns true when it is done */
  const run = async (deed: () => Promise<unknown>, words: string) => {
    try {
      await deed();
      toast.success(words);
      return true;
    } catch (fault) {
      // The api has said why; the comment stays.
      if (!isGatewayError(fault)) throw fault;
      return false;
    }
  };
  const handlePublish = async () => {
    const body = { checkId, ...(!isCommentMissing && { comment: comment.trim() }) };
    const isDone = await run(() => publish({ body }).unwrap(), t('reportReview.published'));
    // The draft is worked no more: what was published is what there is to see.
    if (isDone) void navigate(`/reportDetail?id=${checkId}`, { replace: true });
  };
  const handleReturn = () => {
    setReturnTried(true);
    focusFault();
    if (isCommentMissing) return undefined;
    return run(
      () => sendBack({ body: { checkId, comment: comment.trim() } }).unwrap(),
      t('reportReview.returned'),
    );
  };

  return (
    <Section title={t('reportReview.reviewTitle')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Box sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>{t('reportReview.summary')}</Box>
          <Box sx={{ whiteSpace: 'pre-line' }}>{draft.summary}</Box>
        </div>
        <OddList draft={draft} onOpen={onOpen} />
        {mayDecide ? (
          <span>{t('reportReview.reviewBody')}</span>
        ) : (
          <Alert severity="info">{t('reportReview.ownReview')}</Alert>
        )}
        {mayReturn && (
          <FormField
            label={t('reportReview.comment')}
            isOptional={!wasReturnTried}
            error={wasReturnTried && isCommentMissing ? t('reportReview.commentMissing') : undefined}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                value={comment}
                multiline
                minRows={2}
                onChange={(event) => setComment(event.target.value)}
                slotProps={{ input: { maxLength: 1000, 'aria-describedby': describedBy } }}
              />
            )}
          </FormField>
        )}
        <PublishStep
          draft={draft}
          isReadOnly={isReadOnly}
          isRunning={publishing.isLoading}
          onPublish={() => void handlePublish()}
          onOpen={onOpen}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayReturn && (
            <Button variant="outlined" onClick={() => void handleReturn()} loading={returning.isLoading}>
              {t('reportReview.return')}
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  );
}
