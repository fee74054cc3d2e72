import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../i18n/i18n';
import { languageNames, LANGUAGES } from '../../i18n/languages';
import { toast } from '../../lib/toast';

/** Switches to the other language, which is named in itself, so that its reader finds it. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const next = LANGUAGES.find((language) => language !== currentLanguage()) ?? LANGUAGES[0];
  const handleClick = () => {
    chooseLanguage(next).catch(() => toast.error(t('common.state.error')));
  };
  return (
    <Button
      color="inherit"
      size="small"
      lang={next}
      onClick={handleClick}
      aria-label={languageNames[next].name}
      sx={{ minWidth: 44 }}
    >
      {languageNames[next].short}
    </Button>
  );
}
