import { useTranslation } from 'react-i18next';
import type { WorkItem } from '../../../api/resources/workApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { useClaiming } from '../hooks/useClaiming';
import { piecesByHolder } from '../pieces';

interface TakeOverDialogProps {
  item: WorkItem;
  onDecide: (item: WorkItem) => void;
  onClose: () => void;
}

/** Asks before a colleague's work is taken over. */
export function TakeOverDialog({ item, onDecide, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation();
  const { claim, isRunning } = useClaiming(onDecide);
  const holders = [...piecesByHolder(item).others.keys()];
  const handleConfirm = async () => {
    await claim(item, true, true);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('workOrders.takeOverTitle', { count: holders.length, name: holders.join(', ') })}
      confirmLabel={t('workOrders.takeOver')}
      isRunning={isRunning}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('workOrders.takeOverBody')}
    </ConfirmDialog>
  );
}
