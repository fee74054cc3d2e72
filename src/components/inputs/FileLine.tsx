import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

export interface DroppedFile {
  id: string;
  name: string;
  /** Progress of the upload, 0 to 1. */
  share?: number;
  /** The reason of a failed upload, in words. */
  error?: string;
}

interface FileLineProps {
  file: DroppedFile;
  onRemove: (id: string) => void;
  /** Retries a failed file. */
  onRetry: (id: string) => void;
}

/** A file that was chosen: on its way, there, or failed with the way to try again. */
export function FileLine({ file, onRemove, onRetry }: FileLineProps) {
  const { t } = useTranslation();
  const percent = file.share === undefined ? undefined : Math.round(file.share * 100);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 1 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', color: file.error ? 'error.main' : 'text.primary' }}>
        {file.error ? t('components.file.failed', { name: file.name, reason: file.error }) : file.name}
      </Box>
      <IconButton
        size="small"
        aria-label={t('components.file.remove', { name: file.name })}
        onClick={() => onRemove(file.id)}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
      {file.error && (
        <Button
          size="small"
          aria-label={`${t('common.action.retry')}: ${file.name}`}
          onClick={() => onRetry(file.id)}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
        >
          {t('common.action.retry')}
        </Button>
      )}
      {percent !== undefined && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={t('components.file.uploading', { name: file.name, percent })}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
    </Box>
  );
}
