import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '../../../api/resources/ownApplicationApi';

interface CorrectWayProps {
  view: OwnApplication;
  onCorrect: () => void;
}

/** The way to correct what was sent, or to go on with a correction that was begun. */
export function CorrectWay({ view: { correction, correctedAt, sentAt, files }, onCorrect }: CorrectWayProps) {
  const { t } = useTranslation();
  const isBegun = correction?.savedAt !== (correctedAt ?? sentAt) || files.some(({ isSent }) => !isSent);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      {isBegun && <div>{t('apply.correct.begun')}</div>}
      <Button variant="outlined" onClick={onCorrect}>
        {t(isBegun ? 'apply.correct.goOn' : 'apply.correct.action')}
      </Button>
    </Box>
  );
}
