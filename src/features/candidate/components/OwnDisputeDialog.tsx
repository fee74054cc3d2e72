import { useTranslation } from 'react-i18next';
import { useDisputeOwnReportMutation } from '../../../api/candidateApi';
import { isGatewayError } from '../../../api/gatewayError';
import { DisputeDialog } from '../../../domain/report/DisputeDialog';
import type { ReportView } from '../../../api/reportsApi';
import { toast } from '../../../lib/toast';

interface OwnDisputeDialogProps {
  s: string;
  report: ReportView;
  isOpen: boolean;
  onClose: () => void;
}

/** The candidate disputes the own report. */
export function OwnDisputeDialog({ s, report, isOpen, onClose }: OwnDisputeDialogProps) {
  const { t } = useTranslation();
  const [dispute, { isLoading }] = useDisputeOwnReportMutation();
  const handleSend = async (reason: string, checkItemId?: string) => {
    try {
      await dispute({ body: { s, reason, ...(checkItemId && { checkItemId }) } }).unwrap();
      toast.success(t('reportBody.dispute.sent'));
      onClose();
    } catch (fault) {
      // The api has said why; what was written stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };
  return (
    <DisputeDialog
      items={report.items}
      isOpen={isOpen}
      isRunning={isLoading}
      onSend={(reason, checkItemId) => void handleSend(reason, checkItemId)}
      onClose={onClose}
    />
  );
}
