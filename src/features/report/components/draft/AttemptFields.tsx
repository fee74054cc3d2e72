import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../../../api/resources/reportsApi';
import { CompactSelect } from '../../../../components/inputs/CompactSelect';
import { fromLocalTime, toLocalTime } from '../../localTime';

const WAYS = ['phone', 'email', 'letter', 'website', 'register'] as const satisfies readonly Attempt['way'][];

interface AttemptFieldsProps {
  /** From 1. */
  number: number;
  attempt: Attempt;
  onChange: (next: Partial<Attempt>) => void;
  onRemove: () => void;
  isDisabled: boolean;
}

/** One attempt to reach a source: time, way and result. */
export function AttemptFields({ number, attempt, onChange, onRemove, isDisabled }: AttemptFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t('report.draft.attempt', { number })}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '200px 120px 1fr auto' },
        alignItems: 'center',
      }}
    >
      <OutlinedInput
        size="small"
        type="datetime-local"
        value={toLocalTime(attempt.at)}
        disabled={isDisabled}
        onChange={(event) => onChange({ at: fromLocalTime(event.target.value) ?? attempt.at })}
        slotProps={{ input: { 'aria-label': t('report.draft.attemptAt') } }}
      />
      <CompactSelect
        value={attempt.way}
        disabled={isDisabled}
        onChange={(event) => onChange({ way: event.target.value as Attempt['way'] })}
        aria-label={t('report.draft.attemptWay')}
      >
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {t(`report.draft.way.${way}`)}
          </option>
        ))}
      </CompactSelect>
      <OutlinedInput
        size="small"
        value={attempt.outcome}
        disabled={isDisabled}
        placeholder={t('report.draft.attemptOutcome')}
        onChange={(event) => onChange({ outcome: event.target.value })}
        slotProps={{ input: { 'aria-label': t('report.draft.attemptOutcome'), maxLength: 300 } }}
      />
      {!isDisabled && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('report.draft.attemptRemove', { number })}
          onClick={onRemove}
        >
          {t('common.action.remove')}
        </Button>
      )}
    </Box>
  );
}
