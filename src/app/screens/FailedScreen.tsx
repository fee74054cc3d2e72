import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/feedback/ErrorState';
import { WholeScreen } from './WholeScreen';

interface FailedScreenProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** A screen that did not come about: try again, or load the whole console anew. */
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
