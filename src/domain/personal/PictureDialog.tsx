import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../lib/saveBlob';

interface PictureDialogProps {
  /** Fetched with the session; its address belongs to this page alone and ends with the dialog. */
  blob: Blob;
  name: string;
  onClose: () => void;
}

/** A picture in place, fitted to the window or in its own size. */
export function PictureDialog({ blob, name, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [url, setUrl] = useState<string>();
  const [isActual, setActual] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        {hasFailed && <p role="alert">{t('personal.file.gone')}</p>}
        {url && !hasFailed && (
          <Box
            component="img"
            src={url}
            alt={t('personal.file.picture', { name })}
            onError={() => setFailed(true)}
            sx={
              isActual ? { maxWidth: 'none' } : { maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' }
            }
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => saveBlob(blob, name)}>
          {t('personal.file.download')}
        </Button>
        {!hasFailed && (
          <Button color="inherit" onClick={() => setActual(!isActual)}>
            {t(isActual ? 'personal.file.fit' : 'personal.file.actualSize')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('personal.file.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
