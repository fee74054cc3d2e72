import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CandidateView } from '../../api/candidateApi';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { CandidateFrame } from './components/CandidateFrame';
import { ReviewStep } from './components/ReviewStep';
import { SignStep } from './components/SignStep';
import { StepActions } from './components/StepActions';
import { StepBody } from './components/StepBody';
import { StepProgress } from './components/StepProgress';
import { hasBegun, openStep, stepsOf, type Step } from './candidateSteps';
import { useDecisions } from './hooks/useDecisions';
import { useFaultFocus } from './hooks/useFaultFocus';
import { useFormContents } from './hooks/useFormContents';
import { useFormSaving } from './hooks/useFormSaving';
import { useSigning } from './hooks/useSigning';
import { useSubmitting } from './hooks/useSubmitting';
import { hasFaults } from './sectionFaults';

interface CandidateWizardProps {
  s: string;
  view: CandidateView;
  onRefetch: () => void;
}

/** Consent and form, one step at a time. The step is in the address; without one it goes on where it was left. */
export function CandidateWizard({ s, view, onRefetch }: CandidateWizardProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const saving = useFormSaving(s);
  const { contents, change } = useFormContents(s, view, saving.change);
  const { decisions, decide } = useDecisions(s);
  const signing = useSigning(s, view, decisions, onRefetch);
  const submitting = useSubmitting(s, saving.flush);
  const [faultyStep, setFaultyStep] = useState<Step>();
  const [isAskingIdentity, setAskingIdentity] = useState(false);
  const focusFault = useFaultFocus();

  const steps = stepsOf(view);
  const wanted = search.get('step') as Step | null;
  const step = wanted && steps.includes(wanted) ? wanted : hasBegun(view) ? openStep(view) : 'about';
  const at = steps.indexOf(step);
  const isDecided = view.consentGivenAt !== null || view.consentWay === 'paper';

  const goTo = (next: Step | undefined) => {
    if (!next) return;
    setFaultyStep(undefined);
    void saving.flush();
    setSearch({ s, step: next });
  };
  const signNow = async () => {
    setAskingIdentity(false);
    if (await signing.sign()) goTo(steps[at + 1]);
  };
  const handleNext = () => {
    if (step === 'review') return void submitting.submit();
    if (step === 'sign' && !isDecided) {
      if (!signing.check()) return focusFault();
      return signing.refusesIdentity ? setAskingIdentity(true) : void signNow();
    }
    const content = contents[step as keyof typeof contents];
    if (content && hasFaults(step as keyof typeof contents, content, view)) {
      setFaultyStep(step);
      return focusFault();
    }
    return goTo(step === 'about' && hasBegun(view) ? openStep(view) : steps[at + 1]);
  };
  const nextLabels: Partial<Record<Step, string>> = {
    about: t(hasBegun(view) ? 'candidate.about.resume' : 'candidate.about.start'),
    ...(!isDecided && { items: t('candidate.items.next'), sign: t('candidate.sign.submit') }),
    review: t('candidate.review.submit'),
  };

  return (
    <CandidateFrame
      name={view.mainName}
      progress={
        <StepProgress
          step={at + 1}
          total={steps.length}
          saving={saving.state}
          savedAt={saving.state.status === 'saved' ? saving.state.at : view.savedAt}
          onSaveNow={() => void saving.flush()}
        />
      }
      actions={
        <StepActions
          onBack={at > 0 ? () => goTo(steps[at - 1]) : undefined}
          onNext={handleNext}
          nextLabel={nextLabels[step]}
          isRunning={signing.isSigning || submitting.isSubmitting}
        />
      }
    >
      {step === 'sign' && (
        <SignStep key={view.consentText.hash} view={view} decisions={decisions} signing={signing} />
      )}
      {step === 'review' && (
        <ReviewStep
          sections={view.sections}
          contents={contents}
          onChange={goTo}
          refusal={submitting.refusal}
        />
      )}
      {step !== 'sign' && step !== 'review' && (
        <StepBody
          key={step}
          s={s}
          view={view}
          step={step}
          decisions={decisions}
          onDecide={decide}
          contents={contents}
          onContent={change}
          showFaults={faultyStep === step}
        />
      )}
      <ConfirmDialog
        isOpen={isAskingIdentity}
        title={t('candidate.sign.identityTitle')}
        confirmLabel={t('candidate.sign.identityConfirm')}
        isDangerous
        onConfirm={() => void signNow()}
        onCancel={() => setAskingIdentity(false)}
      >
        {t('candidate.sign.identityBody', { name: view.mainName })}
      </ConfirmDialog>
    </CandidateFrame>
  );
}
