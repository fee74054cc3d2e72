import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The browser's own checkbox: the first screen saves the bytes of a drawn one. */
export function KeepPhone(props: UseFormRegisterReturn) {
  const { t } = useTranslation();
  return (
    <Box
      component="label"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 24,
        fontSize: '0.8125rem',
        '& input': { width: 16, height: 16, m: 0, accentColor: 'var(--p-palette-primary-main)' },
      }}
    >
      <input type="checkbox" {...props} />
      {t('auth.login.keepPhone')}
    </Box>
  );
}
