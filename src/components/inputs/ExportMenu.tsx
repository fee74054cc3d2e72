import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

interface ExportMenuProps {
  anchor: HTMLElement;
  onChoose: (format: 'xlsx' | 'csv') => void;
  onClose: () => void;
}

/** The two formats. */
export function ExportMenu({ anchor, onChoose, onClose }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => onChoose('xlsx')}>{t('components.export.xlsx')}</MenuItem>
      <MenuItem onClick={() => onChoose('csv')}>{t('components.export.csv')}</MenuItem>
    </Menu>
  );
}
