import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldSelect } from '../../components/CompactSelect';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FormField } from '../../components/form/FormField';
import type { ReportItem } from '../../api/reportsApi';

interface DisputeDialogProps {
  items: readonly Pick<ReportItem, 'checkItemId' | 'name'>[];
  isOpen: boolean;
  isRunning: boolean;
  onSend: (reason: string, checkItemId: string | undefined) => void;
  onClose: () => void;
}

/** The gateway takes no shorter reason. */
const LEAST_WORDS = 4;

/** What is wrong, and with which item; the report is locked until it is answered. */
export function DisputeDialog({ items, isOpen, isRunning, onSend, onClose }: DisputeDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [itemId, setItemId] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = reason.trim().length < LEAST_WORDS;
  const handleConfirm = () => {
    setTried(true);
    if (!isMissing) onSend(reason.trim(), itemId || undefined);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('reportBody.dispute.title')}
      confirmLabel={t('reportBody.dispute.send')}
      isRunning={isRunning}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{t('reportBody.dispute.body')}</span>
        <FormField label={t('reportBody.dispute.about')}>
          {({ id }) => (
            <FieldSelect value={itemId} onChange={(event) => setItemId(event.target.value)} id={id}>
              <option value="">{t('reportBody.dispute.whole')}</option>
              {items.map((item) => (
                <option key={item.checkItemId} value={item.checkItemId}>
                  {item.name}
                </option>
              ))}
            </FieldSelect>
          )}
        </FormField>
        <FormField
          label={t('reportBody.dispute.reason')}
          error={wasTried && isMissing ? t('reportBody.dispute.reasonMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={reason}
              multiline
              minRows={3}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ input: { maxLength: 1000, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
      </Box>
    </ConfirmDialog>
  );
}
