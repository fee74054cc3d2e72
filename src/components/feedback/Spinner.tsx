import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';

interface SpinnerProps {
  /** The thing that is loading; "Loading" by default. */
  label?: string;
}

/** A centred spinner while a screen's chunk or the session is on its way. */
export function Spinner({ label }: SpinnerProps) {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', flex: 1, minHeight: 240, p: 4 }}>
      <CircularProgress size={28} aria-label={label ?? t('common.state.loading')} />
    </Box>
  );
}
