import type { CandidateView, FormSection, FormSectionContent } from '../../../api/resources/candidateApi';
import { identityFaults, identityToSave } from '../identityRules';
import type { FormUploads } from '../hooks/useFormUploads';
import { EntriesStep } from './EntriesStep';
import { IdentityStep } from './IdentityStep';

interface FormStepProps {
  view: CandidateView;
  section: FormSection;
  content: FormSectionContent;
  onContent: (section: FormSection, content: FormSectionContent, toSave?: FormSectionContent) => void;
  uploads: FormUploads;
  showFaults: boolean;
}

/** One section of the registration form. */
export function FormStep({ view, section, content, onContent, uploads, showFaults }: FormStepProps) {
  if (section === 'identity') {
    return (
      <IdentityStep
        view={view}
        content={content}
        onChange={(next) => onContent('identity', next, identityToSave(next))}
        faults={showFaults ? identityFaults(content, view.idNumberMasked != null) : {}}
      />
    );
  }
  return (
    <EntriesStep
      view={view}
      section={section}
      content={content}
      onChange={(next) => onContent(section, next)}
      uploads={uploads}
      showFaults={showFaults}
    />
  );
}
