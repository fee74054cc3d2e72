import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetchCandidateFileMutation, type CheckDetail } from '../../../api/checksApi';
import { useFileDownload } from '../../../api/useFileDownload';
import { formatDateTime } from '../../../lib/dates';
import { saveBlob } from '../../../lib/saveBlob';
import { PurposeDialog } from './PurposeDialog';

type CheckFile = CheckDetail['files'][number];

/** The files of a record, each an authorised download; a document of the candidate's asks what for, and that is logged. */
export function FileList({ checkId, files }: { checkId: string; files: CheckDetail['files'] }) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  const [fetchFile, { isLoading }] = useFetchCandidateFileMutation();
  const [asked, setAsked] = useState<CheckFile>();

  const handleClick = (file: CheckFile) => {
    if (file.kind === 'candidate') setAsked(file);
    else void download(file.fileId, file.fileName);
  };
  const handleConfirm = async ({ fileId, fileName }: CheckFile, purpose: string) => {
    const { data } = await fetchFile({ checkId, body: { fileId, purpose } });
    if (data) saveBlob(data, fileName);
    setAsked(undefined);
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {files.map((file) => (
          <Box
            component="li"
            key={file.fileId}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Button size="small" loading={running === file.fileId || null} onClick={() => handleClick(file)}>
              {file.fileName}
            </Button>
            <Box
              component="span"
              sx={{ color: 'look.ink3', fontSize: '0.78125rem', overflowWrap: 'anywhere' }}
            >
              {t('records.file', { time: formatDateTime(file.uploadedAt), hash: file.sha256.slice(0, 12) })}
            </Box>
          </Box>
        ))}
      </Box>
      {asked && (
        <PurposeDialog
          title={t('records.reveal.fileTitle')}
          confirmLabel={t('records.action.download')}
          isRunning={isLoading}
          onConfirm={(purpose) => void handleConfirm(asked, purpose)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
