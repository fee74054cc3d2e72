import { CODE } from '@probity/contract/codeNames';
import { useOpenSession } from '../../../api/resources/useOpenSession';
import { useSubmit, type RefusingForm } from '../../../api/transport/useSubmit';
import { useAuthenticateMutation } from '../../../api/resources/userApi';
import { toRequest, type CertificationValues } from '../certificationValues';

/** Under review, or verified: somebody has submitted meanwhile, and no draft is accepted any more. */
const DECIDED: readonly number[] = [CODE.UNDER_REVIEW, CODE.ALREADY_VERIFIED];

interface Outcome {
  form: RefusingForm;
  /** Stops saving the draft: the form has been submitted. */
  stopDraft: () => void;
  /** Saves it again: the submission failed. */
  keepDraft: (values: CertificationValues) => void;
  /** With the state after it, where it was this form that was submitted. */
  onSubmitted: (status?: number) => void;
  isChange: boolean;
}

/** Submits the certification; the console learns the new state before the next screen. */
export function useSubmitCertification({ form, stopDraft, keepDraft, onSubmitted, isChange }: Outcome) {
  const [authenticate] = useAuthenticateMutation();
  const openSession = useOpenSession();
  const submit = async (values: CertificationValues) => {
    stopDraft();
    const reply = await authenticate({ body: toRequest(values) });
    // If that fails, the next screen asks again.
    if (!reply.error || isDecided(reply.error)) await openSession().catch(() => undefined);
    return reply;
  };
  return useSubmit(submit, {
    form,
    onDone: ({ authStatus }) => onSubmitted(authStatus),
    onRefused: (refusal, values) => {
      // Reported in a toast; the next screen shows the submission of a colleague.
      // A change that changes nothing is no reason to leave the form; what stands there now is its draft.
      const isNoChange = isChange && refusal.code === CODE.ALREADY_VERIFIED;
      if (isDecided(refusal) && !isNoChange) onSubmitted();
      else if (refusal.kind !== 'session') keepDraft(values);
    },
  });
}

const isDecided = (refusal: unknown) => DECIDED.includes((refusal as { code?: number }).code ?? 0);
