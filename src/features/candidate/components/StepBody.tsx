import type { CandidateView, FormSection, FormSectionContent } from '../../../api/candidateApi';
import type { Step } from '../candidateSteps';
import { identityFaults } from '../identityRules';
import type { Decisions } from '../hooks/useDecisions';
import type { SectionContents } from '../unsavedForm';
import { AboutStep } from './AboutStep';
import { EntriesStep } from './EntriesStep';
import { IdentityStep } from './IdentityStep';
import { ItemsStep } from './ItemsStep';

interface StepBodyProps {
  s: string;
  view: CandidateView;
  step: Exclude<Step, 'sign' | 'review'>;
  decisions: Decisions;
  onDecide: (next: Decisions) => void;
  contents: SectionContents;
  onContent: (section: FormSection, content: FormSectionContent) => void;
  showFaults: boolean;
}

/** What the current step shows, but for signing and sending. */
export function StepBody({
  s,
  view,
  step,
  decisions,
  onDecide,
  contents,
  onContent,
  showFaults,
}: StepBodyProps) {
  if (step === 'about') return <AboutStep view={view} />;
  if (step === 'items') return <ItemsStep view={view} decisions={decisions} onDecide={onDecide} />;
  const content = contents[step] ?? {};
  if (step === 'identity') {
    return (
      <IdentityStep
        view={view}
        content={content}
        onChange={(next) => onContent('identity', next)}
        faults={showFaults ? identityFaults(content, view.idNumberMasked != null) : {}}
      />
    );
  }
  return (
    <EntriesStep
      key={step}
      s={s}
      view={view}
      section={step}
      entries={content.entries ?? [{}]}
      onChange={(entries) => onContent(step, { entries })}
      showFaults={showFaults}
    />
  );
}
