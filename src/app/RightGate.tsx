import type { ReactNode } from 'react';
import { useAppSelector } from './hooks';
import { ForbiddenScreen } from './screens/ForbiddenScreen';

/** Without the right the 403 screen is drawn and nothing is called. The gateway checks again. */
export function RightGate({ right, children }: { right: string | undefined; children: ReactNode }) {
  const isAllowed = useAppSelector(
    (state) => right === undefined || (state.auth.userInfo.permissions ?? []).includes(right),
  );
  return isAllowed ? children : <ForbiddenScreen right={right} />;
}
