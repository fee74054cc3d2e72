import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks whether the form takes applications again. */
export function CheckAgain({ onCheck }: { onCheck: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  const handleClick = async () => {
    setRunning(true);
    await onCheck();
    setRunning(false);
  };
  return (
    <Button variant="outlined" onClick={() => void handleClick()} loading={isRunning} sx={{ flex: 1 }}>
      {t('apply.checkAgain')}
    </Button>
  );
}
