import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { CompactSelect } from '../../../../components/CompactSelect';
import type { Attempt } from '../../../../api/reportsApi';
import { fromLocalTime, toLocalTime } from '../../localTime';

const WAYS = ['phone', 'email', 'letter', 'website', 'register'] as const satisfies readonly Attempt['way'][];

interface AttemptsEditorProps {
  attempts: readonly Attempt[];
  onChange: (attempts: Attempt[]) => void;
  isDisabled: boolean;
}

/** Each try to reach a source: when, how, and what came of it. */
export function AttemptsEditor({ attempts, onChange, isDisabled }: AttemptsEditorProps) {
  const { t } = useTranslation();
  const set = (index: number, next: Partial<Attempt>) =>
    onChange(attempts.map((one, at) => (at === index ? { ...one, ...next } : one)));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {attempts.map((attempt, index) => (
        <Box
          key={index}
          role="group"
          aria-label={t('report.draft.attempt', { number: index + 1 })}
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
            onChange={(event) => set(index, { at: fromLocalTime(event.target.value) ?? attempt.at })}
            slotProps={{ input: { 'aria-label': t('report.draft.attemptAt') } }}
          />
          <CompactSelect
            value={attempt.way}
            disabled={isDisabled}
            onChange={(event) => set(index, { way: event.target.value as Attempt['way'] })}
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
            onChange={(event) => set(index, { outcome: event.target.value })}
            slotProps={{ input: { 'aria-label': t('report.draft.attemptOutcome'), maxLength: 300 } }}
          />
          {!isDisabled && (
            <Button
              size="small"
              color="inherit"
              aria-label={t('report.draft.attemptRemove', { number: index + 1 })}
              onClick={() => onChange(attempts.filter((_one, at) => at !== index))}
            >
              {t('common.action.remove')}
            </Button>
          )}
        </Box>
      ))}
      {!isDisabled && attempts.length < 30 && (
        <Button
          size="small"
          startIcon={<AddOutlined />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...attempts, { at: new Date().toISOString(), way: 'phone', outcome: '' }])}
        >
          {t('report.draft.attemptAdd')}
        </Button>
      )}
    </Box>
  );
}
