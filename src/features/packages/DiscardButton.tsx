import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDiscardPackageDraftMutation } from '../../api/resources/packagesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';
import { detailPath } from './packagePaths';

interface DiscardButtonProps {
  packageId: string;
  savedAt: string;
  /** A version is ordered: it stays. */
  isPublished: boolean;
  onDiscarded: () => void;
}

/** Drops the draft after a question. */
export function DiscardButton({ packageId, savedAt, isPublished, onDiscarded }: DiscardButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [discard] = useDiscardPackageDraftMutation();
  const { send, isRunning } = useSubmit(() => discard({ packageDraftKey: { packageId, savedAt } }), {
    onDone: () => {
      onDiscarded();
      toast.success(t('packages.builder.done.discarded'));
      void navigate(isPublished ? detailPath(packageId) : '/mealManage', { replace: true });
    },
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {t('packages.builder.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('packages.builder.discardTitle')}
        confirmLabel={t('packages.builder.discard')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t(isPublished ? 'packages.builder.discardBody' : 'packages.builder.discardNew')}
      </ConfirmDialog>
    </>
  );
}
