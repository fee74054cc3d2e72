import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleTabContext } from '../../hooks/tabContext';
import { reloadTab } from '../../lib/unsavedInput';
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

/** Some messages begin with a small letter, to the letter of the specification: as a sentence they begin with a large one. */
const Said = styled('span')({ display: 'block', '&::first-letter': { textTransform: 'uppercase' } });

/** A failed load: what failed, why, and a way to try again; where no try can succeed, to load the tab again. */
export function ErrorState({ title, message, onRetry, action, headingLevel }: ErrorStateProps) {
  const { t } = useTranslation();
  const isStale = use(StaleTabContext);
  return (
    <StateMessage
      role="alert"
      icon={<ErrorOutlineOutlined />}
      title={title ?? t('common.state.error')}
      body={message && <Said>{message}</Said>}
      headingLevel={headingLevel}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button variant="outlined" onClick={isStale ? () => reloadTab() : onRetry}>
                {t(isStale ? 'common.action.reload' : 'common.action.retry')}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
}
