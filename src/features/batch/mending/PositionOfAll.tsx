import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LONGEST_POSITION, positionFault } from '@probity/contract/rules/positionTitle';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_POSITION } from '../batchSteps';
import type { Changes } from './useChanges';

interface PositionOfAllProps {
  change: Changes;
  /** Says which rows they are. */
  describedBy: string;
}

/** One position for all rows that have none. */
export function PositionOfAll({ change, describedBy }: PositionOfAllProps) {
  const { t } = useTranslation();
  const faultId = useId();
  const [text, setText] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const choice = text.trim();
    const fault = positionFault(choice);
    setFaulty(fault !== undefined);
    if (!fault && !change.isRunning) change.mend(NO_POSITION, { choice });
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'contents' }}>
      <div>
        <OutlinedInput
          size="small"
          value={text}
          error={isFaulty}
          inputProps={{
            'aria-label': t('batch.mend.positionOfAll'),
            'aria-describedby': isFaulty ? `${faultId} ${describedBy}` : describedBy,
            maxLength: LONGEST_POSITION,
          }}
          placeholder={t('batch.mend.positionOfAll')}
          onChange={(event) => {
            setText(event.target.value);
            setFaulty(false);
          }}
        />
        {isFaulty && (
          <FormHelperText id={faultId} role="alert" error>
            {t(text.trim() === '' ? 'batch.mend.positionRequired' : 'batch.mend.noPosition')}
          </FormHelperText>
        )}
      </div>
      <Button size="small" type="submit" variant="contained" disabled={change.isRunning}>
        {t('batch.mend.takeChoice')}
      </Button>
    </Box>
  );
}
