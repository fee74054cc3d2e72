import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazyPart';
import type { RecordFilters } from '../recordFilters';

const MoreFilters = lazyPart(() => import('./MoreFilters').then((module) => module.MoreFilters));

interface MoreFiltersButtonProps {
  filters: RecordFilters;
  onChange: (change: Partial<RecordFilters>) => void;
}

/** Package, who is in charge, whether SMS arrived, and days, behind a button. */
export function MoreFiltersButton({ filters, onChange }: MoreFiltersButtonProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('records.filter.more')}
      </Button>
      {anchor && (
        <MoreFilters anchor={anchor} filters={filters} onChange={onChange} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
