import { FILE_LIMIT } from '@probity/contract/rules/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../../api/files/useUploads';
import { useUploadInvoiceFileMutation } from '../../../api/resources/invoicesApi';
import { FileDrop } from '../../../components/inputs/FileDrop';

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

interface InvoiceFileFieldProps {
  workItemId: string;
  error: string | undefined;
  /** Its id, once it is uploaded; empty: none. */
  onChange: (fileId: string) => void;
}

/** The invoice itself; a new file replaces it. */
export function InvoiceFileField({ workItemId, error, onChange }: InvoiceFileFieldProps) {
  const { t } = useTranslation();
  const [paper, setPaper] = useState<{ id: string; name: string }>();
  const [upload] = useUploadInvoiceFileMutation();
  const take = (next: typeof paper) => {
    setPaper(next);
    onChange(next?.id ?? '');
  };
  const uploads = useUploads(
    (file) => upload({ workItemId, body: { file } }),
    ({ fileId, originalFilename }) => take({ id: fileId, name: originalFilename }),
  );
  const handleAdd = (files: File[]) => {
    uploads.pending.forEach(({ id }) => uploads.remove(id));
    uploads.add(files);
  };
  const handleRemove = (id: string) => {
    if (id === paper?.id) take(undefined);
    else uploads.remove(id);
  };
  return (
    <FileDrop
      label={t('certification.invoice.file')}
      extensions={EXTENSIONS}
      maxBytes={FILE_LIMIT}
      files={[...(paper ? [paper] : []), ...uploads.pending]}
      error={error}
      onAdd={handleAdd}
      onRemove={handleRemove}
      onRetry={uploads.retry}
    />
  );
}
