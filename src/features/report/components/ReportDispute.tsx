import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../api/gatewayError';
import { useDisputeReportMutation, type ReportView } from '../../../api/reportsApi';
import { DisputeDialog } from '../../../domain/report/DisputeDialog';
import { toast } from '../../../lib/toast';

interface ReportDisputeProps {
  report: ReportView;
  onClose: () => void;
}

/** The enterprise disputes a report. */
export function ReportDispute({ report, onClose }: ReportDisputeProps) {
  const { t } = useTranslation();
  const [dispute, { isLoading }] = useDisputeReportMutation();
  const handleSend = async (reason: string, checkItemId?: string) => {
    try {
      await dispute({
        body: { checkId: report.checkId, reason, ...(checkItemId && { checkItemId }) },
      }).unwrap();
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
      isOpen
      isRunning={isLoading}
      onSend={(reason, checkItemId) => void handleSend(reason, checkItemId)}
      onClose={onClose}
    />
  );
}
