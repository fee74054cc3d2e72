import { useTranslation } from 'react-i18next';
import type { WorkItem } from '../../../api/resources/workApi';
import { ReasonDialogBody } from '../../../domain/personal/ReasonDialogBody';
import { useClaiming } from '../hooks/useClaiming';
import { nameOf } from '../pieces';

interface GiveBackDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** Gives work back, with the reason that whoever takes it next reads at it. */
export function GiveBackDialog({ item, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation();
  const { giveBack, isRunning } = useClaiming(() => undefined, onClose);
  return (
    <ReasonDialogBody
      title={t('workOrders.giveBackOf', { name: nameOf(item) })}
      body={t('workOrders.giveBackBody')}
      label={t('workOrders.giveBackWhy')}
      confirmLabel={t('workOrders.giveBack')}
      missingKey="workOrders.giveBackMissing"
      maxLength={500}
      isMultiline
      isRunning={isRunning}
      onConfirm={(note) => giveBack(item, note)}
      onClose={onClose}
    />
  );
}
