import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { usePreviewCatalogueChangeQuery, type CatalogueValues } from '../../../api/resources/catalogueApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { chinaToday } from '../../../lib/dates';
import { ChangeLines } from './ChangeLines';
import { TouchedPackages } from './TouchedPackages';

interface ConfirmChangeProps {
  itemCode: string;
  before: CatalogueValues;
  values: CatalogueValues;
  effectiveOn: string;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What a candidate is asked for: the fields as they are decided, and the sections. */
const asked = ({ fields, fieldRules }: CatalogueValues) => JSON.stringify([fields, fieldRules]);

/** What would be different from that day on, and which packages it reaches, with what they would cost; only then it is done. */
export function ConfirmChange({
  itemCode,
  before,
  values,
  effectiveOn,
  isRunning,
  onConfirm,
  onCancel,
}: ConfirmChangeProps) {
  const { t } = useTranslation();
  const isPriceChanged = values.price !== before.price;
  const isFormChanged = asked(values) !== asked(before);
  const isFar = isPriceChanged || isFormChanged;
  const { currentData, error, refetch } = usePreviewCatalogueChangeQuery(
    isFar ? { body: { itemCode, price: values.price, effectiveOn } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const isToday = effectiveOn === chinaToday();
  return (
    <ConfirmDialog
      isOpen
      title={isToday ? t('catalogue.confirm.titleNow') : t('catalogue.confirm.title', { day: effectiveOn })}
      confirmLabel={isToday ? t('catalogue.confirm.now') : t('catalogue.confirm.later', { day: effectiveOn })}
      isRunning={isRunning}
      isConfirmDisabled={isFar && !currentData}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ChangeLines itemCode={itemCode} values={values} before={before} />
        {isFormChanged && <div>{t('catalogue.confirm.reaches')}</div>}
        {(isPriceChanged || !isFormChanged) && <div>{t('catalogue.confirm.stays')}</div>}
        {error && !currentData ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          currentData && <TouchedPackages preview={currentData} isPriced={isPriceChanged} />
        )}
      </Box>
    </ConfirmDialog>
  );
}
