import { useSaveCertificationDraftMutation } from '../../../api/resources/enterpriseApi';
import { shownError } from '../../../api/transport/shownError';
import { useSavedDraft } from '../../../hooks/useSavedDraft';
import { toDraft, type CertificationValues } from '../certificationValues';

/** Saves the form on the gateway, encrypted, until it is submitted. */
export function useCertificationDraft() {
  const [save] = useSaveCertificationDraftMutation();
  return useSavedDraft<CertificationValues>(async (values) => {
    const { error } = await save({ body: { content: values && toDraft(values) } });
    return error ? { reason: shownError(error)!.msg } : 'saved';
  });
}
