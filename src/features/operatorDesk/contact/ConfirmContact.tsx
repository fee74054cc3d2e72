import type { SphereValues } from '@probity/contract/rules/sphereSettings';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { chinaToday } from '../../../lib/dates';
import { ContactLines } from './ContactLines';

interface ConfirmContactProps {
  before: SphereValues;
  values: SphereValues;
  effectiveOn: string;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What would be different from that day on, and where it is read; only then it is done. */
export function ConfirmContact({ before, values, effectiveOn, ...dialog }: ConfirmContactProps) {
  const { t } = useTranslation();
  const isToday = effectiveOn === chinaToday();
  return (
    <ConfirmDialog
      isOpen
      title={isToday ? t('sphere.confirm.titleNow') : t('sphere.confirm.title', { day: effectiveOn })}
      confirmLabel={isToday ? t('sphere.confirm.now') : t('sphere.confirm.later', { day: effectiveOn })}
      {...dialog}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ContactLines values={values} before={before} />
        <div>{t('sphere.confirm.reads')}</div>
      </Box>
    </ConfirmDialog>
  );
}
