import i18next from 'i18next';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { CODE } from '@probity/contract/codeNames';
import { today } from '../../lib/dates';
import { loadPhrases } from '../../i18n/i18n';
import { loadWithRetry } from '../../lib/loadWithRetry';
import { saveBlob } from '../../lib/saveBlob';
import { toast } from '../../lib/toast';
import { callFailed } from '../transport/callFailed';
import { isGatewayError } from '../transport/gatewayError';
import type { ExportDispatch, ExportFormat, ExportStart } from './exportTask';

interface Export {
  /** The beginning of the file's name, before the day. */
  name: string;
  /** Asks for the file; it hides its errors. */
  send: (format: ExportFormat) => Promise<{ data?: Blob | undefined; error?: unknown }>;
  /** The same as long work; left out where the list is never too long for a file at once. */
  start?: ExportStart;
}

/**
 * Exports the list as a file: at once, or, if the gateway says that it is too large, as a background task, which `OwnTasks`
 * shows. Failures are shown in a toast.
 */
export function useExport({ name, send, start }: Export) {
  const dispatch = useDispatch<ExportDispatch>();
  const [isRunning, setRunning] = useState(false);
  const handleExport = async (format: ExportFormat) => {
    setRunning(true);
    try {
      const { data, error } = await send(format);
      if (data) return saveBlob(data, `probity-${name}-${today()}.${format}`);
      if (!isGatewayError(error)) return;
      if (start && error.code === CODE.EXPORT_IN_BACKGROUND) {
        // Its words come along: nothing is begun that could not be told.
        const part = await loadWithRetry(() =>
          Promise.all([import('./exportTask'), loadPhrases('tasks')]),
        ).catch(() => undefined);
        if (part) await part[0].beginExport(dispatch, start, format);
        else toast.error(i18next.t('app.chunk.part'));
      } else if (error.kind !== 'session' && error.kind !== 'aborted') {
        dispatch(callFailed(error));
      }
    } finally {
      setRunning(false);
    }
  };
  return { onExport: (format: ExportFormat) => void handleExport(format), isRunning };
}
