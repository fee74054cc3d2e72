import {
  TEXT_LANGUAGES,
  type BothWords,
  type SignedTextKind,
  type TextLanguage,
} from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabRow } from '../../../components/layout/TabRow';
import { currentLanguage } from '../../../i18n/i18n';
import { AsSigned } from './AsSigned';
import { TextDifferences } from './TextDifferences';

const NAMES = { en: 'english', zh: 'chinese' } as const;

interface TextPanesProps {
  kind: SignedTextKind;
  words: BothWords;
  before: BothWords | null;
  version?: string;
}

/** The words of a version in either language: as they are signed, above what differs from those they follow. */
export function TextPanes({ kind, words, before, version }: TextPanesProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<TextLanguage>(currentLanguage() === 'en' ? 'en' : 'zh');
  const id = useId();
  return (
    <div>
      <TabRow
        label={t('signedTexts.view.language')}
        tabs={TEXT_LANGUAGES.map((value) => ({ value, label: t(`signedTexts.view.${NAMES[value]}`) }))}
        value={language}
        panelId={id}
        isOnPaper
        onChange={setLanguage}
      />
      <Box
        id={id}
        role="tabpanel"
        aria-labelledby={`${id}-${language}`}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          // A phone is narrow: what differs stands beside it where there is room.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(kind === 'consent' && { lg: '390px minmax(0, 1fr)' }),
          },
        }}
      >
        <AsSigned kind={kind} language={language} words={words[language]} version={version} />
        <Box component="section" aria-labelledby={`${id}-differences`}>
          <Box component="h3" id={`${id}-differences`} sx={{ m: 0, mb: 1, fontSize: '0.9375rem' }}>
            {t('signedTexts.view.differences')}
          </Box>
          <TextDifferences words={words[language]} before={before && before[language]} />
        </Box>
      </Box>
    </div>
  );
}
