import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../../api/files/useUploads';
import { useUploadFileMutation } from '../../../api/resources/fileApi';
import { useDisputeReportMutation, type ReportView } from '../../../api/resources/reportsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DisputeDialog } from '../../../domain/report/DisputeDialog';
import type { Proof } from '../../../domain/report/DisputeDialogBody';
import { toast } from '../../../lib/toast';

interface ReportDisputeProps {
  report: ReportView;
  onClose: () => void;
}

/** The enterprise disputes a report. */
export function ReportDispute({ report: { checkId, items }, onClose }: ReportDisputeProps) {
  const { t } = useTranslation();
  const [dispute] = useDisputeReportMutation();
  const [upload] = useUploadFileMutation();
  const [files, setFiles] = useState<Proof[]>([]);
  const uploads = useUploads(
    (file) => upload({ body: { file } }),
    ({ fileId: id, originalFilename: name }) => setFiles((all) => [...all, { id, name }]),
  );
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
      files={files}
      onFiles={setFiles}
      uploads={uploads}
      onSend={(typed) => send({ body: { checkId, ...typed } })}
      onClose={onClose}
    />
  );
}
