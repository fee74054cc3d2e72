import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CandidateView } from '../../api/resources/candidateApi';
import { AboutStep } from './components/AboutStep';
import { CandidateFrame } from './components/CandidateFrame';
import { EndingQuestion } from './components/EndingQuestion';
import { StepActions } from './components/StepActions';
import { StepProgress } from './components/StepProgress';
import { useFaultFocus } from '../../hooks/useFaultFocus';
import { useFirstAct } from '../../hooks/useFirstAct';
import { toast } from '../../lib/toast';
import { hasBegun, openStep, stepsOf, type Step } from './candidateSteps';
import { useDecisions } from './hooks/useDecisions';
import { useFormContents } from './hooks/useFormContents';
import { useFormSaving } from './hooks/useFormSaving';
import { useFormUploads } from './hooks/useFormUploads';
import { useSigning } from './hooks/useSigning';
import { useSubmitting } from './hooks/useSubmitting';
import type { FormPlace } from './sectionFaults';
import { isBehind } from './unsavedForm';
import {
  fetchStepsAhead,
  findGaps,
  FormStep,
  ItemsStep,
  ReviewStep,
  SavedElsewhere,
  SignStep,
} from './lazySteps';

interface CandidateWizardProps {
  s: string;
  view: CandidateView;
  onRefetch: () => void;
}

/** Consent and form, one step at a time. The step is in the address; without one it resumes where it was left. */
export function CandidateWizard({ s, view, onRefetch }: CandidateWizardProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const saving = useFormSaving(s, view.savedAt, onRefetch);
  const { contents, change, addFile, showSaved } = useFormContents(s, view, saving.change);
  const { decisions, decide } = useDecisions(s);
  const uploads = useFormUploads(s, addFile);
  const signing = useSigning(s, view, decisions, onRefetch);
  const focusFault = useFaultFocus();
  const submitting = useSubmitting(s, saving.flush, uploads.pending, focusFault);
  const [faultyStep, setFaultyStep] = useState<Step>();
  const [sought, setSought] = useState<FormPlace>();
  const [isAskingEnd, setAskingEnd] = useState(false);

  const steps = stepsOf(view);
  // Where to resume is asked once: an answer that is saved meanwhile must not turn the page under who types it.
  const [resumed] = useState<Step>(() => (hasBegun(view) ? openStep(view) : 'about'));
  const wanted = search.get('step') as Step | null;
  const step = [wanted, resumed].find((one) => one !== null && steps.includes(one)) ?? 'about';
  const section = view.sections.find((one) => one === step);
  const at = steps.indexOf(step);
  useFirstAct(fetchStepsAhead);
  const isDecided = view.consentGivenAt !== null || view.consentWay === 'paper';

  /** @param place where the step is faulty: the faults are said, and this one has the focus */
  const goTo = (next: Step | undefined, place?: FormPlace) => {
    if (!next) return;
    setFaultyStep(place?.section);
    setSought(place);
    submitting.forget();
    void saving.flush();
    setSearch({ s, step: next });
  };
  const signNow = () => {
    setAskingEnd(false);
    signing.sign(() => goTo(steps[at + 1]));
  };
  const handleNext = async () => {
    if (step === 'sign' && !isDecided) {
      if (!signing.check()) return focusFault();
      return signing.ending ? setAskingEnd(true) : signNow();
    }
    if (section || step === 'review') {
      // Files that are not there are told of when the form is sent.
      const [sections, files] = section ? [[section], uploads.pending] : [view.sections, []];
      const gaps = await findGaps({ ...view, sections }, contents, files).catch(() => undefined);
      if (gaps === undefined) return toast.error(t('app.chunk.part'));
      if (gaps.length > 0) {
        setFaultyStep(step);
        return focusFault();
      }
      if (!section) return void submitting.submit();
    }
    return goTo(step === 'about' && hasBegun(view) ? openStep(view) : steps[at + 1]);
  };
  const nextLabels: Partial<Record<Step, string>> = {
    about: t(hasBegun(view) ? 'candidate.about.resume' : 'candidate.about.start'),
    ...(!isDecided && {
      items: t('candidate.items.next'),
      sign: t(signing.isNameAsked ? 'candidate.sign.confirmName' : 'candidate.sign.submit'),
    }),
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
          onSaveNow={saving.retry}
        />
      }
      actions={
        <StepActions
          step={at}
          onBack={at > 0 ? () => goTo(steps[at - 1]) : undefined}
          onNext={step === 'review' ? undefined : () => void handleNext()}
          nextLabel={nextLabels[step]}
          isRunning={signing.isSigning || submitting.isSubmitting}
        />
      }
    >
      {view.sections
        .filter((one) => saving.held[one] && isBehind(s, view, one))
        .map((one) => (
          <SavedElsewhere
            key={one}
            view={view}
            section={one}
            typed={contents[one] ?? {}}
            onChoose={(isMine) => {
              saving.settle(one, view.versions[one] ?? 0, isMine);
              if (!isMine) showSaved(one);
            }}
          />
        ))}
      {step === 'about' && <AboutStep view={view} />}
      {step === 'items' && <ItemsStep view={view} decisions={decisions} onDecide={decide} />}
      {step === 'sign' && (
        <SignStep key={view.consentText.hash} view={view} decisions={decisions} signing={signing} />
      )}
      {section && (
        <FormStep
          key={section}
          view={view}
          section={section}
          content={contents[section] ?? {}}
          onContent={change}
          uploads={uploads}
          showFaults={faultyStep === section}
          sought={sought?.section === section ? sought : undefined}
        />
      )}
      {step === 'review' && (
        <ReviewStep
          view={view}
          sections={view.sections}
          contents={contents}
          uploads={uploads.pending}
          onChange={goTo}
          onMend={(gap) => goTo(gap.section, gap)}
          showFaults={faultyStep === 'review'}
          refusal={submitting.refusal}
          refused={submitting.refused}
          onSend={() => void handleNext()}
          isSending={submitting.isSubmitting}
        />
      )}
      {isAskingEnd && signing.ending && (
        <EndingQuestion
          ending={signing.ending}
          companyName={view.mainName}
          onConfirm={signNow}
          onCancel={() => setAskingEnd(false)}
        />
      )}
    </CandidateFrame>
  );
}
