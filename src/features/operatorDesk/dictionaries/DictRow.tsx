import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { KeptDictionary } from '../../../api/resources/dictionariesApi';
import { DictWordList } from './DictWordList';

interface DictRowProps {
  dictionary: KeptDictionary;
  onChange: () => void;
}

/** One dictionary: where its words are read, the words of both languages in their order, and what is planned. */
export function DictRow({ dictionary: { type, entries, since, planned }, onChange }: DictRowProps) {
  const { t } = useTranslation();
  const name = t(`dictionaries.name.${type}`);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', mt: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="h3" sx={{ m: 0, flex: 1, fontSize: '0.9375rem', fontWeight: 600 }}>
          {name}
        </Box>
        {!planned && (
          <Button size="small" aria-label={t('dictionaries.change.title', { name })} onClick={onChange}>
            {t('dictionaries.change.action')}
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{t(`dictionaries.read.${type}`)}</Box>
      <DictWordList entries={entries} />
      {since && <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('dictionaries.since', { day: since })}</Box>}
      {planned && <Box sx={{ mt: 1 }}>{t('dictionaries.planned', { day: planned.effectiveOn })}</Box>}
    </Box>
  );
}
