import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../../api/files/useFileDownload';
import type { OwnFile } from '../../../api/resources/ownApplicationApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import type { FilePlace, OwnFiles } from './useOwnFiles';

interface SentFilesProps {
  s: string;
  files: OwnFiles;
  place: FilePlace;
}

/** The files that were given there: each opens, and is taken back after a question. */
export function SentFiles({ s, files, place }: SentFilesProps) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  const [asking, setAsking] = useState<OwnFile>();
  const [isRunning, setRunning] = useState(false);
  const given = files.there.filter(({ questionId }) => questionId === place);
  const handleConfirm = async () => {
    if (!asking) return;
    setRunning(true);
    await files.takeBack(asking.fileId);
    setRunning(false);
    setAsking(undefined);
  };
  if (given.length === 0) return t('candidate.review.none');
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {given.map((file) => (
          <Box component="li" key={file.fileId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button
              loading={running === file.fileId || null}
              aria-label={t('apply.openFile', { name: file.fileName })}
              onClick={() => void download(file.fileId, file.fileName, s)}
              sx={{
                minWidth: 0,
                textAlign: 'start',
                overflowWrap: 'anywhere',
                justifyContent: 'start',
                flex: 1,
              }}
            >
              {file.fileName}
            </Button>
            <IconButton
              aria-label={t('apply.takeBack', { name: file.fileName })}
              onClick={() => setAsking(file)}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={t('apply.takeBackTitle')}
        confirmLabel={t('apply.takeBackConfirm')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(undefined)}
      >
        {t('apply.takeBackBody')}
      </ConfirmDialog>
    </>
  );
}
