import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import { useAnswerInfoRequestMutation, type CheckItemRow } from '../../../api/resources/checksApi';
import { useUploadFileMutation } from '../../../api/resources/fileApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useUploads } from '../../../api/files/useUploads';
import { FileDrop } from '../../../components/inputs/FileDrop';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx'] as const;
const MOST_FILES = 10;
const MOST_LETTERS = 1000;

interface Answer {
  text: string;
  files: { id: string; name: string }[];
}

const empty: Answer = { text: '', files: [] };

/** The enterprise's answer to an analyst's question about an item: text, and files that support it. */
export function AnswerDialog({ item, onClose }: { item: CheckItemRow; onClose: () => void }) {
  const { t } = useTranslation();
  const [uploadFile] = useUploadFileMutation();
  const upload = useUploads(
    (file) => uploadFile({ body: { file } }),
    ({ fileId, originalFilename: name }) =>
      form.change('files', [...form.getValues().files, { id: fileId, name }]),
  );
  const wasRefused = upload.pending.some((one) => one.error !== undefined);
  const form = useAppForm(empty, {
    text: (value) => {
      const { length } = value.trim();
      if (length === 0) return { key: 'personal.dialog.tooShort', values: { count: 1 } };
      return length > MOST_LETTERS
        ? { key: 'personal.dialog.tooLong', values: { count: MOST_LETTERS } }
        : undefined;
    },
    // Sent now, the answer would lack the file.
    files: () => (wasRefused ? { key: 'recordDetail.answer.refused' } : undefined),
  });
  const files = form.field('files');
  const [answer] = useAnswerInfoRequestMutation();
  const { send, isRunning } = useSubmit(answer, { form, onDone: onClose });

  const handleSend = ({ text, files: shown }: Answer) => {
    const fileIds = shown.map(({ id }) => id);
    return send({
      body: {
        checkItemId: item.checkItemId,
        text: text.trim(),
        ...(fileIds.length > 0 && { fileIds }),
      },
    });
  };
  const handleRemove = (id: string) => {
    if (!files.value.some((file) => file.id === id)) upload.remove(id);
    files.onChange(files.value.filter((file) => file.id !== id));
  };
  return (
    <FormDialog
      title={t('recordDetail.answer.title')}
      submitLabel={t('records.action.answer')}
      isSubmitDisabled={upload.pending.some((one) => one.share !== undefined)}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty || upload.pending.length > 0}
      isRunning={isRunning}
    >
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{item.question}</Box>
      <FieldLine field={form.field('text')} label={t('recordDetail.answer.label')} rows={3} />
      <FileDrop
        label={t('recordDetail.answer.files')}
        isOptional
        isMultiple
        most={MOST_FILES}
        extensions={EXTENSIONS}
        maxBytes={FILE_LIMIT}
        files={[...files.value, ...upload.pending]}
        error={wasRefused ? files.error : undefined}
        onAdd={upload.add}
        onRemove={handleRemove}
        onRetry={upload.retry}
      />
    </FormDialog>
  );
}
