import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A password field's type, and the button that shows the typed text. Pasting is allowed. */
export function usePasswordReveal(): { type: 'text' | 'password'; endAdornment: ReactNode } {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return {
    type: isShown ? 'text' : 'password',
    endAdornment: (
      <IconButton
        size="small"
        edge="end"
        aria-label={t(isShown ? 'components.password.hide' : 'components.password.show')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    ),
  };
}
