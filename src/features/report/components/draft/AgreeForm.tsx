import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddEvidenceMutation, type DraftItem } from '../../../../api/reportsApi';
import { FormField } from '../../../../components/form/FormField';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { toast } from '../../../../lib/toast';
import { agreedInput } from '../../findingInput';
import type { useSaveFinding } from '../../hooks/useSaveFinding';
import { FormPart } from './FormPart';

/** How people find out; the rest is for algorithms. */
const METHODS = ['phone', 'email', 'letter', 'website', 'register', 'document'] as const;
type Method = (typeof METHODS)[number];

interface AgreeFormProps {
  item: DraftItem;
  saver: ReturnType<typeof useSaveFinding>;
  /** There is another item to go on with. */
  onNext: (() => void) | undefined;
}

/** The short way for an item in which everything agrees: who says so and how, and it is done. Nothing is taken for granted. */
export function AgreeForm({ item, saver, onNext }: AgreeFormProps) {
  const { t } = useTranslation();
  const [addEvidence, adding] = useAddEvidenceMutation();
  const [source, setSource] = useState('');
  const [method, setMethod] = useState<Method>();
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  // After a failure half-way the evidence is there already.
  const hasEvidence = item.evidence.length > 0;
  const missing = wasTried && !hasEvidence;

  const handleAgree = async () => {
    setTried(true);
    focusFault();
    const { checkItemId } = item;
    if (!hasEvidence) {
      if (source.trim() === '' || !method) return;
      const obtainedAt = new Date().toISOString();
      const { error } = await addEvidence({
        body: { checkItemId, source: source.trim(), method, obtainedAt },
      });
      // The api has said why; what was typed stays.
      if (error) return;
    }
    const saved = await saver.saveFinding({ base: item, input: agreedInput(item) });
    if (!saved || !(await saver.completeItem(saved))) return;
    toast.success(t('report.draft.completed'));
    onNext?.();
  };
  return (
    <FormPart title={t('report.draft.agree.title')}>
      {!hasEvidence && (
        <>
          <FormField
            label={t('report.draft.agree.who')}
            error={missing && source.trim() === '' ? t('report.draft.evidenceMissing') : undefined}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                value={source}
                onChange={(event) => setSource(event.target.value)}
                slotProps={{ input: { maxLength: 200, 'aria-describedby': describedBy } }}
              />
            )}
          </FormField>
          <div>
            <RadioGroup
              row
              aria-label={t('report.draft.agree.how')}
              value={method ?? ''}
              onChange={(_event, value) => setMethod(value as Method)}
            >
              {METHODS.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio size="small" />}
                  label={t(`report.draft.method.${one}`)}
                />
              ))}
            </RadioGroup>
            {missing && !method && (
              <FormHelperText error role="alert">
                {t('report.draft.agree.howMissing')}
              </FormHelperText>
            )}
          </div>
        </>
      )}
      <Box>
        <Button
          variant="outlined"
          loading={adding.isLoading || saver.isSaving || saver.isCompleting}
          onClick={() => void handleAgree()}
        >
          {t(onNext ? 'report.draft.agree.next' : 'report.draft.agree.done')}
        </Button>
      </Box>
    </FormPart>
  );
}
