import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/feedback/Spinner';
import { entryOf, targetAfterLogin } from './fromParameter';
import { loadScreen } from './loadScreen';
import { useAppSelector } from '../hooks';
import { loadSidebarLayout } from '../shell/loadShell';
import { useOpenedSession } from '../session/useOpenedSession';

/**
 * `/login`: who is signed in already goes on to `from` or where they start, and so does who has just signed in.
 * The login screen opens the session it was granted; this gate opens only one that was there before.
 */
export function GuestGate({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const token = useAppSelector((state) => state.auth.token);
  // A visitor's session may be granted here; its own screen opens it.
  const isLogin = useAppSelector((state) => state.session.kind === 'login');
  const permissions = useAppSelector((state) => state.auth.userInfo.permissions);
  const [tokenBefore] = useState(token);
  const hadSession = token !== '' && token === tokenBefore;
  const { status } = useOpenedSession(hadSession);
  useEffect(() => {
    // While somebody types: the frame, and the screen that the session will open on. A failure means nothing yet: each is requested
    // again when it is drawn.
    const prefetch = () => {
      void loadSidebarLayout().catch(() => undefined);
      const entry = entryOf(targetAfterLogin(search).split('?')[0]!);
      if (entry?.load) void loadScreen(entry, (load) => load()).catch(() => undefined);
    };
    document.addEventListener('keydown', prefetch, { once: true });
    return () => document.removeEventListener('keydown', prefetch);
  }, [search]);

  if (status === 'open' && isLogin) return <Navigate replace to={targetAfterLogin(search, permissions)} />;
  if (hadSession && status === 'opening') return <Spinner />;
  return children;
}
