import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The outline of a list that is loading. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('common.state.loading')} sx={{ px: 2, py: 1 }}>
      {[0, 1, 2, 3].map((line) => (
        <Box key={line} sx={{ py: 1 }}>
          <Skeleton width="90%" />
          <Skeleton width="35%" />
        </Box>
      ))}
    </Box>
  );
}
