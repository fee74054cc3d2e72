import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../../api/files/useUploads';
import {
  useDisputeOwnReportMutation,
  useUploadCandidateFileMutation,
} from '../../../api/resources/candidateApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DisputeDialog } from '../../../domain/report/DisputeDialog';
import type { Proof } from '../../../domain/report/DisputeDialogBody';
import type { ReportView } from '../../../api/resources/reportsApi';
import { toast } from '../../../lib/toast';

interface OwnDisputeDialogProps {
  s: string;
  report: ReportView;
  onClose: () => void;
}

/** The candidate disputes their own report. */
export function OwnDisputeDialog({ s, report, onClose }: OwnDisputeDialogProps) {
  const { t } = useTranslation();
  const [dispute] = useDisputeOwnReportMutation();
  const [upload] = useUploadCandidateFileMutation();
  const [files, setFiles] = useState<Proof[]>([]);
  const uploads = useUploads(
    (file) => upload({ s, body: { file } }),
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
      items={report.items}
      isOpen
      isRunning={isRunning}
      files={files}
      onFiles={setFiles}
      uploads={uploads}
      onSend={(typed) => send({ body: { s, ...typed } })}
      onClose={onClose}
    />
  );
}
