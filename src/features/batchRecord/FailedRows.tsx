import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExport } from '../../api/files/useExport';
import { useLazyDownloadFailedRowsQuery, type BatchListRow } from '../../api/resources/batchesApi';
import { lazyPart } from '../../components/lazyPart';

const ExportMenu = lazyPart(() =>
  import('../../components/inputs/ExportMenu').then((module) => module.ExportMenu),
);

/** The rows with a fault and those that were refused as a file that says why, to be corrected and uploaded again. */
export function FailedRows({ batch }: { batch: BatchListRow }) {
  const { t } = useTranslation();
  const { batchId, counts } = batch;
  const [take] = useLazyDownloadFailedRowsQuery();
  const { onExport, isRunning } = useExport({
    name: 'failed-rows',
    send: (format) => take({ batchId, format }),
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleChoose = (format: 'xlsx' | 'csv') => {
    setAnchor(null);
    onExport(format);
  };
  if (counts.faulty + counts.refused === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        title={t('batchDetail.rows.failedHelp')}
        loading={isRunning || null}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('batchDetail.rows.failed')}
      </Button>
      {anchor && <ExportMenu anchor={anchor} onChoose={handleChoose} onClose={() => setAnchor(null)} />}
    </>
  );
}
