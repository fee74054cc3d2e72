import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { CandidateView, FormSection, FormSectionContent } from '../../../api/resources/candidateApi';
import { identityFaults, identityToSave } from '../identityRules';
import { focusFaultIn } from '../../../hooks/useFaultFocus';
import type { FormUploads } from '../hooks/useFormUploads';
import type { FormPlace } from '../sectionFaults';
import { EntriesStep } from './EntriesStep';
import { IdentityStep } from './IdentityStep';

interface FormStepProps {
  view: CandidateView;
  section: FormSection;
  content: FormSectionContent;
  onContent: (section: FormSection, content: FormSectionContent, toSave?: FormSectionContent) => void;
  uploads: FormUploads;
  showFaults: boolean;
  /** Where somebody comes to mend: it has the focus. */
  sought?: FormPlace;
}

/** One section of the registration form. */
export function FormStep({ sought, ...step }: FormStepProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sought || !place.current) return;
    const { entry, name } = sought;
    const card = entry === undefined ? null : place.current.querySelector(`[data-entry="${entry}"]`);
    const field = name && (card ?? place.current).querySelector(`[data-field="${name}"]`);
    focusFaultIn(field || card || place.current);
  }, [sought]);
  return (
    <Box ref={place} sx={{ display: 'contents' }}>
      <Section {...step} />
    </Box>
  );
}

function Section({ view, section, content, onContent, uploads, showFaults }: Omit<FormStepProps, 'sought'>) {
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
