import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { AuditRow } from '../../../api/resources/auditApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { TextLink } from '../../../components/layout/TextLink';
import { formatDateTime } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { auditLink } from './auditLink';
import { factValue } from './useFactText';

interface AuditDialogProps {
  row: AuditRow;
  onClose: () => void;
}

/** One event with all its facts. */
export function AuditDialog({ row, onClose }: AuditDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isStaff = useSelector(selectUserInfo).userType === 'staff';
  const link = auditLink(row, isStaff);
  const named = row.object ?? row.entityWord;
  const about = (
    <>
      {row.object && `${row.entityWord} · `}
      {link ? <TextLink to={link}>{named}</TextLink> : named}
    </>
  );
  const items = [
    { label: t('accountAudit.detail.when'), value: formatDateTime(row.at) },
    { label: t('accountAudit.detail.who'), value: row.actorName },
    ...(row.actingFor ? [{ label: t('accountAudit.detail.actingFor'), value: row.actingFor }] : []),
    { label: t('accountAudit.detail.kind'), value: row.group },
    { label: t('accountAudit.detail.about'), value: about },
    { label: t('accountAudit.detail.ip'), value: row.ip },
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
          {facts.length > 0 && <KeyValueList items={facts} />}
          <KeyValueList items={items} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('accountAudit.detail.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
