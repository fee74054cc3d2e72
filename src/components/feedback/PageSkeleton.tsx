import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** A page's outline while its first reply is on the way: a title, and blocks. */
export function PageSkeleton({ blocks = 2 }: { blocks?: number }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('common.state.loading')} sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Skeleton variant="rounded" height={28} sx={{ maxWidth: 240 }} />
      {Array.from({ length: blocks }, (_one, index) => (
        <Skeleton key={index} variant="rounded" height={140} />
      ))}
    </Box>
  );
}
