import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { CandidateView, FormSection } from '../../../api/resources/candidateApi';
import { sectionDoubts } from '../sectionDoubts';
import type { FormUpload, SectionContents } from '../unsavedForm';
import { FormReview } from './FormReview';
import { StepHead } from './StepHead';

interface ReviewStepProps {
  view: CandidateView;
  sections: readonly FormSection[];
  contents: SectionContents;
  uploads: readonly FormUpload[];
  onChange: (section: FormSection) => void;
  /** The reason why the form was not sent. */
  refusal?: string;
}

/** Everything once more before it is submitted. */
export function ReviewStep({ view, sections, contents, uploads, onChange, refusal }: ReviewStepProps) {
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
        uploads={uploads}
        doubtsOf={(section, entries) => sectionDoubts(view, section, entries)}
        onChange={onChange}
      />
    </>
  );
}
