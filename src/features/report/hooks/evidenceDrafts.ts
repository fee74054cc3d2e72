import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { KeptUpload } from '../../../api/files/useUploads';
import { useUnsavedInput } from '../../../lib/unsavedInput';

/** A piece of evidence as typed, not added yet. */
export interface TypedEvidence {
  values: { source: string; method: string; obtainedAt: string; note: string };
  file: { id: string; name: string } | undefined;
  /** Files under way when the item was left, or refused; the former start again when it is opened. */
  uploads: readonly KeptUpload[];
}

interface EvidenceDrafts {
  typed: Readonly<Record<string, TypedEvidence>>;
  /** Undefined: it was added, or discarded. */
  keep: (checkItemId: string, typed: TypedEvidence | undefined) => void;
}

const Kept = createContext<EvidenceDrafts>({ typed: {}, keep: () => undefined });
export const EvidenceDraftsProvider = Kept.Provider;

/** Typed but not yet added evidence, by item: going to another item and back loses nothing. */
export function useEvidenceDrafts(): EvidenceDrafts {
  const [typed, setTyped] = useState<Record<string, TypedEvidence>>({});
  useUnsavedInput(Object.keys(typed).length > 0);
  const keep = useCallback((checkItemId: string, next: TypedEvidence | undefined) => {
    setTyped(({ [checkItemId]: _old, ...rest }) => (next ? { ...rest, [checkItemId]: next } : rest));
  }, []);
  return useMemo(() => ({ typed, keep }), [typed, keep]);
}

export function useEvidenceDraft(checkItemId: string) {
  const { typed, keep } = useContext(Kept);
  return {
    typed: typed[checkItemId],
    keep: (next: TypedEvidence | undefined) => keep(checkItemId, next),
  };
}
