import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import type { LicenseFile } from '../../../api/resources/enterpriseApi';
import { useUploadFileMutation } from '../../../api/resources/fileApi';
import { useUploads } from '../../../api/files/useUploads';
import { FileDrop } from '../../../components/inputs/FileDrop';
import { UploadPreview } from '../../../domain/UploadPreview';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;

interface LicenseFieldProps {
  license: LicenseFile | null;
  error: string | undefined;
  onChange: (license: LicenseFile | null) => void;
}

/** One picture or PDF of the licence; a new one replaces it. */
export function LicenseField({ license, error, onChange }: LicenseFieldProps) {
  const { t } = useTranslation();
  const [uploadFile] = useUploadFileMutation();
  const uploads = useUploads(
    (file) => uploadFile({ body: { file } }),
    ({ fileId, originalFilename, size }) =>
      onChange({ fileId, fileName: originalFilename, mime: mimeOf(originalFilename), size }),
  );
  const kept = license ? [{ id: license.fileId, name: license.fileName }] : [];
  const handleAdd = (files: File[]) => {
    uploads.pending.forEach(({ id }) => uploads.remove(id));
    uploads.add(files);
  };
  const handleRemove = (id: string) => {
    if (id === license?.fileId) onChange(null);
    else uploads.remove(id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FileDrop
        label={t('enterprise.field.license')}
        help={t('enterprise.help.license')}
        extensions={EXTENSIONS}
        maxBytes={FILE_LIMIT}
        files={[...kept, ...uploads.pending]}
        error={error}
        onAdd={handleAdd}
        onRemove={handleRemove}
        onRetry={uploads.retry}
      />
      {license && <UploadPreview of="license" file={license} />}
    </Box>
  );
}

/** The gateway has checked that content and name agree. */
function mimeOf(name: string): string {
  const extension = name.split('.').pop()!.toLowerCase();
  if (extension === 'pdf') return 'application/pdf';
  return extension === 'png' ? 'image/png' : 'image/jpeg';
}
