import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { CODE } from '@probity/contract/codeNames';
import { today } from '../../lib/dates';
import { loadWithRetry } from '../../lib/loadWithRetry';
import { saveBlob } from '../../lib/saveBlob';
import type { SessionRootState } from '../../session/sessionReducers';
import { callFailed } from '../transport/callFailed';
import { isGatewayError } from '../transport/gatewayError';
import type { tasksApi } from '../resources/tasksApi';

type Format = 'xlsx' | 'csv';
type TaskCalls = typeof tasksApi.endpoints;
type Started = ThunkAction<PromiseLike<unknown>, SessionRootState, unknown, UnknownAction>;

interface Export {
  /** The beginning of the file's name, before the day. */
  name: string;
  /** Asks for the file; it hides its errors. */
  send: (format: Format) => Promise<{ data?: Blob | undefined; error?: unknown }>;
  /** The same as long work; left out where the list is never too long for a file at once. */
  start?: (calls: TaskCalls, format: Format) => Started;
}

/**
 * Exports the list as a file: at once, or, if the gateway says that it is too large, as a background task, which `OwnTasks`
 * shows. Failures are shown in a toast.
 */
export function useExport({ name, send, start }: Export) {
  const dispatch = useDispatch<ThunkDispatch<SessionRootState, unknown, UnknownAction>>();
  const [isRunning, setRunning] = useState(false);
  const handleExport = async (format: Format) => {
    setRunning(true);
    try {
      const { data, error } = await send(format);
      if (data) return saveBlob(data, `probity-${name}-${today()}.${format}`);
      if (!isGatewayError(error)) return;
      if (start && error.code === CODE.EXPORT_IN_BACKGROUND) {
        const { tasksApi } = await loadWithRetry(() => import('../resources/tasksApi'));
        await dispatch(start(tasksApi.endpoints, format));
      } else if (error.kind !== 'session' && error.kind !== 'aborted') {
        dispatch(callFailed(error));
      }
    } finally {
      setRunning(false);
    }
  };
  return { onExport: (format: Format) => void handleExport(format), isRunning };
}
