import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setDensity, useDensity } from '../../theme/density';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { ColumnLine } from './ColumnLine';
import { movedTo } from './columnLayout';
import type { ColumnPickerProps } from './types';

interface ColumnMenuProps extends ColumnPickerProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The menu of the column picker: which columns and in which order, their widths, and the density. Each choice applies at once. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { columns, hidden, withoutRoom, isUsual, onToggle, onOrder, onReset, onSizing, anchor, onClose } =
    props;
  const { t } = useTranslation();
  const density = useDensity();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ header: string; place: number; way?: string }>();
  const movable = columns.filter((column) => !column.isFixed);
  // A line that has gone to another place has taken its buttons along, and the browser lets go of the focus.
  useLayoutEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [];
    if (moved?.way) [...buttons].find(({ dataset }) => dataset.move === moved.way)?.focus();
  }, [moved]);
  const handleMove = (from: number, to: number) => {
    const { header } = movable[from]!;
    const way = (document.activeElement as HTMLElement | null)?.dataset.move;
    onOrder(movedTo(columns, from, to));
    setMoved({ header, place: to + 1, way });
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('components.table.columns') } }}
    >
      <Box sx={{ display: 'grid', gap: 1, p: 1.5, minWidth: 280 }}>
        <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {movable.map((column, place) => (
            <ColumnLine
              key={column.id}
              header={column.header}
              place={place}
              count={movable.length}
              isShown={!hidden.includes(column.id)}
              hasNoRoom={withoutRoom.includes(column.id)}
              onToggle={() => onToggle(column)}
              onMove={handleMove}
            />
          ))}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {moved && t('columns.moved', { column: moved.header, place: moved.place, count: movable.length })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={!onSizing}
            onClick={() => {
              onClose();
              onSizing?.();
            }}
          >
            {t('columns.setWidths')}
          </Button>
          <Button size="small" color="inherit" disabled={isUsual} onClick={onReset}>
            {t('columns.reset')}
          </Button>
        </Box>
        <Box
          role="radiogroup"
          aria-label={t('shell.density.label')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            borderTop: 1,
            borderColor: 'divider',
            pt: 1,
          }}
        >
          {(['comfortable', 'compact'] as const).map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="density"
                checked={density === option}
                onChange={() => setDensity(option)}
              />{' '}
              {t(`shell.density.${option}`)}
            </label>
          ))}
        </Box>
      </Box>
    </Popover>
  );
}
