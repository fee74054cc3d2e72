import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatFen } from '@probity/contract/rules/fen';
import type { Deed, Standing } from './bulkStanding';
import { NotLoaded } from './NotLoaded';
import { RecordNames } from './RecordNames';

interface BulkConcernedProps {
  deed: Deed;
  standing: Standing;
  /** Selected, but not loaded: nothing is known of them here. */
  hidden: number;
  /** All that match were chosen, not these one by one. */
  isSearch: boolean;
  /** Brings more of those that are not loaded. */
  onLoadMore?: (() => Promise<void>) | undefined;
}

/** Whom a deed concerns, before it is done: some names, the money, and of whom it is known that it does not fit. */
export function BulkConcerned({ deed, standing, hidden, isSearch, onLoadMore }: BulkConcernedProps) {
  const { t } = useTranslation();
  const { fitting, others, lately, comesBack, begun } = standing;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {(fitting.length > 0 || hidden > 0) && <span>{t(`bulk.${deed}.body`)}</span>}
      <RecordNames rows={fitting} />
      {deed === 'cancel' && comesBack && comesBack.count > 0 && (
        <strong>{t('bulk.cancel.money', { money: formatFen(comesBack.fen), count: comesBack.count })}</strong>
      )}
      {deed === 'cancel' && begun > 0 && <span>{t('bulk.cancel.begun', { count: begun })}</span>}
      {lately.length > 0 && (
        <>
          <span>{t('bulk.remind.lately', { count: lately.length })}</span>
          <RecordNames rows={lately} />
        </>
      )}
      {others.length > 0 && (
        <>
          <span>
            {t(isSearch ? `bulk.${deed}.othersAmong` : `bulk.${deed}.others`, { count: others.length })}
          </span>
          <RecordNames rows={others} />
        </>
      )}
      <NotLoaded count={hidden} onLoadMore={onLoadMore} />
    </Box>
  );
}
