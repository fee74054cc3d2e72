import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/layout/LinkButton';

interface NotLoadedProps {
  /** Selected, but not loaded: nothing is known of them here. */
  count: number;
  /** Brings more of them; absent where the list has none of them. */
  onLoadMore?: (() => Promise<void>) | undefined;
}

/** How many of those concerned are not named, since the list has not got to them, and the way to have more of them named. */
export function NotLoaded({ count, onLoadMore }: NotLoadedProps) {
  const { t } = useTranslation();
  const [isWaiting, setWaiting] = useState(false);
  if (count <= 0) return null;
  return (
    <Box>
      <span>{t('bulk.hidden', { count })}</span>{' '}
      {onLoadMore && (
        <LinkButton
          type="button"
          aria-disabled={isWaiting}
          onClick={async () => {
            if (isWaiting) return;
            setWaiting(true);
            await onLoadMore();
            setWaiting(false);
          }}
        >
          {t(isWaiting ? 'components.table.loadingMore' : 'bulk.loadMore')}
        </LinkButton>
      )}
    </Box>
  );
}
