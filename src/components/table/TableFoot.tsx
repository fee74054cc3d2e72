import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface TableFootProps {
  shown: number;
  /** Exact, or a text such as "10 000+". */
  total?: number | string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore?: () => void;
}

/** The number of rows shown, and the next page. */
export function TableFoot({ shown, total, hasMore, isLoadingMore, onLoadMore }: TableFootProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 44,
        px: 1.5,
        color: 'look.ink3',
        fontSize: '0.78125rem',
      }}
    >
      <span aria-live="polite">
        {total === undefined
          ? t('components.table.rangeOpen', { shown })
          : t('components.table.range', { shown, total })}
      </span>
      {hasMore && onLoadMore && (
        <Button
          size="small"
          variant="outlined"
          onClick={onLoadMore}
          loading={isLoadingMore}
          loadingPosition="start"
        >
          {isLoadingMore ? t('components.table.loadingMore') : t('components.table.loadMore')}
        </Button>
      )}
    </Box>
  );
}
