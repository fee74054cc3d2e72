import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useRowDrag } from '../drag/useRowDrag';

interface ColumnLineProps {
  header: string;
  /** Its place among the columns that may be moved, from 0. */
  place: number;
  count: number;
  isShown: boolean;
  hasNoRoom: boolean;
  onToggle: () => void;
  onMove: (from: number, to: number) => void;
}

/** One column of the column menu: shown or not, and moved by its handle or by buttons, which keep the focus. */
export function ColumnLine({ header, place, count, isShown, hasNoRoom, onToggle, onMove }: ColumnLineProps) {
  const { t } = useTranslation();
  const { row, handle, edge } = useRowDrag('column', place, onMove);
  const button = (way: 'up' | 'down') => {
    const to = place + (way === 'up' ? -1 : 1);
    const isEnd = to < 0 || to >= count;
    const Icon = way === 'up' ? ArrowUpward : ArrowDownward;
    return (
      <IconButton
        size="small"
        data-move={`${header} ${way}`}
        aria-label={t(`columns.${way}`, { column: header })}
        title={t(`columns.${way}`, { column: header })}
        // Not disabled: the focus stays where a column has come to the end.
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onMove(place, to)}
        sx={{ '&[aria-disabled]': { opacity: 0.4 } }}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  };
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBlock: '2px solid transparent',
        ...(edge && { [`border${edge === 'top' ? 'Top' : 'Bottom'}Color`]: 'primary.main' }),
      }}
    >
      <Box
        component="span"
        ref={handle}
        aria-hidden
        sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
      >
        <DragIndicator fontSize="small" />
      </Box>
      <Box component="label" sx={{ flex: 1, display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
        <Checkbox size="small" checked={isShown} onChange={onToggle} />
        <span>
          {header}
          {hasNoRoom && (
            <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('columns.withoutRoom')}
            </Box>
          )}
        </span>
      </Box>
      {button('up')}
      {button('down')}
    </Box>
  );
}
