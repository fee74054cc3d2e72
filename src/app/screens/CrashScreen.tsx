import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { WholeScreen } from './WholeScreen';

/** The error screen: something broke while drawing. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <WholeScreen>
      <ErrorState
        headingLevel="h1"
        title={t('app.crash.title')}
        message={t('app.crash.body')}
        onRetry={onRetry}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('common.action.reload')}
          </Button>
        }
      />
    </WholeScreen>
  );
}
