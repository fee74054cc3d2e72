import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailPath } from './packagePaths';

interface SavingTroubleProps {
  packageId: string | undefined;
  /** Somebody else saved a draft of it meanwhile. */
  isOther: boolean;
  /** A refusal that stands at no field, in words. */
  message: string | undefined;
  onReplace: () => Promise<void>;
}

/** Why the package was not saved; another draft can be looked at in a tab of its own, and replaced with one's own. */
export function SavingTrouble({ packageId, isOther, message, onReplace }: SavingTroubleProps) {
  const { t } = useTranslation();
  const [isReading, setReading] = useState(false);
  const handleReplace = async () => {
    setReading(true);
    await onReplace();
    setReading(false);
  };
  if (!isOther) return <Alert severity="error">{message}</Alert>;
  return (
    <Alert severity="warning">
      <strong>{t('packages.builder.other.title')}</strong>
      <div>{t('packages.builder.other.body')}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, alignItems: 'center' }}>
        {packageId && (
          <Link href={`#${detailPath(packageId)}`} target="_blank" rel="noopener">
            {t('packages.builder.other.look')}
          </Link>
        )}
        <Button size="small" color="inherit" loading={isReading} onClick={() => void handleReplace()}>
          {t('packages.builder.other.replace')}
        </Button>
      </Box>
    </Alert>
  );
}
