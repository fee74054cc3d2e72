import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { LicenseFile } from '../api/resources/enterpriseApi';
import { useFileDownload } from '../api/files/useFileDownload';
import { useFilePicture } from '../api/files/useFilePicture';

interface UploadPreviewProps {
  file: Pick<LicenseFile, 'fileId' | 'fileName' | 'mime'>;
  /** What was uploaded: a business licence, or the slip of a transfer. */
  of: 'license' | 'slip';
  /** Room for the picture, in px. */
  maxHeight?: number;
  /** Shows the picture large; without it the picture is no button. */
  onEnlarge?: () => void;
}

/** What was uploaded, as it is: the picture itself, or the name of a PDF; either can be downloaded. */
export function UploadPreview({ file, of, maxHeight = 260, onEnlarge }: UploadPreviewProps) {
  const { t } = useTranslation();
  const { fileId, fileName, mime } = file;
  const isPicture = mime.startsWith('image/');
  const { url, error, retry } = useFilePicture(isPicture ? fileId : null);
  const { download, running } = useFileDownload();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        justifyItems: 'start',
        minWidth: 0,
      }}
    >
      {isPicture && url && (
        <Box
          {...(onEnlarge && { component: 'button', type: 'button', onClick: onEnlarge })}
          sx={{
            p: 0,
            border: 0,
            background: 'none',
            maxWidth: '100%',
            cursor: onEnlarge && 'zoom-in',
          }}
        >
          <Box
            component="img"
            src={url}
            alt={t(`components.upload.${of}`, { name: fileName })}
            sx={{
              display: 'block',
              maxWidth: '100%',
              maxHeight,
              objectFit: 'contain',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          />
        </Box>
      )}
      {isPicture && !url && !error && <Skeleton variant="rounded" width="100%" height={maxHeight / 2} />}
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {error}{' '}
          <Button size="small" onClick={retry}>
            {t('common.action.retry')}
          </Button>
        </Box>
      )}
      <Button
        size="small"
        color="inherit"
        startIcon={isPicture ? <DownloadOutlined /> : <DescriptionOutlined />}
        loading={running === fileId}
        aria-label={t('components.upload.download', { name: fileName })}
        onClick={() => void download(fileId, fileName)}
        sx={{ maxWidth: '100%', textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {fileName}
      </Button>
    </Box>
  );
}
