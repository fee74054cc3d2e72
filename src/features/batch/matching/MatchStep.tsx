import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchBatchMutation } from '../../../api/resources/batchesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { BatchRefusal } from '../BatchRefusal';
import { CheckboxChoice } from '../../../components/form/CheckboxChoice';
import { FormField } from '../../../components/form/FormField';
import { FieldSelect } from '../../../components/inputs/CompactSelect';
import { Section } from '../../../components/layout/Section';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { choiceFaults, firstChoices, hasFaults, likelyOf, toColumns, type Choices } from './columnChoice';
import { ColumnTable } from './ColumnTable';
import { ContestedFields } from './ContestedFields';
import { hasStopped, type StepProps } from '../batchSteps';

/** Says which column is what: suggestions to look through, and choices where two fit. */
export function MatchStep({ batch, onStep }: StepProps) {
  const { t } = useTranslation();
  const { batchId, revision, columns, counts, preview, status } = batch;
  const [headerRow, setHeaderRow] = useState(batch.headerRow);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(columns));
  const [isRemembered, setRemembered] = useState(true);
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  const [match] = useMatchBatchMutation();
  const { send, isRunning, refusal } = useSubmit(match, { onDone: () => onStep() });
  const faults = choiceFaults(choices, columns);
  // What is no list of people is read as one, too: whoever pasted it by mistake must find that out here.
  const isUnknown = columns.every((column) => likelyOf(column).length === 0);
  const handleSend = () => {
    setTried(true);
    if (hasFaults(faults)) focusFault();
    else
      void send({
        body: { batchId, revision, headerRow, columns: toColumns(choices, columns), isRemembered },
      });
  };
  const missing = faults.missing.map((field) => t(`batch.field.${field}`)).join(t('batch.columns.comma'));
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {(status === 'open' || hasStopped(batch)) && (
        <Alert severity="warning">{t('batch.columns.anew')}</Alert>
      )}
      {batch.notes.length > 0 && (
        <Alert severity="info">
          {batch.notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
      {isUnknown && (
        <Alert severity="warning">
          {t('batch.columns.unknown', {
            rows: t('batch.start.rows', { count: counts.rows }),
            columns: t('batch.columns.count', { count: columns.length }),
            beginning: shortened(preview[0] ?? []),
          })}
        </Alert>
      )}
      <Section title={t('batch.columns.title')}>
        <Box sx={{ mb: 2, color: 'text.secondary' }}>{t('batch.columns.lead')}</Box>
        <Box sx={{ maxWidth: 480, mb: 2 }}>
          <FormField label={t('batch.columns.header')}>
            {({ id }) => (
              <FieldSelect
                id={id}
                value={headerRow ?? ''}
                onChange={({ target: { value } }) => setHeaderRow(value === '' ? null : Number(value))}
              >
                <option value="">{t('batch.columns.noHeader')}</option>
                {preview.map((cells, line) => (
                  <option key={line} value={line}>
                    {t('batch.columns.line', { line: line + 1, text: shortened(cells) })}
                  </option>
                ))}
              </FieldSelect>
            )}
          </FormField>
        </Box>
        <ContestedFields columns={columns} choices={choices} wasTried={wasTried} onChoose={setChoices} />
        <ColumnTable
          columns={columns}
          preview={preview}
          headerRow={headerRow}
          choices={choices}
          faults={wasTried ? faults.at : undecided(faults.at)}
          onChoose={(at, field) => setChoices({ ...choices, [at]: field })}
        />
        {wasTried && missing !== '' && (
          <Box role="alert" sx={{ mt: 1.5, color: 'error.main' }}>
            {t('batch.columns.missing', { fields: missing })}
          </Box>
        )}
      </Section>
      <CheckboxChoice
        label={t('batch.columns.remember')}
        help={t('batch.columns.rememberHelp')}
        isChosen={isRemembered}
        onToggle={() => setRemembered(!isRemembered)}
      />
      {refusal && <BatchRefusal message={refusal.msg} />}
      <Box>
        <Button variant="contained" size="large" loading={isRunning || null} onClick={handleSend}>
          {t('batch.columns.submit')}
        </Button>
      </Box>
    </Box>
  );
}

const LONGEST = 60;

/** The cells of a line, as much as a menu shows. */
function shortened(cells: readonly string[]): string {
  const text = cells.filter(Boolean).join(' · ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Before anything was sent only the questions are marked. */
const undecided = (at: Readonly<Record<number, 'two' | 'twice'>>) =>
  Object.fromEntries(Object.entries(at).filter(([, fault]) => fault === 'two'));
