import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCheckChanged,
  useOpenCandidateFileMutation,
  type CheckDetail,
} from '../../api/resources/checksApi';
import { useLazyDownloadFileQuery } from '../../api/resources/fileApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { lazyPart } from '../../components/lazyPart';
import { formatDateTime } from '../../lib/dates';
import { saveBlob } from '../../lib/saveBlob';
import { PurposeDialog } from './PurposeDialog';

type RecordFile = CheckDetail['files'][number];
export type CheckFile = Omit<RecordFile, 'about'> & Partial<Pick<RecordFile, 'about'>>;

const PictureDialog = lazyPart(() => import('./PictureDialog').then((module) => module.PictureDialog));

/** The kinds that reveal masked data: the candidate's documents and the form they signed. */
const personal: readonly string[] = ['candidate', 'signedForm'];

/** Pictures that a browser draws by itself, by extension: the gateway derived it from the bytes. */
const pictures = /\.(jpe?g|png)$/i;

interface CheckFilesProps {
  checkId: string;
  files: readonly CheckFile[];
  /** Suggested purpose for opening a candidate's document. */
  purpose?: string;
}

/**
 * Files of a check. Pictures open in place, anything else is an authorised download; a document of the candidate's or their
 * signed form requires a purpose, which is logged.
 */
export function CheckFiles({ checkId, files, purpose }: CheckFilesProps) {
  const { t } = useTranslation();
  const [download, { isFetching, originalArgs }] = useLazyDownloadFileQuery();
  const [openFile] = useOpenCandidateFileMutation();
  const checkChanged = useCheckChanged();
  const [asked, setAsked] = useState<CheckFile>();
  const [shown, setShown] = useState<{ blob: Blob; name: string }>();

  /** The api has reported a failure, and nothing opens. */
  const handleBytes = ({ fileName }: CheckFile, blob: Blob | undefined) => {
    if (blob && pictures.test(fileName)) setShown({ blob, name: fileName });
    else if (blob) saveBlob(blob, fileName);
  };
  const handleClick = async (file: CheckFile) => {
    if (personal.includes(file.kind)) setAsked(file);
    else handleBytes(file, (await download({ fileId: file.fileId })).data);
  };
  const { send, isRunning } = useSubmit(
    ({ file: { fileId }, why }: { file: CheckFile; why: string }) =>
      openFile({ body: { fileId, purpose: why } }),
    {
      onDone: (bytes, { file }) => {
        checkChanged(checkId);
        handleBytes(file, bytes);
      },
      onEnd: () => setAsked(undefined),
    },
  );
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {files.map((file) => (
          <Box
            component="li"
            key={file.fileId}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
          >
            <Button
              size="small"
              // Its name aligns with the facts below it.
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', px: 0.5, ml: -0.5 }}
              loading={(isFetching && originalArgs?.fileId === file.fileId) || null}
              onClick={() => void handleClick(file)}
            >
              {file.fileName}
            </Button>
            <Box
              component="span"
              sx={{ color: 'look.ink3', fontSize: '0.78125rem', overflowWrap: 'anywhere' }}
            >
              {file.about &&
                `${[t(`personal.section.${file.about.section}`), file.about.label].filter(Boolean).join(': ')} · `}
              {t('personal.file.facts', {
                time: formatDateTime(file.uploadedAt),
                hash: file.sha256.slice(0, 12),
              })}
            </Box>
          </Box>
        ))}
      </Box>
      {asked && (
        <PurposeDialog
          title={t('personal.reveal.fileTitle')}
          confirmLabel={t('personal.reveal.open')}
          initialText={purpose}
          isRunning={isRunning}
          onConfirm={(why) => send({ file: asked, why })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {shown && <PictureDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
