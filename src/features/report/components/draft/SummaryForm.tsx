import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSubmitForReviewMutation, type ReportDraft } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { FieldLine } from '../../../../components/form/FieldLine';
import { useAppForm } from '../../../../components/form/useAppForm';
import { Section } from '../../../../components/layout/Section';
import { toast } from '../../../../lib/toast';
import { lastReturn } from '../../reportWork';
import { OddityList } from './OddityList';
import { Publishers } from './Publishers';

const rules = {
  summary: (value: string) => (value.trim() === '' ? { key: 'reportReview.summaryMissing' } : undefined),
};

interface SummaryFormProps {
  draft: ReportDraft;
  /** A colleague has taken it, or the last who may publish is still asked. */
  isReadOnly: boolean;
  summary: string;
  onSummary: (summary: string) => void;
  /** What a colleague saved since this was begun. */
  newer: string | undefined;
  /** Drops the typed text: it was handed over, or the colleague's is taken instead. */
  onDrop: () => void;
  unsaved: readonly string[];
  /** Opens an item. */
  onOpen: (checkItemId: string) => void;
}

/** The reason why the summary is closed in this state of the check. */
function whyClosed(status: ReportDraft['status']): 'reported' | 'stopped' | 'notBegun' {
  if (status === 'reported') return 'reported';
  return status === 'cancelled' || status === 'expired' ? 'stopped' : 'notBegun';
}

/** The summary, and submitting the report to a second person once every item is done. */
export function SummaryForm({
  draft,
  isReadOnly,
  summary,
  onSummary,
  newer,
  onDrop,
  unsaved,
  onOpen,
}: SummaryFormProps) {
  const { t } = useTranslation();
  const [submitForReview] = useSubmitForReviewMutation();
  // The screen keeps the text: going to an item and back loses nothing.
  const form = useAppForm({ summary }, rules, { isKept: true });
  const field = form.field('summary');
  const { send, isRunning } = useSubmit(submitForReview, {
    form,
    onDone: () => {
      onDrop();
      toast.success(t('reportReview.submitted'));
    },
  });
  const writer = draft.review.findLast(({ action }) => action === 'submitted')?.by ?? '';
  const handleTheirs = () => {
    field.onChange(newer ?? '');
    onDrop();
  };
  const mayEdit = draft.allowed.includes('edit') && !isReadOnly;
  const maySubmit = draft.allowed.includes('submit');
  const open = draft.items.filter((item) => item.status !== 'done' && item.status !== 'cancelled');
  const openPoints = lastReturn(draft)?.points.filter(({ doneAt }) => !doneAt).length ?? 0;
  const blocked = [...new Set([...open.map((item) => item.name), ...unsaved])];

  return (
    <Section title={t('reportReview.handingOver')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) =>
          void form.submit((typed) =>
            send({ body: { checkId: draft.checkId, summary: typed.summary.trim() } }),
          )(event)
        }
        sx={{ display: 'grid', gap: 2 }}
      >
        <FieldLine
          field={{
            ...field,
            onChange: (event) => {
              field.onChange(event);
              onSummary(event.target.value);
            },
          }}
          label={t('reportReview.summary')}
          help={t('reportReview.summaryHelp')}
          disabled={!mayEdit}
          maxLength={2000}
          rows={4}
        />
        {newer !== undefined && (
          <Alert
            severity="warning"
            role="alert"
            action={
              <Button color="inherit" size="small" onClick={handleTheirs}>
                {t('reportReview.summaryTheirs')}
              </Button>
            }
          >
            {t('reportReview.summaryNewer', { name: writer })}
            <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{newer}</Box>
          </Alert>
        )}
        {mayEdit && <OddityList draft={draft} onOpen={onOpen} />}
        {mayEdit && blocked.length > 0 && (
          <Alert severity="info">
            {t('reportReview.submitBlocked', { names: blocked.join(t('reportBody.comma')) })}
          </Alert>
        )}
        {mayEdit && <Publishers draft={draft} />}
        {mayEdit && openPoints > 0 && (
          <Alert severity="warning">{t('reportReview.points.left', { count: openPoints })}</Alert>
        )}
        {!mayEdit && !isReadOnly && (
          <Alert severity="info">{t(`reportReview.closed.${whyClosed(draft.status)}`)}</Alert>
        )}
        {mayEdit && (
          <Button
            type="submit"
            variant="contained"
            loading={isRunning}
            disabled={!maySubmit || unsaved.length > 0}
            sx={{ justifySelf: 'start' }}
          >
            {t('reportReview.submit')}
          </Button>
        )}
      </Box>
    </Section>
  );
}
