import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CandidateView, FormSection } from '../../../api/resources/candidateApi';
import type { FieldFault } from '../../../api/transport/gatewayError';
import { sectionDoubts } from '../sectionDoubts';
import { formGaps, gapsRefused, type FormGap } from '../sectionFaults';
import type { FormUpload, SectionContents } from '../unsavedForm';
import { FormReview } from './FormReview';
import { GapList } from './GapList';
import { StepHead } from './StepHead';

interface ReviewStepProps {
  view: CandidateView;
  sections: readonly FormSection[];
  contents: SectionContents;
  uploads: readonly FormUpload[];
  onChange: (section: FormSection) => void;
  /** Leads to where something is missing or wrong. */
  onMend: (gap: FormGap) => void;
  /** After an attempt to send. */
  showFaults: boolean;
  /** The reason why the form was not sent. */
  refusal?: string;
  /** The fields that the gateway found incomplete. */
  refused: readonly FieldFault[];
  onSend: () => void;
  isSending: boolean;
}

/** Everything once more before it is submitted. */
export function ReviewStep({
  view,
  sections,
  contents,
  uploads,
  onChange,
  onMend,
  showFaults,
  refusal,
  refused,
  onSend,
  isSending,
}: ReviewStepProps) {
  const { t } = useTranslation();
  const gaps = showFaults ? formGaps(view, contents, []) : gapsRefused(refused);
  return (
    <>
      <StepHead title={t('candidate.review.title')} lead={t('candidate.review.lead')} />
      {gaps.length > 0 && <GapList gaps={gaps} onMend={onMend} />}
      <FormReview
        view={view}
        sections={sections}
        contents={contents}
        uploads={uploads}
        doubtsOf={(section, entries) => sectionDoubts(view, section, entries)}
        onChange={onChange}
      />
      {refusal && gaps.length === 0 && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      {/* Cannot be taken back: it stands at the end of what is sent, where no tap meant for the step before lands, however late. */}
      <Button variant="contained" onClick={onSend} loading={isSending}>
        {t('candidate.review.submit')}
      </Button>
    </>
  );
}
