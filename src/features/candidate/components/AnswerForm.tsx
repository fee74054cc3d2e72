import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerAsCandidateMutation, type CandidateItem } from '../../../api/candidateApi';
import { isGatewayError } from '../../../api/gatewayError';
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
  const [fileIds, setFileIds] = useState<string[]>([]);
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  useUnsavedInput(text !== '');

  const handleSend = async () => {
    setTried(true);
    focusFault();
    if (text.trim() === '') return;
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
        s={s}
        label={t('candidate.answer.files')}
        fileIds={fileIds}
        nameOf={() => undefined}
        onChange={setFileIds}
      />
      <Button type="submit" variant="contained" loading={isLoading}>
        {t('candidate.answer.send')}
      </Button>
    </Box>
  );
}
