import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/checksApi';
import { useFileDownload } from '../../../api/useFileDownload';
import { formatDateTime } from '../../../lib/dates';

/** The files of a record, each an authorised download. */
export function FileList({ files }: { files: CheckDetail['files'] }) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.fileId}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Button
            size="small"
            loading={running === file.fileId || null}
            onClick={() => void download(file.fileId, file.fileName)}
          >
            {file.fileName}
          </Button>
          <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.78125rem', overflowWrap: 'anywhere' }}>
            {t('records.file', { time: formatDateTime(file.uploadedAt), hash: file.sha256.slice(0, 12) })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
