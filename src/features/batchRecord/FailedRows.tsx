import { useTranslation } from 'react-i18next';
import type { BatchListRow } from '../../api/resources/batchesApi';
import { ExportButton } from '../../components/inputs/ExportButton';
import { useFailedRowsExport } from '../../domain/batch/useFailedRowsExport';

/** The rows with a fault and those that were refused as a file that says why, to be mended and uploaded again. */
export function FailedRows({ batch }: { batch: BatchListRow }) {
  const { t } = useTranslation();
  const { batchId, counts } = batch;
  const exporting = useFailedRowsExport(batchId);
  if (counts.faulty + counts.refused === 0) return null;
  return <ExportButton {...exporting} isSmall label={t('batchDetail.rows.failed')} />;
}
