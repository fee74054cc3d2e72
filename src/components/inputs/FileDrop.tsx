import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/FormField';
import { useOnLanguageChange } from '../../hooks/useOnLanguageChange';
import { joinSentences } from '../../lib/joinSentences';
import { FileLine, type DroppedFile } from './FileLine';

interface FileDropProps {
  label: string;
  help?: string;
  isOptional?: boolean;
  /** Without dots, e.g. `['pdf', 'jpg']`. */
  extensions: readonly string[];
  maxBytes: number;
  files: readonly DroppedFile[];
  isMultiple?: boolean;
  /** With `isMultiple`: how many there may be. Those beyond it are not taken, which is said. */
  most?: number;
  /** Which camera takes the photo: of a paper, or of oneself. */
  camera?: 'environment' | 'user';
  /** While a file is on its way, that it is said instead. */
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
  most = Infinity,
  camera = 'environment',
  error: fault,
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
  const hasCamera = isTouch && extensions.includes('jpg');
  const allowed = extensions.map((one) => `.${one}`).join(',');
  const types = extensions.join(t('components.file.comma'));
  const size = `${Math.floor(maxBytes / 1024 / 1024)} MB`;

  const take = (list: FileList | null) => {
    const given = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    const refusalOf = ({ name, size: bytes }: File) => {
      if (!extensions.includes(extensionOf(name))) return t('components.file.wrongType', { name, types });
      if (bytes === 0) return t('components.file.empty', { name });
      return bytes > maxBytes ? t('components.file.tooLarge', { name, size }) : '';
    };
    const good = given.filter((file) => !refusalOf(file));
    const room = Math.max(most - files.length, 0);
    const left = good.slice(room).map(({ name }) => name);
    // Each by its name: whoever chose ten at once sees which are not there.
    const said = given.map(refusalOf).filter(Boolean);
    if (isMultiple && left.length > 0)
      said.push(t('components.file.most', { count: most, names: left.join(t('components.file.comma')) }));
    setRefusal(joinSentences(...said) || undefined);
    const taken = isMultiple ? good.slice(0, room) : good;
    if (taken.length > 0) onAdd(taken);
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };

  // One input for both: a phone with `capture` opens its camera alone, and would offer no file any more.
  const open = (isPhoto: boolean) => {
    const field = input.current!;
    if (isPhoto) field.setAttribute('capture', camera);
    else field.removeAttribute('capture');
    field.accept = isPhoto ? 'image/jpeg' : allowed;
    field.click();
  };

  const isComing = files.some(({ share }) => share !== undefined);
  const error = fault && isComing ? t('components.file.wait') : fault;
  const handleRemove = (id: string) => {
    setRefusal(undefined);
    onRemove(id);
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
            {hasCamera && (
              <Button
                variant="outlined"
                startIcon={<PhotoCameraOutlined />}
                aria-label={`${label}: ${t('components.file.photo')}`}
                onClick={() => open(true)}
              >
                {t('components.file.photo')}
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={<UploadFileOutlined />}
              aria-label={`${label}: ${t('components.file.choose')}`}
              aria-describedby={describedBy}
              data-invalid={(refusal ?? error) !== undefined}
              onClick={() => open(false)}
            >
              {t('components.file.choose')}
            </Button>
            <input
              ref={input}
              id={id}
              type="file"
              hidden
              multiple={isMultiple}
              accept={allowed}
              onChange={(event) => take(event.target.files)}
            />
            {!isTouch && <span>{t('components.file.drop')}</span>}
          </Box>
          {files.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
              {files.map((file) => (
                <FileLine key={file.id} file={file} onRemove={handleRemove} onRetry={onRetry} />
              ))}
            </Box>
          )}
        </>
      )}
    </FormField>
  );
}

function extensionOf(name: string): string {
  return name.includes('.') ? (name.split('.').pop() ?? '').toLowerCase() : '';
}
