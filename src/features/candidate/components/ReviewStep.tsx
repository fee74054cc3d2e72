import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { CandidateView, FormSection } from '../../../api/candidateApi';
import { sectionDoubts } from '../sectionDoubts';
import type { SectionContents } from '../unsavedForm';
import { FormReview } from './FormReview';
import { StepHead } from './StepHead';

interface ReviewStepProps {
  view: CandidateView;
  sections: readonly FormSection[];
  contents: SectionContents;
  onChange: (section: FormSection) => void;
  /** Why the gateway did not take the form, in its words. */
  refusal?: string;
}

/** Everything once more, before it is sent. */
export function ReviewStep({ view, sections, contents, onChange, refusal }: ReviewStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepHead title={t('candidate.review.title')} lead={t('candidate.review.lead')} />
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <FormReview
        view={view}
        sections={sections}
        contents={contents}
        doubtsOf={(section, entries) => sectionDoubts(view, section, entries)}
        onChange={onChange}
      />
    </>
  );
}
