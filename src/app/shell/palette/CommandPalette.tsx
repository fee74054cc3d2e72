import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { loadPhrases } from '../../../i18n/i18n';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { PaletteBody, type PaletteProps } from './PaletteBody';

/** The search with its words: the tabs of a page are called what the page calls them. */
export async function loadPalette() {
  await loadPhrases('palette', 'account', 'finance', 'workingCalendar');
  return CommandPalette;
}

/** The search over records, screens and actions. What is typed is kept nowhere, and goes with it. */
function CommandPalette(props: PaletteProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      onClose={props.onClose}
      aria-labelledby={titleId}
      slotProps={{
        // It grows downwards: the field stays where it is.
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: isPhone ? undefined : { mt: '10vh', maxHeight: '76vh' } },
      }}
    >
      <h2 id={titleId} style={visuallyHidden}>
        {t('palette.title')}
      </h2>
      <PaletteBody {...props} />
    </Dialog>
  );
}
