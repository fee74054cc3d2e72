import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilters } from '../recordFilters';

const MoreFilters = lazy(() => import('./MoreFilters').then((module) => ({ default: module.MoreFilters })));

interface MoreFiltersButtonProps {
  filters: RecordFilters;
  onChange: (change: Partial<RecordFilters>) => void;
}

/** Package, who ordered, and the days: asked for when somebody wants them. */
export function MoreFiltersButton({ filters, onChange }: MoreFiltersButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('records.filter.more')}
      </Button>
      <Suspense>
        {isOpen && (
          <MoreFilters
            anchor={button.current}
            filters={filters}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
