import { useSaveOrderDraftMutation } from '../../../api/ordersApi';
import { useSavedDraft } from '../../../hooks/useSavedDraft';
import type { OrderFormValues } from '../orderValues';

export type { DraftState } from '../../../hooks/useSavedDraft';

/** Keeps the ordering form in the gateway, encrypted. */
export function useOrderDraft() {
  const [save] = useSaveOrderDraftMutation();
  return useSavedDraft<OrderFormValues>(async (content) => !(await save({ body: { content } })).error);
}
