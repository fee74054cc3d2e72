import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '../../../../contract/rules/files';
import { useAnswerInfoRequestMutation, type CheckItemRow } from '../../../api/checksApi';
import { useUploadFileMutation } from '../../../api/fileApi';
import { useUploads } from '../../../api/useUploads';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FileDrop } from '../../../components/FileDrop';
import { TextLine } from '../../../components/form/TextLine';

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx'] as const;
const MOST_FILES = 10;
const MOST_LETTERS = 1000;

/** The enterprise's answer to what an analyst asked about an item: words, and files that show it. */
export function AnswerDialog({ item, onClose }: { item: CheckItemRow; onClose: () => void }) {
  const { t } = useTranslation();
  const [answer, { isLoading }] = useAnswerInfoRequestMutation();
  const [uploadFile] = useUploadFileMutation();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const [wasTried, setTried] = useState(false);
  const upload = useUploads(
    (file) => uploadFile({ body: { file } }),
    ({ fileId, originalFilename }) =>
      setFiles((all) => [...all, { id: fileId, name: originalFilename }].slice(0, MOST_FILES)),
  );
  const length = text.trim().length;
  const textFault =
    length === 0
      ? t('personal.dialog.tooShort', { count: 1 })
      : length > MOST_LETTERS
        ? t('personal.dialog.tooLong', { count: MOST_LETTERS })
        : undefined;
  // Sent now, the answer would come without what was to show it.
  const wasRefused = upload.pending.some((one) => one.error !== undefined);
  const isUploading = upload.pending.some((one) => one.share !== undefined);

  const handleConfirm = async () => {
    setTried(true);
    if (textFault || wasRefused) return;
    const fileIds = files.map(({ id }) => id);
    const { error } = await answer({
      body: { checkItemId: item.checkItemId, text: text.trim(), ...(fileIds.length > 0 && { fileIds }) },
    });
    // A failure was told by the api; what was written stays.
    if (!error) onClose();
  };
  const handleRemove = (id: string) => {
    if (!files.some((file) => file.id === id)) upload.remove(id);
    setFiles((all) => all.filter((file) => file.id !== id));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('records.answer.title')}
      confirmLabel={t('records.action.answer')}
      isRunning={isLoading}
      isConfirmDisabled={isUploading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{item.question}</Box>
        <TextLine
          name="text"
          label={t('records.answer.label')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={wasTried ? textFault : undefined}
          rows={3}
        />
        <FileDrop
          label={t('records.answer.files')}
          isOptional
          isMultiple
          extensions={EXTENSIONS}
          maxBytes={FILE_LIMIT}
          files={[...files, ...upload.pending]}
          error={wasTried && wasRefused ? t('records.answer.refused') : undefined}
          onAdd={upload.add}
          onRemove={handleRemove}
        />
      </Box>
    </ConfirmDialog>
  );
}
