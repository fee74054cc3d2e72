import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRejectDisputeMutation } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { ReasonDialog } from '../../../../domain/personal/ReasonDialog';
import { toast } from '../../../../lib/toast';

interface RejectDisputeDialogProps {
  checkId: string;
  onClose: () => void;
}

/** Leaves the report as it is, for a reason that the disputing party reads. */
export function RejectDisputeDialog({ checkId, onClose }: RejectDisputeDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [reject] = useRejectDisputeMutation();
  const { send, isRunning } = useSubmit(reject, {
    onDone: () => {
      toast.success(t('reportReview.dispute.rejected'));
      onClose();
      // The report stays, with the answer beside the dispute.
      void navigate(`/reportDetail?id=${checkId}`, { replace: true });
    },
  });
  return (
    <ReasonDialog
      title={t('reportReview.dispute.rejectTitle')}
      body={t('reportReview.dispute.rejectBody')}
      label={t('reportReview.dispute.rejectReason')}
      confirmLabel={t('reportReview.dispute.rejectDo')}
      minLength={4}
      maxLength={1000}
      isMultiline
      isRunning={isRunning}
      onConfirm={(reason) => send({ body: { checkId, reason } })}
      onClose={onClose}
    />
  );
}
