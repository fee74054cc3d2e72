import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmitCandidateFormMutation } from '../../../api/resources/candidateApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import type { FormUpload } from '../unsavedForm';

/**
 * Submits the form, once all its contents are on the gateway.
 * @param uploads files under way or failed: the form would be sent without them
 * @returns `submit()`, and the refusal: for those files, or in the gateway's words (it also toasts them)
 */
export function useSubmitting(s: string, flush: () => Promise<boolean>, uploads: readonly FormUpload[]) {
  const { t } = useTranslation();
  const [submitForm] = useSubmitCandidateFormMutation();
  const [wasTried, setTried] = useState(false);
  const { send, isRunning, refusal } = useSubmit<void, unknown>(async () =>
    // A section that could not be saved is reported at the top, and would be missing.
    (await flush()) ? submitForm({ body: { s } }) : {},
  );
  const submit = async () => {
    setTried(true);
    if (uploads.length === 0) await send();
  };
  const names = uploads.map(({ name }) => name).join(', ');
  const heldUp = wasTried && names ? t('candidate.review.filesNotThere', { names }) : undefined;
  return { submit, refusal: heldUp ?? refusal?.msg, isSubmitting: isRunning };
}
