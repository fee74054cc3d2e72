import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftItem } from '../../../../api/resources/reportsApi';
import { FormField } from '../../../../components/form/FormField';
import { FieldDoubt } from '../../../../domain/report/FieldDoubt';
import { monthShift } from '../../../../domain/report/monthShift';
import { useFieldWords } from '../../../../domain/report/useFieldWords';
import { fieldDiffers } from '@probity/contract/rules/fields/compare';
import type { sectionOf } from '@probity/contract/rules/fields/items';
import { repeatedBy } from '@probity/contract/rules/fields/repeats';
import { saidToBeNone, type FindingInput } from '../../findingInput';
import { VerifiedInput } from './VerifiedInput';

type Entry = FindingInput['entries'][number];

interface EntryEditorProps {
  number: number;
  entry: Entry;
  /** Every entry of the item as it stands, this one at `number`. */
  told: readonly Record<string, unknown>[];
  section: ReturnType<typeof sectionOf>;
  fields: DraftItem['fields'];
  /** What the candidate said of it, with words that are nothing to compare. */
  stated: DraftItem['stated'][number] | undefined;
  onChange: (entry: Entry) => void;
  onRemove?: () => void;
  isDisabled: boolean;
  /** What is wrong with this entry, in words. */
  fault: string | undefined;
  /** Doubts about dates of the saved entry. */
  doubts: DraftItem['entries'][number]['doubts'];
}

/** One employer, school or case: claimed values at the left, found ones beside them. */
export function EntryEditor(props: EntryEditorProps) {
  const { number, entry, fields, onChange, onRemove, isDisabled, doubts } = props;
  const repeated = repeatedBy(props.section, props.told, number - 1);
  const { t } = useTranslation();
  const { label, text } = useFieldWords();
  const fault =
    props.fault ??
    (repeated === undefined ? undefined : t('report.draft.entryRepeats', { number: repeated + 1 }));
  const set = (name: string, value: Entry['verified'][string]) =>
    onChange({ ...entry, verified: { ...entry.verified, [name]: value } });
  return (
    <Box
      component="section"
      aria-label={entry.label || t('report.draft.entry', { number })}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <FormField label={t('report.draft.entryLabel')} help={t('report.draft.entryLabelHelp')} error={fault}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              size="small"
              value={entry.label}
              disabled={isDisabled}
              onChange={(event) => onChange({ ...entry, label: event.target.value })}
              slotProps={{ input: { maxLength: 200, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
        {onRemove && !isDisabled && (
          <Button
            color="inherit"
            onClick={onRemove}
            aria-label={t('report.draft.entryRemove', { number })}
            sx={{ mb: 3 }}
          >
            {t('common.action.remove')}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(110px, 0.7fr) 1fr 1.3fr' },
          gap: { xs: 0.5, sm: 1 },
          alignItems: 'center',
        }}
      >
        <Head />
        {fields.map(({ name, type }) => {
          const claimed = text(entry.claimed[name], name);
          const differs = fieldDiffers(entry.claimed[name], entry.verified[name]);
          const months = differs ? monthShift(entry.claimed[name], entry.verified[name]) : undefined;
          const isEmpty = [undefined, null, ''].includes(entry.verified[name] as never);
          return (
            <Fragment key={name}>
              <Box sx={{ color: 'look.ink3', fontSize: '0.8125rem', mt: { xs: 1, sm: 0 } }}>
                {label(name)}
              </Box>
              <Box sx={{ minWidth: 0, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
                <span>
                  {claimed || saidToBeNone(props.stated, entry.label, name) || (
                    <Box sx={{ color: 'look.ink3' }}>{t('reportBody.notGiven')}</Box>
                  )}
                  <FieldDoubt entry={{ doubts }} field={name} of="claimed" />
                </span>
                {claimed && isEmpty && !isDisabled && (
                  <Button
                    size="small"
                    onClick={() => set(name, entry.claimed[name]!)}
                    aria-label={t('report.draft.takeOf', { field: label(name) })}
                    sx={{ ml: 'auto', minWidth: 0 }}
                  >
                    {t('report.draft.take')}
                  </Button>
                )}
              </Box>
              <Box
                sx={
                  differs
                    ? { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'lamp.yellow' } }
                    : undefined
                }
              >
                <VerifiedInput
                  name={name}
                  claimed={entry.claimed[name]}
                  label={`${label(name)}, ${t('report.draft.verified')}`}
                  type={type}
                  value={entry.verified[name]}
                  onChange={(value) => set(name, value)}
                  isDisabled={isDisabled}
                />
                <FieldDoubt entry={{ doubts }} field={name} of="verified" />
                {differs && (
                  <Box sx={{ color: 'lamp.yellow', fontSize: '0.78125rem', fontWeight: 600 }}>
                    {months === undefined
                      ? t('report.draft.differs')
                      : t(months < 0 ? 'reportBody.monthsEarlier' : 'reportBody.monthsLater', {
                          count: Math.abs(months),
                        })}
                  </Box>
                )}
              </Box>
            </Fragment>
          );
        })}
      </Box>
    </Box>
  );
}

function Head() {
  const { t } = useTranslation();
  const style = {
    display: { xs: 'none', sm: 'block' },
    color: 'text.secondary',
    fontSize: '0.78125rem',
    fontWeight: 600,
  };
  return (
    <>
      <Box sx={style} />
      <Box sx={style}>{t('report.draft.claimed')}</Box>
      <Box sx={style}>{t('report.draft.verified')}</Box>
    </>
  );
}
