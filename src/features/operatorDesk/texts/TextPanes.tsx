import {
  plainWords,
  TEXT_LANGUAGES,
  type BothWords,
  type SignedTextKind,
  type TextLanguage,
  type TextWords,
} from '@probity/contract/rules/signedTexts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabRow } from '../../../components/layout/TabRow';
import { currentLanguage } from '../../../i18n/i18n';
import { AsSigned } from './AsSigned';
import { TextDifferences } from './TextDifferences';

const NAMES = { en: 'english', zh: 'chinese' } as const;

const isOther = (words: TextWords, before: TextWords): boolean =>
  JSON.stringify(plainWords(words)) !== JSON.stringify(plainWords(before));

interface TextPanesProps {
  kind: SignedTextKind;
  words: BothWords;
  before: BothWords | null;
  version?: string;
}

/** The words of a version in either language: as they are signed, above what differs from those they follow. */
export function TextPanes({ kind, words, before, version }: TextPanesProps) {
  const { t } = useTranslation();
  const changed = before ? TEXT_LANGUAGES.filter((one) => isOther(words[one], before[one])) : [];
  const [only] = changed.length === 1 ? changed : [];
  // Whoever signs off what differs has it in front, in whichever language it is.
  const [language, setLanguage] = useState<TextLanguage>(only ?? (currentLanguage() === 'en' ? 'en' : 'zh'));
  const id = useId();
  return (
    <div>
      {only && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('signedTexts.view.onlyIn', { language: t(`signedTexts.view.${NAMES[only]}`) })}
        </Alert>
      )}
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
