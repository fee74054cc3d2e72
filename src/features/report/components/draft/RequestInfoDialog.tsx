import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldFaults, isGatewayError } from '../../../../api/gatewayError';
import { useRequestInfoMutation } from '../../../../api/reportsApi';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { FormField } from '../../../../components/form/FormField';
import { toast } from '../../../../lib/toast';
import { useOnLanguageChange } from '../../../../hooks/useOnLanguageChange';

interface RequestInfoDialogProps {
  checkItemId: string;
  onClose: () => void;
}

/** Asks the candidate or the customer; the item's clock stops until the answer is in. */
export function RequestInfoDialog({ checkItemId, onClose }: RequestInfoDialogProps) {
  const { t } = useTranslation();
  const [request, { isLoading }] = useRequestInfoMutation();
  const [of, setOf] = useState<'candidate' | 'enterprise'>('candidate');
  const [question, setQuestion] = useState('');
  const [refusal, setRefusal] = useState<string>();
  useOnLanguageChange(() => setRefusal(undefined));
  const [wasTried, setTried] = useState(false);
  const isMissing = question.trim() === '';
  const handleConfirm = async () => {
    setTried(true);
    if (isMissing) return;
    try {
      await request({ body: { checkItemId, question: question.trim(), of } }).unwrap();
      toast.success(t('report.draft.requestSent'));
      onClose();
    } catch (fault) {
      // The api has said why; the question stays.
      if (!isGatewayError(fault)) throw fault;
      setRefusal(fieldFaults(fault).find(({ path }) => path === 'of')?.msg);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('report.draft.requestTitle')}
      confirmLabel={t('report.draft.requestSend')}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{t('report.draft.requestBody')}</span>
        <RadioGroup
          row
          aria-label={t('report.draft.requestOf')}
          value={of}
          onChange={(_event, value) => {
            setOf(value as typeof of);
            setRefusal(undefined);
          }}
        >
          <FormControlLabel value="candidate" control={<Radio />} label={t('report.draft.ofCandidate')} />
          <FormControlLabel value="enterprise" control={<Radio />} label={t('report.draft.ofEnterprise')} />
        </RadioGroup>
        {refusal && (
          <FormHelperText error role="alert">
            {refusal}
          </FormHelperText>
        )}
        <FormField
          label={t('report.draft.requestQuestion')}
          error={wasTried && isMissing ? t('report.draft.requestMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={question}
              multiline
              minRows={3}
              onChange={(event) => setQuestion(event.target.value)}
              slotProps={{ input: { maxLength: 500, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
      </Box>
    </ConfirmDialog>
  );
}
