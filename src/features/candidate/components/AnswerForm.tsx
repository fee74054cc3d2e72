import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAnswerAsCandidateMutation,
  useUploadCandidateFileMutation,
  type CandidateItem,
} from '../../../api/resources/candidateApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useUploads } from '../../../api/files/useUploads';
import { FieldLine } from '../../../components/form/FieldLine';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { EntryFiles } from './EntryFiles';

const empty = { text: '' };
const rules = {
  text: (value: string) => (value.trim() === '' ? { key: 'candidate.answer.missing' } : undefined),
};

interface AnswerFormProps {
  s: string;
  item: CandidateItem;
}

/** The question an item waits for, and its answer. The text stays when sending fails. */
export function AnswerForm({ s, item }: AnswerFormProps) {
  const { t } = useTranslation();
  const [answer] = useAnswerAsCandidateMutation();
  const form = useSmallForm(empty, rules);
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const [upload] = useUploadCandidateFileMutation();
  const uploads = useUploads(
    (file) => upload({ s, body: { file } }),
    ({ fileId: id, originalFilename: name }) => setFiles((known) => [...known, { id, name }]),
  );
  // Sent now, the answer would lack them.
  const isUploading = uploads.pending.length > 0;
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  useUnsavedInput(form.isDirty || files.length > 0 || isUploading);

  const { send, isRunning } = useSubmit(answer, {
    form,
    onDone: () => toast.success(t('candidate.answer.sent')),
  });
  const handleValid = ({ text }: typeof empty) => {
    if (isUploading) return focusFault();
    const fileIds = files.map(({ id }) => id);
    return send({
      body: { s, checkItemId: item.checkItemId, text: text.trim(), ...(fileIds.length > 0 && { fileIds }) },
    });
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('candidate.answer.title', { name: item.name })}
      onSubmit={(event) => {
        setTried(true);
        form.submit(handleValid)(event);
      }}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1, bgcolor: 'look.brandSoft' }}
    >
      <Box sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>{item.question}</Box>
      <FieldLine field={form.field('text')} label={t('candidate.answer.label')} maxLength={1000} rows={3} />
      <EntryFiles
        label={t('candidate.answer.files')}
        fileIds={files.map(({ id }) => id)}
        nameOf={(id) => files.find((file) => file.id === id)?.name}
        pending={uploads.pending}
        isFaulty={wasTried && isUploading}
        onAdd={uploads.add}
        onRetry={uploads.retry}
        onStop={uploads.remove}
        onChange={(ids) => setFiles(files.filter(({ id }) => ids.includes(id)))}
      />
      <Button type="submit" variant="contained" loading={isRunning}>
        {t('candidate.answer.send')}
      </Button>
    </Box>
  );
}
