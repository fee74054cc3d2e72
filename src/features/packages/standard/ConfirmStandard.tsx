import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  usePreviewStandardPackageQuery,
  type StandardPackageValues,
} from '../../../api/resources/standardPackagesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { chinaToday } from '../../../lib/dates';
import { ConcernedEnterprises } from './ConcernedEnterprises';
import { StandardLines } from './StandardLines';

interface ConfirmStandardProps {
  packageId: string;
  before: StandardPackageValues;
  values: StandardPackageValues;
  effectiveOn: string;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What would be different from that day on, and whom it concerns; only then it is done. */
export function ConfirmStandard({
  packageId,
  before,
  values,
  effectiveOn,
  isRunning,
  onConfirm,
  onCancel,
}: ConfirmStandardProps) {
  const { t } = useTranslation();
  const { currentData, error, refetch } = usePreviewStandardPackageQuery(
    { body: { packageId, effectiveOn, items: values.items } },
    { refetchOnMountOrArgChange: true },
  );
  const isToday = effectiveOn === chinaToday();
  return (
    <ConfirmDialog
      isOpen
      title={
        isToday
          ? t('standardPackages.confirm.titleNow')
          : t('standardPackages.confirm.title', { day: effectiveOn })
      }
      confirmLabel={
        isToday
          ? t('standardPackages.confirm.now')
          : t('standardPackages.confirm.later', { day: effectiveOn })
      }
      isRunning={isRunning}
      isConfirmDisabled={!currentData}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <StandardLines values={values} before={before} />
        <div>{t('standardPackages.confirm.stays')}</div>
        {error && !currentData ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          currentData && <ConcernedEnterprises preview={currentData} />
        )}
      </Box>
    </ConfirmDialog>
  );
}
