import { CODE } from '@probity/contract/codeNames';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmitCandidateFormMutation } from '../../../api/resources/candidateApi';
import type { FieldFault, GatewayError } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import type { FormUpload } from '../unsavedForm';

/**
 * Submits the form, once all its contents are on the gateway.
 * @param uploads files under way or failed: the form would be sent without them
 * @param onRefused the reasons are drawn
 * @returns `submit()`; `forget()`, once somebody goes to mend them; the refusal: for those files, or in the gateway's words; `refused`, the fields
 * that it names
 */
export function useSubmitting(
  s: string,
  flush: () => Promise<boolean>,
  uploads: readonly FormUpload[],
  onRefused: () => void,
) {
  const { t } = useTranslation();
  const [submitForm] = useSubmitCandidateFormMutation();
  const [wasTried, setTried] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const submitting = useSubmit<void, unknown>(
    // A section that could not be saved is reported at the top, and would be missing.
    async () => ((await flush()) ? submitForm({ body: { s } }) : {}),
    { onRefused },
  );
  const { send, isRunning } = submitting;
  const refusal = isForgotten ? undefined : submitting.refusal;
  const submit = async () => {
    setTried(true);
    setForgotten(false);
    if (uploads.length === 0) await send();
  };
  const names = uploads.map(({ name }) => name).join(', ');
  const heldUp = wasTried && names ? t('candidate.review.filesNotThere', { names }) : undefined;
  return {
    submit,
    forget: () => setForgotten(true),
    refusal: heldUp ?? refusal?.msg,
    refused: refusedFields(refusal),
    isSubmitting: isRunning,
  };
}

/** The fields that were incomplete on the gateway: another page or an older program may have saved them so. */
function refusedFields(refusal: GatewayError | undefined): readonly FieldFault[] {
  if (refusal?.code !== CODE.ANSWERS_INCOMPLETE) return [];
  return (refusal.data as { fields?: readonly FieldFault[] } | undefined)?.fields ?? [];
}
