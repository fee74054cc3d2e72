import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { useAppSelector } from '../hooks';

// A part of its own, because it needs the whole table of rights to say who can help, and most people never see it.
const ForbiddenScreen = lazyPart(() =>
  import('../screens/ForbiddenScreen').then((module) => module.ForbiddenScreen),
);

/** Without the right the 403 screen is drawn and nothing is called. The gateway checks again. */
export function RightGate({ right, children }: { right: string | undefined; children: ReactNode }) {
  const isAllowed = useAppSelector(
    (state) => right === undefined || (state.auth.userInfo.permissions ?? []).includes(right),
  );
  return isAllowed ? children : <ForbiddenScreen right={right} />;
}
