import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '../../../api/resources/auditApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';
import { AuditSentence } from './AuditSentence';
import { factValue } from './factValue';

interface AuditDialogProps {
  row: AuditRow;
  onClose: () => void;
}

/** One event in a sentence; all that is known of it, ids and addresses too, is folded away. */
export function AuditDialog({ row, onClose }: AuditDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const items = [
    { label: t('accountAudit.detail.who'), value: row.actorName },
    ...(row.actingFor ? [{ label: t('accountAudit.detail.actingFor'), value: row.actingFor }] : []),
    { label: t('accountAudit.detail.kind'), value: row.group },
    {
      label: t('accountAudit.detail.about'),
      value: [row.entityWord, row.object].filter(Boolean).join(' · '),
    },
    { label: t('accountAudit.detail.ip'), value: row.ip },
    { label: t('accountAudit.detail.request'), value: row.requestId && <code>{row.requestId}</code> },
    {
      label: t('accountAudit.detail.number'),
      value: row.seq === null ? t('accountAudit.detail.unsealed') : String(row.seq),
    },
    { label: t('accountAudit.detail.id'), value: <code>{row.eventId}</code> },
  ];
  const facts = row.details.map((fact) => ({ label: fact.label, value: factValue(fact) }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{row.what}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>
            <AuditSentence row={row} />
            <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
              {formatDateTime(row.at)}
              {row.actingFor && ` · ${t('accountAudit.actingFor', { account: row.actingFor })}`}
            </Box>
          </div>
          <Box component="details" sx={{ '& summary': { cursor: 'pointer', mb: 1 } }}>
            <summary>{t('accountAudit.detail.fold')}</summary>
            <KeyValueList items={[...facts, ...items]} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('accountAudit.detail.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
