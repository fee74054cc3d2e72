import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from './StateMessage';

interface ErrorStateProps {
  title?: string;
  /** The fault in words, e.g. the gateway's msg. */
  message?: ReactNode;
  onRetry?: () => void;
  /** A further action beside Try again. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}

/** A failed load: what failed, why, and a way to try again. */
export function ErrorState({ title, message, onRetry, action, headingLevel }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <StateMessage
      role="alert"
      icon={<ErrorOutlineOutlined />}
      title={title ?? t('common.state.error')}
      body={message}
      headingLevel={headingLevel}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button variant="outlined" onClick={onRetry}>
                {t('common.action.retry')}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
}
