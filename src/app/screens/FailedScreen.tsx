import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/feedback/ErrorState';
import { WholeScreen } from './WholeScreen';

interface FailedScreenProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** A screen that could not be shown: try again, or reload the whole console. */
export function FailedScreen(props: FailedScreenProps) {
  const { t } = useTranslation();
  return (
    <WholeScreen>
      <ErrorState
        headingLevel="h1"
        {...props}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('common.action.reload')}
          </Button>
        }
      />
    </WholeScreen>
  );
}
