import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../../api/gatewayError';
import { useSubmitForReviewMutation, type ReportDraft } from '../../../../api/reportsApi';
import { FormField } from '../../../../components/form/FormField';
import { Section } from '../../../../components/Section';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { toast } from '../../../../lib/toast';
import { OddList } from './OddList';

interface SummaryFormProps {
  draft: ReportDraft;
  /** A colleague has it in hand. */
  isReadOnly: boolean;
  summary: string;
  onSummary: (summary: string) => void;
  unsaved: readonly string[];
  /** Leads to an item. */
  onOpen: (checkItemId: string) => void;
}

/** Why nobody writes the summary in this state of the check. */
function whyClosed(status: ReportDraft['status']): 'reported' | 'stopped' | 'notBegun' {
  if (status === 'reported') return 'reported';
  return status === 'cancelled' || status === 'expired' ? 'stopped' : 'notBegun';
}

/** The summary, and handing the report to a second person once every item is done. */
export function SummaryForm({ draft, isReadOnly, summary, onSummary, unsaved, onOpen }: SummaryFormProps) {
  const { t } = useTranslation();
  const [submit, { isLoading }] = useSubmitForReviewMutation();
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  const mayEdit = draft.allowed.includes('edit') && !isReadOnly;
  const maySubmit = draft.allowed.includes('submit');
  const open = draft.items.filter((item) => item.status !== 'done' && item.status !== 'cancelled');
  const blocked = [...new Set([...open.map((item) => item.name), ...unsaved])];

  const handleSubmit = async () => {
    setTried(true);
    focusFault();
    if (summary.trim() === '') return;
    try {
      await submit({ body: { checkId: draft.checkId, summary: summary.trim() } }).unwrap();
      toast.success(t('reportReview.submitted'));
    } catch (fault) {
      // The api has said why; the summary stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };

  return (
    <Section title={t('reportReview.handingOver')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormField
          label={t('reportReview.summary')}
          help={t('reportReview.summaryHelp')}
          isDisabled={!mayEdit}
          error={wasTried && summary.trim() === '' ? t('reportReview.summaryMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={summary}
              multiline
              minRows={4}
              disabled={!mayEdit}
              onChange={(event) => onSummary(event.target.value)}
              slotProps={{ input: { maxLength: 2000, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
        {mayEdit && <OddList draft={draft} onOpen={onOpen} />}
        {mayEdit && blocked.length > 0 && (
          <Alert severity="info">
            {t('reportReview.submitBlocked', { names: blocked.join(t('reportBody.comma')) })}
          </Alert>
        )}
        {!mayEdit && !isReadOnly && (
          <Alert severity="info">{t(`reportReview.closed.${whyClosed(draft.status)}`)}</Alert>
        )}
        {mayEdit && (
          <Button
            variant="contained"
            onClick={() => void handleSubmit()}
            loading={isLoading}
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
