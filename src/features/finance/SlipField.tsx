import { FILE_LIMIT } from '@probity/contract/rules/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../api/files/useUploads';
import { useUploadFileMutation } from '../../api/resources/fileApi';
import { FileDrop } from '../../components/inputs/FileDrop';

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

interface SlipFieldProps {
  error: string | undefined;
  /** Its id, once it is uploaded; empty: none. */
  onChange: (fileId: string) => void;
}

/** The slip of a transfer; a new one replaces it. */
export function SlipField({ error, onChange }: SlipFieldProps) {
  const { t } = useTranslation();
  const [slip, setSlip] = useState<{ id: string; name: string }>();
  const [uploadFile] = useUploadFileMutation();
  const take = (next: typeof slip) => {
    setSlip(next);
    onChange(next?.id ?? '');
  };
  const uploads = useUploads(
    (file) => uploadFile({ body: { file } }),
    ({ fileId, originalFilename }) => take({ id: fileId, name: originalFilename }),
  );
  const handleAdd = (files: File[]) => {
    uploads.pending.forEach(({ id }) => uploads.remove(id));
    uploads.add(files);
  };
  const handleRemove = (id: string) => {
    if (id === slip?.id) take(undefined);
    else uploads.remove(id);
  };
  return (
    <FileDrop
      label={t('finance.recharge.form.slip')}
      extensions={EXTENSIONS}
      maxBytes={FILE_LIMIT}
      files={[...(slip ? [slip] : []), ...uploads.pending]}
      error={error}
      onAdd={handleAdd}
      onRemove={handleRemove}
      onRetry={uploads.retry}
    />
  );
}
