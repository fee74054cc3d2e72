import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '../../i18n/i18n';
import { lazyPart } from '../lazyPart';
import type { ColumnPickerProps } from './types';

const ColumnMenu = lazyPart(async () => {
  const [module] = await Promise.all([import('./ColumnMenu'), loadPhrases('columns')]);
  return module.ColumnMenu;
});

/** The choice of a list's columns, their order and widths, and of the row height. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('components.table.columns')}
      </Button>
      {anchor && <ColumnMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
