import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { useAppSelector } from '../hooks';

// A part of its own, because it needs the whole table of rights to say who can help, and most people never see it. Its words
// come with it: some routes have no frame that would bring them.
const ForbiddenScreen = lazyPart(async () => {
  const [module] = await Promise.all([import('../screens/ForbiddenScreen'), loadPhrases('shell')]);
  return module.ForbiddenScreen;
});

/** Without the right the 403 screen is drawn and nothing is called. The gateway checks again. */
export function RightGate({ right, children }: { right: string | undefined; children: ReactNode }) {
  const isAllowed = useAppSelector(
    (state) => right === undefined || (state.auth.userInfo.permissions ?? []).includes(right),
  );
  return isAllowed ? children : <ForbiddenScreen right={right} />;
}
