import { useTranslation } from 'react-i18next';
import { useDisputeReportMutation, type ReportView } from '../../../api/resources/reportsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DisputeDialog } from '../../../domain/report/DisputeDialog';
import { toast } from '../../../lib/toast';

interface ReportDisputeProps {
  report: ReportView;
  onClose: () => void;
}

/** The enterprise disputes a report. */
export function ReportDispute({ report: { checkId, items }, onClose }: ReportDisputeProps) {
  const { t } = useTranslation();
  const [dispute] = useDisputeReportMutation();
  const { send, isRunning } = useSubmit(dispute, {
    onDone: () => {
      toast.success(t('reportBody.dispute.sent'));
      onClose();
    },
  });
  return (
    <DisputeDialog
      items={items}
      isOpen
      isRunning={isRunning}
      onSend={(reason, checkItemId) =>
        send({ body: { checkId, reason, ...(checkItemId && { checkItemId }) } })
      }
      onClose={onClose}
    />
  );
}
