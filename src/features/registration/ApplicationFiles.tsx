import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenApplicationFileMutation, type ApplicationFile } from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { lazyPart } from '../../components/lazyPart';
import { saveBlob } from '../../lib/saveBlob';

const PictureDialog = lazyPart(() =>
  import('../../domain/personal/PictureDialog').then((module) => module.PictureDialog),
);
const pictures = /\.(jpe?g|png)$/i;

interface ApplicationFilesProps {
  applicationId: string;
  files: readonly ApplicationFile[];
  /** Without a file there nothing was sent. */
  isRequired: boolean;
}

/** Files that an applicant sent: a picture opens in place, a paper is saved; both are recorded. */
export function ApplicationFiles({ applicationId, files, isRequired }: ApplicationFilesProps) {
  const { t } = useTranslation();
  const [openFile, { isLoading, originalArgs }] = useOpenApplicationFileMutation();
  const [shown, setShown] = useState<{ blob: Blob; name: string }>();
  const { send: open } = useSubmit(
    ({ fileId }: ApplicationFile) => openFile({ applicationFileKey: { applicationId, fileId } }),
    {
      onDone: (blob, { fileName: name }) =>
        pictures.test(name) ? setShown({ blob, name }) : saveBlob(blob, name),
    },
  );
  // Nothing was sent without it: what is gone the applicant took back.
  if (files.length === 0) return t(`applications.detail.${isRequired ? 'takenBack' : 'nothing'}`);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {files.map((file) => (
          <li key={file.fileId}>
            <Button
              size="small"
              loading={(isLoading && originalArgs?.applicationFileKey.fileId === file.fileId) || null}
              aria-label={t('applications.detail.openFile', { name: file.fileName })}
              onClick={() => void open(file)}
              sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {file.fileName}
            </Button>
          </li>
        ))}
      </Box>
      {shown && <PictureDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
