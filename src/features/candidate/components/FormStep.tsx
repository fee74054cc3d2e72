import type { CandidateView, FormSection, FormSectionContent } from '../../../api/candidateApi';
import { identityFaults, identityToSave } from '../identityRules';
import { EntriesStep } from './EntriesStep';
import { IdentityStep } from './IdentityStep';

interface FormStepProps {
  s: string;
  view: CandidateView;
  section: FormSection;
  content: FormSectionContent;
  onContent: (section: FormSection, content: FormSectionContent, toSave?: FormSectionContent) => void;
  showFaults: boolean;
}

/** One section of the registration form. */
export function FormStep({ s, view, section, content, onContent, showFaults }: FormStepProps) {
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
      s={s}
      view={view}
      section={section}
      content={content}
      onChange={(next) => onContent(section, next)}
      showFaults={showFaults}
    />
  );
}
