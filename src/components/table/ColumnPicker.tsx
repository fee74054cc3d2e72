import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setDensity, useDensity } from '../../theme/density';

interface ColumnPickerProps {
  columns: readonly { id: string; header: string; isFixed?: boolean }[];
  hidden: readonly string[];
  onToggle: (id: string) => void;
  onReset: () => void;
}

/** Which columns a list shows, and how tall its rows are. */
export function ColumnPicker({ columns, hidden, onToggle, onReset }: ColumnPickerProps) {
  const { t } = useTranslation();
  const density = useDensity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('components.table.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns
          .filter((column) => !column.isFixed)
          .map((column) => {
            const isShown = !hidden.includes(column.id);
            return (
              <MenuItem
                key={column.id}
                dense
                role="menuitemcheckbox"
                aria-checked={isShown}
                onClick={() => onToggle(column.id)}
              >
                <ListItemIcon>
                  <Checkbox checked={isShown} tabIndex={-1} disableRipple sx={{ p: 0 }} inert />
                </ListItemIcon>
                {column.header}
              </MenuItem>
            );
          })}
        <MenuItem dense disabled={hidden.length === 0} onClick={onReset}>
          {t('components.table.columnsReset')}
        </MenuItem>
        <Divider component="li" role="separator" />
        {(['comfortable', 'compact'] as const).map((option) => (
          <MenuItem
            key={option}
            dense
            role="menuitemradio"
            aria-checked={density === option}
            selected={density === option}
            onClick={() => setDensity(option)}
          >
            {`${t('app.density.label')}: ${t(`app.density.${option}`)}`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
