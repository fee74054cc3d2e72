import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState';
import { Spinner } from '../../components/feedback/Spinner';
import { loginRoute } from './fromParameter';
import { useAppSelector } from '../hooks';
import { useKeptSession } from '../session/useKeptSession';
import { useOpenedSession } from '../session/useOpenedSession';

/** Draws its children only with an open login session; without a token it redirects to the login and back. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { status, error, retry } = useOpenedSession(true);
  const isEnding = useAppSelector((state) => state.session.ending);
  useKeptSession(status === 'open');

  if (status === 'open') return children;
  // Signed out at this moment: the listener is about to navigate.
  if (status === 'none' && isEnding) return <Spinner />;
  if (status === 'none') return <Navigate replace to={loginRoute(pathname + search)} />;
  if (status === 'opening') return <Spinner label={t('app.session.opening')} />;
  return (
    <ErrorState
      headingLevel="h1"
      title={t('app.session.unreachable')}
      message={`${error?.msg ?? ''}. ${t('app.session.unreachableHelp')}`}
      onRetry={retry}
    />
  );
}
