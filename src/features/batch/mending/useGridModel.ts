import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CODE } from '@probity/contract/codeNames';
import { batchesApi, type Batch } from '../../../api/resources/batchesApi';
import { isGatewayError, messageOf } from '../../../api/transport/gatewayError';
import type { SessionRootState } from '../../../session/sessionReducers';
import { gridFields } from '../grid/cellWords';
import { createCursor } from '../grid/cursor';
import { createRowStore, type Clash, type RowFilter } from '../grid/rowStore';
import { createSaveQueue } from '../grid/saveQueue';

type Dispatch = ThunkDispatch<SessionRootState, unknown, UnknownAction>;

export type GridModel = ReturnType<typeof createModel>;

/** What others changed, in words. */
type Tell = (clashes: readonly Clash[]) => string;

function createModel(dispatch: Dispatch, batch: Batch, first: RowFilter, tell: Tell) {
  const { batchId } = batch;
  const { listBatchRows, editBatchRows, getBatch } = batchesApi.endpoints;
  /** Of the batch as it was read last, or as a change left it. */
  let { revision, undo } = batch;
  /** Up to here what is typed was compared with what others changed, beside the rows that are drawn. */
  let compared = -1;
  /** Others were faster, and what they changed could not be read yet. */
  let isBehind = false;
  const store = createRowStore(async (filter, from, limit) => {
    const call = dispatch(
      listBatchRows.initiate(
        { body: { batchId, ...filter, from, limit } },
        { forceRefetch: true, subscribe: false },
      ),
    );
    return call.unwrap();
  });
  const queue = createSaveQueue({
    untold: store.untold,
    held: () => {
      const clashes = store.clashes();
      return clashes.length > 0 ? tell(clashes) : undefined;
    },
    release: store.release,
    send: async (edits) => {
      if (isBehind) return 'overtaken';
      // A batch that is known to be newer than the rows drawn here was changed unseen: the gateway must say so.
      const seen = Math.min(revision, Math.max(store.revision(), compared));
      const { data, error } = await dispatch(
        editBatchRows.initiate({ body: { batchId, revision: seen, edits } }),
      );
      if (data) {
        ({ revision, undo } = data.batch);
        store.settle(edits);
        store.put(data.rows, revision);
        return 'saved';
      }
      if (!isGatewayError(error)) throw error;
      if (error.code === CODE.BATCH_OVERTAKEN) return 'overtaken';
      return { msg: error.msg, isCutOff: error.kind === 'network' || error.kind === 'timeout' };
    },
    onOvertaken: async () => {
      isBehind = true;
      const { data } = await dispatch(
        getBatch.initiate({ batchId }, { forceRefetch: true, subscribe: false }),
      );
      if (data) ({ revision, undo } = data);
      store.readAgain();
      try {
        await store.compare();
      } catch (error) {
        // Whether anything would be written over is not known: the next try compares before it sends.
        return messageOf(error) ?? '';
      }
      compared = revision;
      isBehind = false;
      return undefined;
    },
  });
  store.show(first);
  return {
    store,
    queue,
    cursor: createCursor(gridFields.length),
    revision: () => revision,
    /** What the last change was, which can be taken back; null for none. */
    undo: () => undo,
    /** A batch that was read, or that a change answered: where rows are newer than those drawn, they are read again. */
    take: (next: Pick<Batch, 'revision' | 'undo'>) => {
      if (next.revision >= revision) ({ revision, undo } = next);
      if (next.revision > store.revision() && store.revision() >= 0 && queue.state().at !== 'saving')
        store.readAgain();
    },
  };
}

/** The rows of a batch, where one is in them, and what is still to be saved: made once, and kept while the step is drawn. */
export function useGridModel(batch: Batch, first: RowFilter, tell: Tell): GridModel {
  const dispatch = useDispatch<Dispatch>();
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const [model] = useState(() => createModel(dispatch, batch, first, (clashes) => latest.current(clashes)));
  useEffect(() => model.take(batch), [model, batch]);
  // What is typed is saved though the step is left.
  useEffect(() => () => void model.queue.flush(), [model]);
  return model;
}
