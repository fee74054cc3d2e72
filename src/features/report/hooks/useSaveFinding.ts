import { CODE } from '../../../../contract/codeNames';
import { useState } from 'react';
import { isGatewayError } from '../../../api/gatewayError';
import {
  useCompleteItemMutation,
  useGetReportDraftQuery,
  useSaveFindingMutation,
  type DraftItem,
} from '../../../api/reportsApi';
import { differingParts, toInput, toRequest, type FindingInput } from '../findingInput';
import type { TypedFinding } from './useFindingDrafts';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

export type SaveTrouble =
  | { kind: 'conflict'; theirs: DraftItem }
  | { kind: 'failed'; reason: string }
  /** Saved, but not complete: the gateway names what is missing. */
  | { kind: 'missing'; reason: string };

/**
 * Saves a finding against the version it was typed over. Whatever goes wrong, what was typed stays where it is.
 * @param onSaved the typed text is on the gateway and may be dropped
 */
export function useSaveFinding(checkId: string, onSaved: (checkItemId: string) => void) {
  const [save, saving] = useSaveFindingMutation();
  const [complete, completing] = useCompleteItemMutation();
  const { refetch } = useGetReportDraftQuery({ checkId });
  const [trouble, setTrouble] = useState<SaveTrouble>();
  // A conflict is about what was typed, not about words of the gateway.
  useOnLanguageChange(() => setTrouble((told) => (told?.kind === 'conflict' ? told : undefined)));

  const send = async (checkItemId: string, rowVersion: number, input: FindingInput): Promise<DraftItem> => {
    const saved = await save({ saveFindingRequest: toRequest(checkItemId, rowVersion, input) }).unwrap();
    onSaved(checkItemId);
    return saved;
  };

  /** What is on the gateway now; undefined when it cannot be asked. */
  const current = async (checkItemId: string) => {
    const { data } = await refetch();
    return data?.items.find((item) => item.checkItemId === checkItemId);
  };

  /** @returns the saved item; undefined when it was not saved, and `trouble` says why */
  const saveFinding = async ({ base, input }: TypedFinding): Promise<DraftItem | undefined> => {
    setTrouble(undefined);
    const { checkItemId } = base;
    try {
      return await send(checkItemId, base.rowVersion, input);
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      if (fault.code !== CODE.SAVED_BY_ANOTHER) {
        setTrouble({ kind: 'failed', reason: fault.msg });
        return undefined;
      }
    }
    const theirs = await current(checkItemId);
    if (theirs && differingParts(toInput(theirs), toInput(base)).length === 0) {
      // Only the version moved (evidence was added, a question answered): nobody's words are in the way.
      return saveFinding({ base: { ...base, rowVersion: theirs.rowVersion }, input });
    }
    if (theirs) setTrouble({ kind: 'conflict', theirs });
    return undefined;
  };

  /** Marks a saved item as done. @returns true when it is */
  const completeItem = async (item: DraftItem): Promise<boolean> => {
    setTrouble(undefined);
    try {
      await complete({ body: { checkItemId: item.checkItemId, rowVersion: item.rowVersion } }).unwrap();
      return true;
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      setTrouble({ kind: 'missing', reason: fault.msg });
      return false;
    }
  };

  const clear = () => setTrouble(undefined);
  return {
    saveFinding,
    completeItem,
    trouble,
    clear,
    isSaving: saving.isLoading,
    isCompleting: completing.isLoading,
  };
}
