import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LONGEST_POSITION } from '@probity/contract/rules/positionTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_POSITION } from '../batchSteps';
import type { Changes } from './useChanges';

/** One position for all rows that have none. */
export function PositionOfAll({ change }: { change: Changes }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <>
      <OutlinedInput
        size="small"
        value={text}
        inputProps={{ 'aria-label': t('batch.mend.positionOfAll'), maxLength: LONGEST_POSITION }}
        placeholder={t('batch.mend.positionOfAll')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        size="small"
        variant="contained"
        disabled={text.trim() === '' || change.isRunning}
        onClick={() => change.mend(NO_POSITION, { choice: text.trim() })}
      >
        {t('batch.mend.takeChoice')}
      </Button>
    </>
  );
}
