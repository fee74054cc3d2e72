import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BatchResult } from '../../api/resources/batchesApi';
import { Section } from '../../components/layout/Section';

/** Why rows were refused, the commonest reason first. */
export function Refusals({ refusals }: Pick<BatchResult, 'refusals'>) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Section title={t('batchDetail.refusals.title')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
        {refusals.map(({ msg, count }) => (
          <li key={msg}>{t('batchDetail.refusals.times', { number: number.format(count), msg })}</li>
        ))}
      </Box>
    </Section>
  );
}
