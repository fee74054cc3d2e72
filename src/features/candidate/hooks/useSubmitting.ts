import { useState } from 'react';
import { useSubmitCandidateFormMutation } from '../../../api/candidateApi';
import { isGatewayError } from '../../../api/gatewayError';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

/**
 * Sends the form, once everything typed is on the gateway.
 * @returns `submit()`, and why it was refused, in the gateway's words (it also toasts them)
 */
export function useSubmitting(s: string, flush: () => Promise<boolean>) {
  const [send, { isLoading }] = useSubmitCandidateFormMutation();
  const [refusal, setRefusal] = useState<string>();
  useOnLanguageChange(() => setRefusal(undefined));
  const submit = async () => {
    setRefusal(undefined);
    // What could not be saved is said at the top, and would be missing from what is sent.
    if (!(await flush())) return;
    try {
      await send({ body: { s } }).unwrap();
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      setRefusal(fault.msg);
    }
  };
  return { submit, refusal, isSubmitting: isLoading };
}
