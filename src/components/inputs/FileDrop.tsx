import CloseOutlined from '@mui/icons-material/CloseOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/FormField';
import { useOnLanguageChange } from '../../hooks/useOnLanguageChange';

export interface DroppedFile {
  id: string;
  name: string;
  /** Progress of the upload, 0 to 1. */
  share?: number;
  /** The reason of a failed upload, in words. */
  error?: string;
}

interface FileDropProps {
  label: string;
  help?: string;
  isOptional?: boolean;
  /** Without dots, e.g. `['pdf', 'jpg']`. */
  extensions: readonly string[];
  maxBytes: number;
  files: readonly DroppedFile[];
  isMultiple?: boolean;
  error?: string;
  /** Files of an allowed type and size; the caller uploads them. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Retries a failed file. */
  onRetry: (id: string) => void;
}

/** Takes files by choosing or dropping, refuses wrong ones in words, and shows the progress of each upload. */
export function FileDrop({
  label,
  help,
  isOptional,
  extensions,
  maxBytes,
  files,
  isMultiple = false,
  error,
  onAdd,
  onRemove,
  onRetry,
}: FileDropProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useOnLanguageChange(() => setRefusal(undefined));
  // A finger cannot drop files; its device has a camera.
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const touchHint = extensions.includes('jpg') ? 'components.file.photo' : undefined;
  const hint = isTouch ? touchHint : 'components.file.drop';
  const types = extensions.join(t('components.file.comma'));
  const size = `${Math.floor(maxBytes / 1024 / 1024)} MB`;

  const take = (list: FileList | null) => {
    const given = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    const wrongType = given.find((file) => !extensions.includes(extensionOf(file.name)));
    const tooLarge = given.find((file) => file.size > maxBytes);
    if (wrongType) setRefusal(t('components.file.wrongType', { name: wrongType.name, types }));
    else if (tooLarge) setRefusal(t('components.file.tooLarge', { name: tooLarge.name, size }));
    else setRefusal(undefined);
    const good = given.filter((file) => extensions.includes(extensionOf(file.name)) && file.size <= maxBytes);
    if (good.length > 0) onAdd(good);
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <FormField
      label={label}
      help={[t('components.file.allowed', { types, size }), help]
        .filter(Boolean)
        .join(t('components.file.end'))}
      isOptional={isOptional}
      error={refusal ?? error}
    >
      {({ id, describedBy }) => (
        <>
          <Box
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={handleDrop}
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              gap: 1,
              p: 1.5,
              borderRadius: 1,
              border: '1px dashed',
              borderColor: isOver ? 'primary.main' : 'look.lineField',
              bgcolor: isOver ? 'look.brandSoft' : 'background.paper',
              color: 'text.secondary',
            }}
          >
            <Button
              variant="outlined"
              startIcon={<UploadFileOutlined />}
              aria-label={`${label}: ${t('components.file.choose')}`}
              aria-describedby={describedBy}
              data-invalid={(refusal ?? error) !== undefined}
              onClick={() => input.current?.click()}
            >
              {t('components.file.choose')}
            </Button>
            <input
              ref={input}
              id={id}
              type="file"
              hidden
              multiple={isMultiple}
              accept={extensions.map((one) => `.${one}`).join(',')}
              onChange={(event) => take(event.target.files)}
            />
            {hint && <span>{t(hint)}</span>}
          </Box>
          {files.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
              {files.map((file) => (
                <FileLine key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
              ))}
            </Box>
          )}
        </>
      )}
    </FormField>
  );
}

interface FileLineProps extends Pick<FileDropProps, 'onRemove' | 'onRetry'> {
  file: DroppedFile;
}

function FileLine({ file, onRemove, onRetry }: FileLineProps) {
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

function extensionOf(name: string): string {
  return name.includes('.') ? (name.split('.').pop() ?? '').toLowerCase() : '';
}
