import {
  consentOf,
  contractOf,
  plainWords,
  type SignedTextKind,
  type TextLanguage,
  type TextWords,
} from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConsentText } from '../../../domain/ConsentText';
import { ContractReader } from '../../../domain/ContractReader';

interface AsSignedProps {
  kind: SignedTextKind;
  language: TextLanguage;
  words: TextWords;
  /** As it will stand beside the signature; not known before the version is handed in. */
  version?: string;
}

/** A text as its signer sees it, filled in for an example: the contract on its page, the consent in the width of a phone. */
export function AsSigned({ kind, language, words, version }: AsSignedProps) {
  const { t } = useTranslation();
  const sample = {
    enterprise: t(`signedTexts.view.sample.${language}.enterprise`),
    items: t(`signedTexts.view.sample.${language}.items`),
    days: t(`signedTexts.view.sample.${language}.days`),
  };
  const tag = language === 'zh' ? 'zh-CN' : 'en';
  const versionWords = version ? t('signedTexts.version', { version }) : '';
  if (kind === 'consent') {
    return (
      <Box
        lang={tag}
        role="group"
        aria-label={t('signedTexts.view.phone')}
        sx={{
          width: 390,
          maxWidth: '100%',
          p: 2,
          border: 1,
          borderColor: 'look.lineStrong',
          borderRadius: 4,
          bgcolor: 'background.default',
        }}
      >
        <ConsentText text={consentOf(plainWords(words), sample)} version={versionWords} />
      </Box>
    );
  }
  const text = contractOf(plainWords(words), sample);
  return (
    <Box lang={tag} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography component="p" variant="h2">
          {text.title}
        </Typography>
        {versionWords && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{versionWords}</Typography>}
      </div>
      <ContractReader text={text} />
    </Box>
  );
}
