import Box from '@mui/material/Box';
import type { DictEntry } from '@probity/contract/rules/dictionaries';
import { useTranslation } from 'react-i18next';

/** The words of both languages side by side, in their order: as a reader of each language meets them. */
export function DictWordList({ entries }: { entries: readonly DictEntry[] }) {
  const { t } = useTranslation();
  const offered = entries.filter(({ isOffered }) => isOffered);
  const kept = entries.filter(({ isOffered }) => !isOffered);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, overflowWrap: 'anywhere' }}>
      {(['en', 'zh'] as const).map((lang) => (
        <Box key={lang} lang={lang === 'zh' ? 'zh-CN' : 'en'} sx={{ minWidth: 0 }}>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontWeight: 600 }}>
            {t(`dictionaries.language.${lang}`)}
          </Box>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {offered.map((one) => (
              <li key={one.value}>{one[lang]}</li>
            ))}
          </Box>
          {kept.length > 0 && (
            <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('dictionaries.notOffered', { words: kept.map((one) => one[lang]).join(' · ') })}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
