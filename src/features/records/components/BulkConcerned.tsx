import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatFen } from '@probity/contract/rules/fen';
import type { CheckRow } from '../../../api/resources/checksApi';
import type { Deed, Standing } from './bulkStanding';

/** So many names say enough; all of them would hide the button. */
const NAMED = 5;

interface BulkConcernedProps {
  deed: Deed;
  standing: Standing;
  /** Selected, but not loaded: nothing is known of them here. */
  hidden: number;
  /** All that match were chosen, not these one by one. */
  isSearch: boolean;
}

/** Whom a deed concerns, before it is done: some names, the money, and of whom it is known that it does not fit. */
export function BulkConcerned({ deed, standing, hidden, isSearch }: BulkConcernedProps) {
  const { t } = useTranslation();
  const { fitting, others, lately, comesBack, begun } = standing;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {(fitting.length > 0 || hidden > 0) && <span>{t(`bulk.${deed}.body`)}</span>}
      <Names rows={fitting} />
      {deed === 'cancel' && comesBack && comesBack.count > 0 && (
        <strong>{t('bulk.cancel.money', { money: formatFen(comesBack.fen), count: comesBack.count })}</strong>
      )}
      {deed === 'cancel' && begun > 0 && <span>{t('bulk.cancel.begun', { count: begun })}</span>}
      {lately.length > 0 && (
        <>
          <span>{t('bulk.remind.lately', { count: lately.length })}</span>
          <Names rows={lately} />
        </>
      )}
      {others.length > 0 && (
        <>
          <span>
            {t(isSearch ? `bulk.${deed}.othersAmong` : `bulk.${deed}.others`, { count: others.length })}
          </span>
          <Names rows={others} />
        </>
      )}
      {hidden > 0 && <span>{t('bulk.hidden', { count: hidden })}</span>}
    </Box>
  );
}

function Names({ rows }: { rows: readonly CheckRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {rows.slice(0, NAMED).map((row) => (
        <li key={row.checkId}>{`${row.candidateName} · ${row.candidateMobile} · ${row.positionTitle}`}</li>
      ))}
      {rows.length > NAMED && <li>{t('bulk.more', { count: rows.length - NAMED })}</li>}
    </Box>
  );
}
