import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownloadChecksMutation, type CheckExport } from '../../../api/checksApi';
import { today } from '../../../lib/dates';
import { lazyPart } from '../../../lib/lazyPart';
import { saveBlob } from '../../../lib/saveBlob';

const ExportMenu = lazyPart(() => import('./ExportMenu').then((module) => module.ExportMenu));

interface ExportButtonProps {
  /** Which records: those of a search, or those selected. */
  records: Omit<CheckExport, 'format'>;
  isSmall?: boolean;
}

/** The records as a file; the gateway masks them. */
export function ExportButton({ records, isSmall = false }: ExportButtonProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [exportChecks, { isLoading }] = useDownloadChecksMutation();
  const handleChoose = async (format: 'xlsx' | 'csv') => {
    setAnchor(null);
    const { data } = await exportChecks({ body: { ...records, format } });
    if (data) saveBlob(data, `probity-records-${today()}.${format}`);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={isSmall ? 'small' : undefined}
        loading={isLoading || null}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('records.export.button')}
      </Button>
      {anchor && (
        <ExportMenu
          anchor={anchor}
          onChoose={(format) => void handleChoose(format)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
