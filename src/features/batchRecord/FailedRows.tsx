import { useTranslation } from 'react-i18next';
import { useExport } from '../../api/files/useExport';
import { useLazyDownloadFailedRowsQuery, type BatchListRow } from '../../api/resources/batchesApi';
import { ExportButton } from '../../components/inputs/ExportButton';

/** The rows with a fault and those that were refused as a file that says why, to be mended and uploaded again. */
export function FailedRows({ batch }: { batch: BatchListRow }) {
  const { t } = useTranslation();
  const { batchId, counts } = batch;
  const [download] = useLazyDownloadFailedRowsQuery();
  const exporting = useExport({ name: 'failed-rows', send: (format) => download({ batchId, format }) });
  if (counts.faulty + counts.refused === 0) return null;
  return <ExportButton {...exporting} isSmall label={t('batchDetail.rows.failed')} />;
}
