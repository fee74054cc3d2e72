import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDeleteApplicationMutation } from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';

/** Deletes what an applicant sent, after a question. */
export function DeleteApplication({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [drop] = useDeleteApplicationMutation();
  const { send, isRunning } = useSubmit(() => drop({ applicationKey: { applicationId } }), {
    onDone: () => {
      toast.success(t('applications.detail.deleted'));
      void navigate('/jobRegistration', { replace: true });
    },
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {t('applications.detail.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('applications.detail.deleteTitle')}
        confirmLabel={t('applications.detail.delete')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('applications.detail.deleteBody')}
      </ConfirmDialog>
    </>
  );
}
