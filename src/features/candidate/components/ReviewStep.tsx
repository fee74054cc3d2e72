import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { FormSection } from '../../../api/candidateApi';
import type { SectionContents } from '../unsavedForm';
import { FormReview } from './FormReview';
import { StepHead } from './StepHead';

interface ReviewStepProps {
  sections: readonly FormSection[];
  contents: SectionContents;
  onChange: (section: FormSection) => void;
  /** Why the gateway did not take the form, in its words. */
  refusal?: string;
}

/** Everything once more, before it is sent. */
export function ReviewStep({ sections, contents, onChange, refusal }: ReviewStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepHead title={t('candidate.review.title')} lead={t('candidate.review.lead')} />
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <FormReview sections={sections} contents={contents} onChange={onChange} />
    </>
  );
}
