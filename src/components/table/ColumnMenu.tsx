import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { setDensity, useDensity } from '../../theme/density';
import type { ColumnPickerProps } from './types';

interface ColumnMenuProps extends ColumnPickerProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The menu of the column picker: one line a column, and the density. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { columns, hidden, withoutRoom, onToggle, onReset, anchor, onClose } = props;
  const { t } = useTranslation();
  const density = useDensity();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
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
              <ListItemText
                primary={column.header}
                secondary={withoutRoom.includes(column.id) ? t('components.table.withoutRoom') : undefined}
              />
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
          {`${t('shell.density.label')}: ${t(`shell.density.${option}`)}`}
        </MenuItem>
      ))}
    </Menu>
  );
}
