import { useExport } from '../../api/files/useExport';
import { useLazyDownloadFailedRowsQuery } from '../../api/resources/batchesApi';

/** The rows of a batch with a fault and those that were refused, as a file that says why; for an `ExportButton`. */
export function useFailedRowsExport(batchId: string) {
  const [download] = useLazyDownloadFailedRowsQuery();
  return useExport({ name: 'failed-rows', send: (format) => download({ batchId, format }) });
}
