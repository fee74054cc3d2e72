import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CompactSelect } from '../../components/inputs/CompactSelect';

interface RowPagesProps {
  /** The place of the first row shown, from 1. */
  from: number;
  size: number;
  total: number;
  onChange: (from: number) => void;
}

/** The way through a list whose rows are numbered: on, back, or to any page. */
export function RowPages({ from, size, total, onChange }: RowPagesProps) {
  const { t } = useTranslation();
  const starts = Array.from({ length: Math.ceil(total / size) }, (_one, index) => index * size + 1);
  return (
    <Box
      component="nav"
      aria-label={t('batchDetail.rows.pages')}
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: 1, mt: 1 }}
    >
      <Button size="small" variant="outlined" disabled={from === 1} onClick={() => onChange(from - size)}>
        {t('batchDetail.rows.before')}
      </Button>
      <CompactSelect
        aria-label={t('batchDetail.rows.pages')}
        value={from}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {starts.map((start) => (
          <option key={start} value={start}>
            {t('batchDetail.rows.range', { from: start, to: Math.min(start + size - 1, total), total })}
          </option>
        ))}
      </CompactSelect>
      <Button
        size="small"
        variant="outlined"
        disabled={from + size > total}
        onClick={() => onChange(from + size)}
      >
        {t('batchDetail.rows.after')}
      </Button>
    </Box>
  );
}
