import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAddEvidenceMutation, type DraftItem } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { FieldLine } from '../../../../components/form/FieldLine';
import { FieldRadios } from '../../../../components/form/FieldRadios';
import { useSmallForm } from '../../../../hooks/useSmallForm';
import { toast } from '../../../../lib/toast';
import { useUnsavedInput } from '../../../../lib/unsavedInput';
import { useFieldWords } from '../../../../domain/report/useFieldWords';
import { agreedInput, unstatedIn } from '../../findingInput';
import type { useSaveFinding } from '../../hooks/useSaveFinding';
import { FormPart } from './FormPart';

/** The methods of people; the others are for algorithms. */
const METHODS = ['phone', 'email', 'letter', 'website', 'register', 'document'] as const;
type Method = (typeof METHODS)[number];

const empty = { source: '', method: '' };
const rules = {
  source: (value: string) => (value.trim() === '' ? { key: 'report.draft.evidenceMissing' } : undefined),
  method: (value: string) => (value === '' ? { key: 'report.draft.agree.howMissing' } : undefined),
};

interface AgreeFormProps {
  item: DraftItem;
  saver: ReturnType<typeof useSaveFinding>;
  /** Absent when there is no other item to go on with. */
  onNext: (() => void) | undefined;
}

/** The short form for an item in which everything agrees: source and method, and it is completed. Nothing is preset. */
export function AgreeForm({ item, saver, onNext }: AgreeFormProps) {
  const { t } = useTranslation();
  const [addEvidence] = useAddEvidenceMutation();
  const form = useSmallForm(empty, rules);
  // After a failure half-way the evidence is already saved.
  const hasEvidence = item.evidence.length > 0;
  useUnsavedInput(form.isDirty && !hasEvidence);

  const agree = () =>
    saver.save({ base: item, input: agreedInput(item) }, (saved) =>
      saver.complete(saved, () => {
        toast.success(t('report.draft.completed'));
        onNext?.();
      }),
    );
  const { label } = useFieldWords();
  const comma = t('reportBody.comma');
  const unstated = unstatedIn(item).map(({ entry, names }) => {
    const fields = names.map(label).join(comma);
    // With several entries it is said which of them lacks it.
    return item.entries.length > 1 ? t('common.labelled', { label: entry, text: fields }) : fields;
  });
  const { send, isRunning } = useSubmit(addEvidence, { form, onDone: agree });
  const handleValid = ({ source, method }: typeof empty) =>
    send({
      body: {
        checkItemId: item.checkItemId,
        source: source.trim(),
        method: method as Method,
        obtainedAt: new Date().toISOString(),
      },
    });
  return (
    <FormPart title={t('report.draft.agree.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasEvidence) agree();
          else form.submit(handleValid)(event);
        }}
        sx={{ display: 'contents' }}
      >
        {unstated.length > 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            {t('report.draft.agree.notStated', { fields: unstated.join(t('report.draft.agree.joint')) })}
          </Box>
        )}
        {!hasEvidence && (
          <>
            <FieldLine field={form.field('source')} label={t('report.draft.agree.who')} maxLength={200} />
            <FieldRadios
              isRow
              field={form.field('method')}
              label={t('report.draft.agree.how')}
              options={METHODS.map((one) => ({ value: one, label: t(`report.draft.method.${one}`) }))}
            />
          </>
        )}
        <Box>
          <Button
            type="submit"
            variant="outlined"
            loading={isRunning || saver.isSaving || saver.isCompleting}
          >
            {t(onNext ? 'report.draft.agree.next' : 'report.draft.agree.done')}
          </Button>
        </Box>
      </Box>
    </FormPart>
  );
}
