import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CODE } from '@probity/contract/codeNames';
import { batchesApi, type Batch } from '../../../api/resources/batchesApi';
import { isGatewayError } from '../../../api/transport/gatewayError';
import type { SessionRootState } from '../../../session/sessionReducers';
import { gridFields } from '../grid/cellWords';
import { createCursor } from '../grid/cursor';
import { createRowStore, type RowFilter } from '../grid/rowStore';
import { createSaveQueue } from '../grid/saveQueue';

type Dispatch = ThunkDispatch<SessionRootState, unknown, UnknownAction>;

export type GridModel = ReturnType<typeof createModel>;

function createModel(dispatch: Dispatch, batch: Batch, first: RowFilter) {
  const { batchId } = batch;
  const { listBatchRows, editBatchRows, getBatch } = batchesApi.endpoints;
  /** Of the batch as it was read last, or as a change left it. */
  let { revision, undo } = batch;
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
    send: async (edits) => {
      const { data, error } = await dispatch(editBatchRows.initiate({ body: { batchId, revision, edits } }));
      if (data) {
        ({ revision, undo } = data.batch);
        store.settle(edits);
        store.put(data.rows, revision);
        return 'saved';
      }
      if (!isGatewayError(error)) throw error;
      return error.code === CODE.BATCH_OVERTAKEN ? 'overtaken' : { msg: error.msg };
    },
    onOvertaken: async () => {
      const { data } = await dispatch(
        getBatch.initiate({ batchId }, { forceRefetch: true, subscribe: false }),
      );
      if (data) ({ revision, undo } = data);
      store.readAgain();
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
export function useGridModel(batch: Batch, first: RowFilter): GridModel {
  const dispatch = useDispatch<Dispatch>();
  const [model] = useState(() => createModel(dispatch, batch, first));
  useEffect(() => model.take(batch), [model, batch]);
  // What is typed is saved though the step is left.
  useEffect(() => () => void model.queue.flush(), [model]);
  return model;
}
