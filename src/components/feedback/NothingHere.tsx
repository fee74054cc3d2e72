import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from './ErrorState';

interface NothingHereProps {
  /** The gateway's words, where it was asked. */
  message?: string;
  /** The list of what is there, and what leads to it. */
  to: string;
  label: string;
}

/** An address about something that is not there: another try would bring nothing, so it leads on. */
export function NothingHere({ message, to, label }: NothingHereProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      headingLevel="h1"
      title={t('app.notFound.title')}
      message={message ?? t('app.notFound.body')}
      action={
        <Button component={Link} to={to} variant="outlined">
          {label}
        </Button>
      }
    />
  );
}
