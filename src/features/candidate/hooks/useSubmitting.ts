import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmitCandidateFormMutation } from '../../../api/candidateApi';
import { isGatewayError } from '../../../api/gatewayError';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';
import type { FormUpload } from '../unsavedForm';

/**
 * Sends the form, once everything typed and chosen is on the gateway.
 * @param uploads files under way or failed: the form would be sent without them
 * @returns `submit()`, and why it was refused: for those files, or in the gateway's words (it also toasts them)
 */
export function useSubmitting(s: string, flush: () => Promise<boolean>, uploads: readonly FormUpload[]) {
  const { t } = useTranslation();
  const [send, { isLoading }] = useSubmitCandidateFormMutation();
  const [refusal, setRefusal] = useState<string>();
  const [wasTried, setTried] = useState(false);
  useOnLanguageChange(() => setRefusal(undefined));
  const submit = async () => {
    setRefusal(undefined);
    setTried(true);
    if (uploads.length > 0) return;
    // What could not be saved is said at the top, and would be missing from what is sent.
    if (!(await flush())) return;
    try {
      await send({ body: { s } }).unwrap();
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      setRefusal(fault.msg);
    }
  };
  const names = uploads.map(({ name }) => name).join(', ');
  const heldUp = wasTried && names ? t('candidate.review.filesNotThere', { names }) : undefined;
  return { submit, refusal: heldUp ?? refusal, isSubmitting: isLoading };
}
