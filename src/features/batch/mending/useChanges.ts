import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useMendBatchMutation,
  useSettleDuplicatesMutation,
  useUndoBatchChangeMutation,
  type Batch,
  type DuplicateOf,
} from '../../../api/resources/batchesApi';
import type { GatewayError } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import type { GridModel } from './useGridModel';

type Deed =
  | { kind: 'mend'; group: string; choice?: string; drop?: boolean }
  | { kind: 'settle'; of: DuplicateOf; keep: boolean }
  | { kind: 'undo' };

/** Cells that could not be saved say so themselves. */
const unsaved: GatewayError = { kind: 'aborted', msg: '' };

export type Changes = ReturnType<typeof useChanges>;

/** Changes of many rows at once: what is typed is saved first, and the rows in sight are read again afterwards. */
export function useChanges(
  { batchId }: Pick<Batch, 'batchId'>,
  model: GridModel,
  /** Saves what is typed; false where it could not. */
  save: () => Promise<boolean>,
  say: (message: string) => void,
) {
  const { t } = useTranslation();
  const [mend] = useMendBatchMutation();
  const [settle] = useSettleDuplicatesMutation();
  const [takeBack] = useUndoBatchChangeMutation();
  const undone = useRef<string | null>(null);
  const { send, isRunning, refusal } = useSubmit(
    async ({ kind, ...deed }: Deed) => {
      if (!(await save())) return { error: unsaved };
      const body = { batchId, revision: model.revision() };
      if (kind === 'mend') return mend({ body: { ...body, ...(deed as { group: string }) } });
      if (kind === 'settle')
        return settle({ body: { ...body, ...(deed as { of: DuplicateOf; keep: boolean }) } });
      // What was typed last and is saved by now is what is taken back.
      undone.current = model.undo();
      return takeBack({ body });
    },
    {
      onDone: (batch, { kind }) => {
        model.take(batch);
        if (kind === 'undo') say(t('batch.grid.takenBack', { what: undone.current }));
      },
      onRefused: ({ msg }) => say(msg),
    },
  );
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  // The same function from draw to draw: the keys of the grid hold it.
  const undo = useCallback(() => void latest.current({ kind: 'undo' }), []);
  return {
    isRunning,
    /** In words; empty for none. */
    refusal: refusal?.msg,
    undo,
    mend: (group: string, how: { choice?: string; drop?: boolean } = {}) =>
      void send({ kind: 'mend', group, ...how }),
    settle: (of: DuplicateOf, keep: boolean) => void send({ kind: 'settle', of, keep }),
  };
}
