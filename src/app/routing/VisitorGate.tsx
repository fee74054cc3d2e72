import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../hooks';

/** A visitor proves the phone first; the objects of `s` answer -12 when the session is not (or no longer) for it. */
export function VisitorGate({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const token = useAppSelector((state) => state.auth.token);
  if (token !== '') return children;
  const s = new URLSearchParams(search).get('s');
  return <Navigate replace to={s ? `/checkPhone?s=${encodeURIComponent(s)}` : '/checkPhone'} />;
}
