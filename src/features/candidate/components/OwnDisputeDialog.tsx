import { useTranslation } from 'react-i18next';
import { useDisputeOwnReportMutation } from '../../../api/resources/candidateApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DisputeDialog } from '../../../domain/report/DisputeDialog';
import type { ReportView } from '../../../api/resources/reportsApi';
import { toast } from '../../../lib/toast';

interface OwnDisputeDialogProps {
  s: string;
  report: ReportView;
  isOpen: boolean;
  onClose: () => void;
}

/** The candidate disputes their own report. */
export function OwnDisputeDialog({ s, report, isOpen, onClose }: OwnDisputeDialogProps) {
  const { t } = useTranslation();
  const [dispute] = useDisputeOwnReportMutation();
  const { send, isRunning } = useSubmit(dispute, {
    onDone: () => {
      toast.success(t('reportBody.dispute.sent'));
      onClose();
    },
  });
  return (
    <DisputeDialog
      items={report.items}
      isOpen={isOpen}
      isRunning={isRunning}
      onSend={(reason, checkItemId) => send({ body: { s, reason, ...(checkItemId && { checkItemId }) } })}
      onClose={onClose}
    />
  );
}
