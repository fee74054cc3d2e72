import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../../../api/resources/reportsApi';
import { lazyPart } from '../../../../components/lazyPart';

// Most items are done without one.
const AttemptFields = lazyPart(() => import('./AttemptFields').then((module) => module.AttemptFields));

interface AttemptsEditorProps {
  attempts: readonly Attempt[];
  onChange: (attempts: Attempt[]) => void;
  isDisabled: boolean;
  /** The fault of the attempt at this place. */
  faultOf: (index: number) => string | undefined;
}

/** The attempts to reach a source, in their order. */
export function AttemptsEditor({ attempts, onChange, isDisabled, faultOf }: AttemptsEditorProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {attempts.map((attempt, index) => (
        <AttemptFields
          key={index}
          number={index + 1}
          attempt={attempt}
          isDisabled={isDisabled}
          fault={faultOf(index)}
          onChange={(next) => onChange(attempts.map((one, at) => (at === index ? { ...one, ...next } : one)))}
          onRemove={() => onChange(attempts.filter((_one, at) => at !== index))}
        />
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
