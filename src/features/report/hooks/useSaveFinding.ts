import { CODE } from '@probity/contract/codeNames';
import { useState } from 'react';
import { fieldFaults, isGatewayError, type FieldFault } from '../../../api/transport/gatewayError';
import {
  useCompleteItemMutation,
  useGetReportDraftQuery,
  useSaveFindingMutation,
  type DraftItem,
} from '../../../api/resources/reportsApi';
import { shownError } from '../../../api/transport/shownError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { differingParts, toInput, toRequest } from '../findingInput';
import type { TypedFinding } from './useFindingDrafts';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

export type SaveTrouble =
  | { kind: 'conflict'; theirs: DraftItem }
  | { kind: 'failed'; reason: string; fields: readonly FieldFault[] }
  /** Saved, but incomplete: the gateway names the missing parts. */
  | { kind: 'missing'; reason: string };

interface Saving {
  typed: TypedFinding;
  onDone: (saved: DraftItem) => void;
}

interface Completing {
  item: DraftItem;
  onDone: () => void;
}

/**
 * Saves a finding against the version it was typed over. After any failure the typed text stays and `trouble` has the
 * reason.
 * @param onSaved the typed text is on the gateway and may be dropped
 */
export function useSaveFinding(checkId: string, onSaved: (checkItemId: string) => void) {
  const [save] = useSaveFindingMutation();
  const [complete] = useCompleteItemMutation();
  const { refetch } = useGetReportDraftQuery({ checkId });
  const [trouble, setTrouble] = useState<SaveTrouble>();
  // A conflict is about the typed text, not about words of the gateway.
  useOnLanguageChange(() => setTrouble((told) => (told?.kind === 'conflict' ? told : undefined)));

  const write = async ({ base, input }: TypedFinding): Promise<{ data?: DraftItem; error?: unknown }> => {
    const { checkItemId, rowVersion } = base;
    const reply = await save({ saveFindingRequest: toRequest(checkItemId, rowVersion, input) });
    if (!reply.error) onSaved(checkItemId);
    if (!isConflict(reply.error)) return reply;
    const { data: now, error: unread } = await refetch();
    const theirs = unread ? undefined : now?.items.find((item) => item.checkItemId === checkItemId);
    if (theirs && differingParts(toInput(theirs), toInput(base)).length === 0) {
      // Only the version moved (evidence was added, a question answered): no text conflicts.
      return write({ base: { ...base, rowVersion: theirs.rowVersion }, input });
    }
    // The colleague's text cannot be fetched now: reported like every other failure.
    const reason = shownError(reply.error)?.msg ?? '';
    setTrouble(theirs ? { kind: 'conflict', theirs } : { kind: 'failed', reason, fields: [] });
    return reply;
  };
  const saving = useSubmit(({ typed }: Saving) => write(typed), {
    onDone: (saved, { onDone }) => onDone(saved),
    onRefused: (refusal) => {
      if (!isConflict(refusal))
        setTrouble({ kind: 'failed', reason: refusal.msg, fields: fieldFaults(refusal) });
    },
  });
  const completing = useSubmit(
    ({ item: { checkItemId, rowVersion } }: Completing) => complete({ body: { checkItemId, rowVersion } }),
    {
      onDone: (_item, { onDone }) => onDone(),
      onRefused: ({ msg }) => setTrouble({ kind: 'missing', reason: msg }),
    },
  );

  const clear = () => setTrouble(undefined);
  return {
    save: (typed: TypedFinding, onDone: Saving['onDone'] = () => undefined) => {
      clear();
      void saving.send({ typed, onDone });
    },
    /** Marks a saved item as completed. */
    complete: (item: DraftItem, onDone: Completing['onDone']) => {
      clear();
      void completing.send({ item, onDone });
    },
    trouble,
    clear,
    isSaving: saving.isRunning,
    isCompleting: completing.isRunning,
  };
}

const isConflict = (error: unknown) => isGatewayError(error) && error.code === CODE.SAVED_BY_ANOTHER;
