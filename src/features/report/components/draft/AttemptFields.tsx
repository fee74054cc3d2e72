import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../../../api/resources/reportsApi';
import { DateInput } from '../../../../components/inputs/DateInput';
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
  /** What is wrong with this attempt, in words. */
  fault: string | undefined;
}

/** One attempt to reach a source: time, way, whom and result. */
export function AttemptFields({
  number,
  attempt,
  onChange,
  onRemove,
  isDisabled,
  fault,
}: AttemptFieldsProps) {
  const { t } = useTranslation();
  const faultId = useId();
  return (
    <Box
      role="group"
      aria-label={t('report.draft.attempt', { number })}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '200px 120px 1fr 1.6fr auto' },
        alignItems: 'center',
      }}
    >
      <div>
        <DateInput
          kind="minute"
          size="small"
          label={t('report.draft.attemptAt')}
          value={toLocalTime(attempt.at)}
          disabled={isDisabled}
          onChange={(value) => onChange({ at: fromLocalTime(value) ?? attempt.at })}
        />
      </div>
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
        value={attempt.whom ?? ''}
        disabled={isDisabled}
        placeholder={t('report.draft.attemptWhom')}
        onChange={(event) => onChange({ whom: event.target.value })}
        slotProps={{ input: { 'aria-label': t('report.draft.attemptWhom'), maxLength: 100 } }}
      />
      <OutlinedInput
        size="small"
        value={attempt.outcome}
        disabled={isDisabled}
        error={fault !== undefined}
        placeholder={t('report.draft.attemptOutcome')}
        onChange={(event) => onChange({ outcome: event.target.value })}
        slotProps={{
          input: {
            'aria-label': t('report.draft.attemptOutcome'),
            'aria-describedby': fault && faultId,
            maxLength: 300,
          },
        }}
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
      {fault !== undefined && (
        <FormHelperText id={faultId} error sx={{ gridColumn: '1 / -1', m: 0 }}>
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}
