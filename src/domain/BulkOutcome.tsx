import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkRow } from '../api/resources/bulkApi';

interface BulkOutcomeProps {
  deed: 'remind' | 'cancel' | 'assign' | 'takeBack' | 'approve' | 'reject';
  rows: readonly BulkRow[];
  /** They were selected in a list, where those not done stay so. */
  isSelection?: boolean;
  onClose: () => void;
}

/** How many records a deed is done with, and why not with each of the others. */
export function BulkOutcome({ deed, rows, isSelection = false, onClose }: BulkOutcomeProps) {
  const { t } = useTranslation();
  const id = useId();
  const failed = rows.filter(({ code }) => code !== 0);
  const done = rows.length - failed.length;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('bulk.outcome.title', { count: failed.length })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <span>{done > 0 ? t(`bulk.${deed}.done`, { count: done }) : t(`bulk.${deed}.none`)}</span>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
          {failed.map(({ checkId, candidateName, orderNo, msg }) => (
            <li key={checkId}>
              <strong>
                {candidateName === null ? t('bulk.outcome.gone') : `${candidateName} · ${orderNo}`}
              </strong>
              <Box sx={{ color: 'text.secondary' }}>{msg}</Box>
            </li>
          ))}
        </Box>
        {isSelection && <span>{t('bulk.outcome.left')}</span>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
