import { useCallback, useRef } from 'react';
import {
  useSaveOrderDraftMutation,
  type OrderDraft,
  type PlacedOrder,
} from '../../../api/resources/ordersApi';
import { shownError } from '../../../api/transport/shownError';
import { useSavedDraft } from '../../../hooks/useSavedDraft';
import { isTyped, type OrderFormValues } from '../orderValues';

export type { DraftState } from '../../../hooks/useSavedDraft';

/**
 * Saves the ordering form on the gateway, encrypted, once a person has typed something. Each saving names the generation of
 * the draft that the form was opened with; if that was emptied meanwhile (an order placed elsewhere) nothing is saved until
 * the user asks for it.
 * @param opened the draft that the form was opened with
 */
export function useOrderDraft(opened: OrderDraft) {
  const [save] = useSaveOrderDraftMutation();
  const generation = useRef(opened.generation);
  const newer = useRef<number>(undefined);
  const isStored = useRef(opened.content !== null);
  const saved = useSavedDraft<OrderFormValues>(async (content) => {
    const { data, error } = await save({ body: { content, generation: generation.current } });
    if (!data) return { reason: shownError(error)!.msg };
    if (content === null || data.kept) {
      generation.current = data.generation;
      newer.current = undefined;
      isStored.current = content !== null;
      return 'saved';
    }
    newer.current = data.generation;
    return 'dropped';
  });
  const { change, keep, discard, stop } = saved;

  const changed = useCallback(
    (values: OrderFormValues) => {
      if (newer.current !== undefined) return;
      if (isTyped(values) || isStored.current) change(values);
      else stop();
    },
    [change, stop],
  );
  /** Makes this form the draft, after another was emptied. */
  const keepAnyway = useCallback(
    (values: OrderFormValues) => {
      generation.current = newer.current ?? generation.current;
      newer.current = undefined;
      return keep(values);
    },
    [keep],
  );
  /** A placed order is no draft any more; a saving between the call and its answer is rare. */
  const placed = useCallback(
    ({ draftGeneration = 0 }: PlacedOrder) => {
      stop();
      if (generation.current >= draftGeneration) void discard();
    },
    [discard, stop],
  );
  return { change: changed, keepAnyway, discard, placed, draft: saved.draft };
}
