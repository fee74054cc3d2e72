import Box from '@mui/material/Box';
import { batchFields } from '@probity/contract/rules/batch/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchColumn, BatchField } from '../../../api/resources/batchesApi';
import { CompactSelect } from '../../../components/inputs/CompactSelect';
import { certaintyOf, columnLetters, contestsOf, likelyOf, type Choices } from './columnChoice';

interface ColumnTableProps {
  columns: readonly BatchColumn[];
  preview: readonly (readonly string[])[];
  headerRow: number | null;
  choices: Choices;
  faults: Readonly<Record<number, 'two' | 'twice'>>;
  onChoose: (at: number, field: BatchField | null | undefined) => void;
}

/** Lines below the heads that are drawn: enough to know a column by. */
const LINES = 6;

/** The first lines of the list as they were read, and above each column what it is. */
export function ColumnTable({ columns, preview, headerRow, choices, faults, onChoose }: ColumnTableProps) {
  const { t } = useTranslation();
  const first = headerRow === null ? 0 : headerRow + 1;
  const contested = new Set(contestsOf(columns).flatMap((contest) => contest.columns.map(({ at }) => at)));
  return (
    <>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('batch.columns.preview')}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            '& th, & td': {
              px: 1.25,
              py: 0.75,
              textAlign: 'start',
              verticalAlign: 'top',
              maxWidth: 240,
              borderInlineEnd: 1,
              borderColor: 'divider',
              fontSize: '0.8125rem',
            },
            '& th': { fontWeight: 600 },
            '& td': {
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              borderTop: 1,
              borderColor: 'divider',
            },
            '& [data-unread=true]': { color: 'look.ink3' },
          }}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead
                  key={column.at}
                  column={column}
                  field={choices[column.at]}
                  fault={faults[column.at]}
                  isContested={contested.has(column.at)}
                  firstAt={columns.find(({ at }) => choices[at] === choices[column.at])?.at}
                  onChoose={(field) => onChoose(column.at, field)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {headerRow !== null && (
              <tr>
                {columns.map(({ at }) => (
                  <th key={at} scope="col">
                    {preview[headerRow]?.[at]}
                  </th>
                ))}
              </tr>
            )}
            {preview.slice(first, first + LINES).map((cells, line) => (
              <tr key={line}>
                {columns.map(({ at }) => (
                  <td key={at} data-unread={choices[at] === null}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.8125rem' }}>{t('batch.columns.more')}</Box>
    </>
  );
}

interface ColumnHeadProps {
  column: BatchColumn;
  field: BatchField | null | undefined;
  fault: 'two' | 'twice' | undefined;
  /** It is asked above the table which of several columns is the field of this one. */
  isContested: boolean;
  /** The first column that is chosen to be the same. */
  firstAt: number | undefined;
  onChoose: (field: BatchField | null | undefined) => void;
}

const NOT_READ = '-';

function ColumnHead({ column, field, fault, isContested, firstAt, onChoose }: ColumnHeadProps) {
  const { t } = useTranslation();
  const id = useId();
  const letter = columnLetters(column.at);
  const name = column.header
    ? t('batch.columns.ofNamed', { letter, header: column.header })
    : t('batch.columns.ofColumn', { letter });
  // Those that fit stand first.
  const likely = likelyOf(column);
  const others = batchFields.filter((one) => !likely.includes(one));
  const handleChange = (value: string) =>
    onChoose(value === NOT_READ ? null : value === '' ? undefined : (value as BatchField));
  const isOwnChoice = field !== column.field && column.also.length === 0;
  const certainty = () => {
    if (fault === 'two') {
      const fields = likely.map((one) => t(`batch.field.${one}`)).join(t('batch.columns.or'));
      return t(isContested ? 'batch.columns.contested' : 'batch.columns.two', { fields });
    }
    if (fault === 'twice' && field)
      return t('batch.columns.twice', {
        field: t(`batch.field.${field}`),
        letter: columnLetters(firstAt ?? column.at),
      });
    return t(
      isOwnChoice || column.also.length > 0 ? 'batch.columns.chosen' : `batch.columns.${certaintyOf(column)}`,
    );
  };
  const isDoubtful = !fault && !isOwnChoice && ['likely', 'unsure'].includes(certaintyOf(column));
  return (
    <th scope="col">
      <CompactSelect
        aria-label={name}
        aria-describedby={id}
        aria-invalid={fault !== undefined}
        value={field === null ? NOT_READ : (field ?? '')}
        onChange={(event) => handleChange(event.target.value)}
      >
        {field === undefined && <option value="">{t('batch.columns.choose')}</option>}
        {[...likely, ...others].map((one) => (
          <option key={one} value={one}>
            {t(`batch.field.${one}`)}
          </option>
        ))}
        <option value={NOT_READ}>{t('batch.columns.notRead')}</option>
      </CompactSelect>
      <Box
        id={id}
        sx={{
          mt: 0.5,
          fontWeight: 400,
          color: fault ? 'error.main' : isDoubtful ? 'warning.main' : 'text.secondary',
        }}
      >
        {certainty()}
      </Box>
    </th>
  );
}
