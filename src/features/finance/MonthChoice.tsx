import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { formatFen } from '@probity/contract/rules/fen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceDesk } from '../../api/resources/invoicesApi';
import { Tick } from '../../components/form/Tick';
import type { AppField } from '../../components/form/useAppForm';
import { sumOf } from './invoiceRules';

type Month = InvoiceDesk['statements'][number];

interface MonthChoiceProps {
  months: readonly Month[];
  field: AppField<string[]>;
}

/** The closed months, each with what was spent in it; one that cannot be invoiced says why. */
export function MonthChoice({ months, field: { name, value, error, inputRef, onChange } }: MonthChoiceProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const firstFree = months.findIndex(isFree);
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <Box
      component="fieldset"
      aria-describedby={error && errorId}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 0.5 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, color: 'text.secondary' }}>
        {t('finance.invoices.form.months')}
      </Box>
      <Box sx={{ display: 'grid', maxHeight: 224, overflowY: 'auto' }}>
        {months.map((month, at) => (
          <Box
            component="label"
            key={month.statementId}
            sx={{ display: 'flex', gap: 1, py: 0.75, alignItems: 'baseline', flexWrap: 'wrap' }}
          >
            <Tick
              name={name}
              ref={at === firstFree ? inputRef : undefined}
              checked={value.includes(month.statementId)}
              disabled={!isFree(month) && !value.includes(month.statementId)}
              aria-invalid={error !== undefined}
              onChange={() => toggle(month.statementId)}
              sx={{ alignSelf: 'center' }}
            />
            <span>{month.month}</span>
            {month.state !== 'nothing' && <strong>{formatFen(month.amount)}</strong>}
            <WhyNot month={month} />
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText id={errorId} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {value.length > 0 && (
        <Box role="status" sx={{ fontWeight: 600 }}>
          {t('finance.invoices.form.total', { amount: formatFen(sumOf([...months], value)) })}
        </Box>
      )}
    </Box>
  );
}

const isFree = ({ state }: Month) => state === 'free';

function WhyNot({ month: { state, amount } }: { month: Month }) {
  const { t } = useTranslation();
  const why = state !== 'free' ? state : amount < 0 ? 'reversed' : undefined;
  if (!why) return null;
  return <Box sx={{ color: 'text.secondary' }}>{t(`finance.invoices.form.state.${why}`)}</Box>;
}
