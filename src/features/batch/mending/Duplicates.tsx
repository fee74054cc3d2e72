import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch, DuplicateCount, DuplicateOf } from '../../../api/resources/batchesApi';
import { Section } from '../../../components/layout/Section';
import type { Changes } from './useChanges';

interface DuplicatesProps {
  batch: Batch;
  change: Changes;
  onShow: (of: DuplicateOf) => void;
}

/** Rows whose person stands in the list before, was checked lately, or has applied: ordered all the same, or left out. */
export function Duplicates({ batch: { duplicates }, change, onShow }: DuplicatesProps) {
  const { t } = useTranslation();
  const found = duplicates.filter(({ open, kept, dropped }) => open + kept + dropped > 0);
  if (found.length === 0) return null;
  return (
    <Section title={t('batch.mend.duplicates')}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('batch.mend.duplicatesLead')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((count) => (
          <Line key={count.of} count={count} change={change} onShow={() => onShow(count.of)} />
        ))}
      </Box>
    </Section>
  );
}

interface LineProps {
  count: DuplicateCount;
  change: Changes;
  onShow: () => void;
}

function Line({ count: { of, open, kept, dropped }, change, onShow }: LineProps) {
  const { t } = useTranslation();
  const id = useId();
  const facts = [
    open > 0 && t('batch.mend.open', { count: open }),
    kept > 0 && t('batch.mend.keptRows', { count: kept }),
    dropped > 0 && t('batch.mend.droppedRows', { count: dropped }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Box id={id} sx={{ flex: '1 1 320px' }}>
        <Box sx={{ fontWeight: 600 }}>{t(`batch.mend.of.${of}`)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{facts.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={id}
        disabled={change.isRunning}
        onClick={() => change.settle(of, false)}
      >
        {t(of === 'list' ? 'batch.mend.keepFirst' : 'batch.mend.dropAll')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={id}
        disabled={change.isRunning}
        onClick={() => change.settle(of, true)}
      >
        {t('batch.mend.keep')}
      </Button>
      <Button size="small" color="inherit" aria-describedby={id} onClick={onShow}>
        {t('batch.mend.show')}
      </Button>
    </Box>
  );
}
