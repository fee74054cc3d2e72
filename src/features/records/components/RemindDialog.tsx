import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckRow } from '../../../api/resources/checksApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';

interface RemindDialogProps {
  /** The selected checks without consent: these candidates get an SMS. */
  awaited: readonly CheckRow[];
  /** Selected too, but nothing is expected from them. */
  others: readonly CheckRow[];
  isRunning: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * The receivers of the SMS, before it is sent; and the selected candidates who get none, because nothing is expected from
 * them.
 */
export function RemindDialog({ awaited, others, isRunning, onConfirm, onClose }: RemindDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen
      title={t('records.remind.title', { count: awaited.length })}
      confirmLabel={t('records.remind.confirm')}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <span>{t('records.remind.body')}</span>
        <Names rows={awaited} />
        {others.length > 0 && (
          <>
            <span>{t('records.remind.others')}</span>
            <Names rows={others} />
          </>
        )}
      </Box>
    </ConfirmDialog>
  );
}

function Names({ rows }: { rows: readonly CheckRow[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
      {rows.map((row) => (
        <li key={row.checkId}>{`${row.candidateName} · ${row.candidateMobile} · ${row.positionTitle}`}</li>
      ))}
    </Box>
  );
}
