import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/feedback/Spinner';
import { keptVisit } from '../../session/keptVisits';
import { sessionOpened } from '../../session/sessionActions';
import { useAppDispatch, useAppSelector } from '../hooks';

/**
 * A visitor proves the phone first, unless they keep a session for this `s` on a phone of their own; the objects of `s` answer
 * -12 when the session is not (or no longer) for it.
 */
export function VisitorGate({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.auth.token);
  const s = new URLSearchParams(search).get('s');
  const kept = token === '' && s ? keptVisit(s) : undefined;
  const isKept = kept !== undefined;
  useLayoutEffect(() => {
    if (kept) dispatch(sessionOpened({ kind: 'visitor', userInfo: kept }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- read anew at each rendering, it is opened once
  }, [isKept, dispatch]);
  if (token !== '') return children;
  if (isKept) return <Spinner />;
  return <Navigate replace to={s ? `/checkPhone?s=${encodeURIComponent(s)}` : '/checkPhone'} />;
}
