import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazyPart';

const ExportMenu = lazyPart(() => import('./ExportMenu').then((module) => module.ExportMenu));

interface ExportButtonProps {
  onExport: (format: 'xlsx' | 'csv') => void;
  isRunning: boolean;
  isSmall?: boolean;
  /** What is exported, where it is not the list. */
  label?: string;
}

/** Exports the list as a file of the chosen format. */
export function ExportButton({ onExport, isRunning, isSmall = false, label }: ExportButtonProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleChoose = (format: 'xlsx' | 'csv') => {
    setAnchor(null);
    onExport(format);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={isSmall ? 'small' : undefined}
        loading={isRunning || null}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label ?? t('components.export.button')}
      </Button>
      {anchor && <ExportMenu anchor={anchor} onChoose={handleChoose} onClose={() => setAnchor(null)} />}
    </>
  );
}
