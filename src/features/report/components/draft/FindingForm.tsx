import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../../api/transport/gatewayError';
import { sectionOf } from '@probity/contract/rules/fields/items';
import type { VerdictFault } from '@probity/contract/rules/verdict';
import type { DraftItem, ReportDraft } from '../../../../api/resources/reportsApi';
import { lazyPart } from '../../../../components/lazyPart';
import { ComputedFacts } from '../../../../domain/report/ComputedFacts';
import type { FindingInput } from '../../findingInput';
import { AttemptsEditor } from './AttemptsEditor';
import { FormPart } from './FormPart';
import { PartFault } from './PartFault';
import { VerdictFields } from './VerdictFields';

// Searches and what nobody stated have no entries.
const EntryEditor = lazyPart(() => import('./EntryEditor').then((module) => module.EntryEditor));
// Hardly any check has two different numbers.
const IdNumberField = lazyPart(() => import('./IdNumberField').then((module) => module.IdNumberField));

interface FindingFormProps {
  item: DraftItem;
  /** Set when two different ID numbers were given; asked about at identity. */
  idNumbers: ReportDraft['idNumbers'];
  input: FindingInput;
  onChange: (input: FindingInput) => void;
  isDisabled: boolean;
  /** After an attempt to save: an entry or an attempt lacks its text. */
  showMissing: boolean;
  /** After an attempt to complete: everything the item lacks, each at its field. */
  faults: readonly VerdictFault[];
  /** What the gateway refused when it was saved. */
  refused: readonly FieldFault[];
}

const MOST_ENTRIES = 30;

/** The parts of a finding that are saved together: entries, attempts, verdict. */
export function FindingForm({
  idNumbers,
  item,
  input,
  onChange,
  isDisabled,
  showMissing,
  faults,
  refused,
}: FindingFormProps) {
  const { t } = useTranslation();
  const setEntries = (entries: FindingInput['entries']) => onChange({ ...input, entries });
  const section = sectionOf(item.itemCode);
  const told = input.entries.map(({ label, claimed, verified }) => ({
    name: label,
    ...claimed,
    ...verified,
  }));
  const refusedAt = (place: string) =>
    refused.find(({ path }) => path === place || path.startsWith(`${place}.`))?.msg;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ComputedFacts facts={item.computed} />
      {input.entries.map((entry, index) => (
        <EntryEditor
          key={index}
          number={index + 1}
          entry={entry}
          told={told}
          section={section}
          fields={item.fields}
          stated={item.stated[index]}
          doubts={item.entries.find((one) => one.entryId === entry.entryId)?.doubts ?? []}
          isDisabled={isDisabled}
          fault={
            showMissing && entry.label.trim() === ''
              ? t('report.draft.entryMissing')
              : refusedAt(`entries.${index}`)
          }
          onChange={(next) => setEntries(input.entries.map((one, at) => (at === index ? next : one)))}
          // The candidate's statements stay in the report; only an entry of our own can be removed.
          onRemove={
            Object.keys(entry.claimed).length === 0
              ? () => setEntries(input.entries.filter((_one, at) => at !== index))
              : undefined
          }
        />
      ))}
      <PartFault faults={faults} part="entries" />
      {!isDisabled && item.fields.length > 0 && input.entries.length < MOST_ENTRIES && (
        <Button
          size="small"
          startIcon={<AddOutlined />}
          sx={{ justifySelf: 'start' }}
          onClick={() => setEntries([...input.entries, { label: '', claimed: {}, verified: {} }])}
        >
          {t('report.draft.entryAdd')}
        </Button>
      )}
      <FormPart title={t('report.draft.attempts')}>
        <AttemptsEditor
          attempts={input.attempts}
          isDisabled={isDisabled}
          faultOf={(index) =>
            showMissing && input.attempts[index]!.outcome.trim() === ''
              ? t('report.draft.attemptMissing')
              : refusedAt(`attempts.${index}`)
          }
          onChange={(attempts) => onChange({ ...input, attempts })}
        />
      </FormPart>
      <FormPart title={t('report.draft.result')}>
        {idNumbers && item.itemCode === 'identity' && (
          <IdNumberField
            idNumbers={idNumbers}
            input={input}
            onChange={onChange}
            isDisabled={isDisabled}
            faults={faults}
          />
        )}
        <VerdictFields
          item={item}
          input={input}
          onChange={onChange}
          isDisabled={isDisabled}
          faults={faults}
        />
      </FormPart>
    </Box>
  );
}
