import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../../components/data/KeyValueList';
import type { ReportItem } from '../../api/resources/reportsApi';
import { useFieldWords } from './useFieldWords';

/** Facts that algorithms computed from the given data; labelled as computed, so that nobody takes them for a source. */
export function ComputedFacts({ facts }: { facts: ReportItem['computed'] }) {
  const { t } = useTranslation();
  const { factLabel, text } = useFieldWords();
  if (facts.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('reportBody.facts')}
      </Box>
      <KeyValueList items={facts.map(({ key, value }) => ({ label: factLabel(key), value: text(value) }))} />
    </Box>
  );
}
