import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAnswerAsCandidateMutation,
  useUploadCandidateFileMutation,
  type CandidateItem,
} from '../../../api/candidateApi';
import { isGatewayError } from '../../../api/gatewayError';
import { useUploads } from '../../../api/useUploads';
import { FormField } from '../../../components/form/FormField';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { EntryFiles } from './EntryFiles';

interface AnswerFormProps {
  s: string;
  item: CandidateItem;
}

/** The question an item waits for, and its answer. What was written stays when sending fails. */
export function AnswerForm({ s, item }: AnswerFormProps) {
  const { t } = useTranslation();
  const [answer, { isLoading }] = useAnswerAsCandidateMutation();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const [upload] = useUploadCandidateFileMutation();
  const uploads = useUploads(
    (file) => upload({ s, body: { file } }),
    ({ fileId: id, originalFilename: name }) => setFiles((known) => [...known, { id, name }]),
  );
  // Sent now, the answer would go without them.
  const isUploading = uploads.pending.length > 0;
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  useUnsavedInput(text !== '' || files.length > 0 || isUploading);

  const handleSend = async () => {
    setTried(true);
    focusFault();
    if (text.trim() === '' || isUploading) return;
    const fileIds = files.map(({ id }) => id);
    try {
      await answer({
        body: { s, checkItemId: item.checkItemId, text: text.trim(), ...(fileIds.length > 0 && { fileIds }) },
      }).unwrap();
      toast.success(t('candidate.answer.sent'));
    } catch (fault) {
      // The api has said it; the text stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('candidate.answer.title', { name: item.name })}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSend();
      }}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1, bgcolor: 'look.brandSoft' }}
    >
      <Box sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>{item.question}</Box>
      <FormField
        label={t('candidate.answer.label')}
        error={wasTried && text.trim() === '' ? t('candidate.answer.missing') : undefined}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            value={text}
            multiline
            minRows={3}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ input: { maxLength: 1000, 'aria-describedby': describedBy } }}
          />
        )}
      </FormField>
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
      <Button type="submit" variant="contained" loading={isLoading}>
        {t('candidate.answer.send')}
      </Button>
    </Box>
  );
}
