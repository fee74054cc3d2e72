import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPackageActiveMutation } from '../../api/resources/packagesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';

interface SwitchButtonProps {
  packageId: string;
  name: string;
  isActive: boolean;
}

/** Takes a package off the list to order from, after a question, or puts it back. */
export function SwitchButton({ packageId, name, isActive }: SwitchButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [change] = useSetPackageActiveMutation();
  const { send, isRunning } = useSubmit(
    (active: boolean) => change({ packageSwitch: { packageId, active } }),
    {
      onDone: (_done, active) =>
        toast.success(t(active ? 'packages.done.on' : 'packages.done.off', { name })),
      onEnd: () => setAsking(false),
    },
  );
  return (
    <>
      <Button
        color="inherit"
        loading={isRunning && !isActive}
        onClick={() => (isActive ? setAsking(true) : void send(true))}
      >
        {t(isActive ? 'packages.action.off' : 'packages.action.on')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('packages.switchOff.title', { name })}
        confirmLabel={t('packages.action.off')}
        isRunning={isRunning}
        onConfirm={() => void send(false)}
        onCancel={() => setAsking(false)}
      >
        {t('packages.switchOff.body')}
      </ConfirmDialog>
    </>
  );
}
