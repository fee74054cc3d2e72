import { useCallback, useEffect, useState } from 'react';
import { isGatewayError, retryAfter, type GatewayError } from '../../../api/transport/gatewayError';
import { useOpenSession } from '../../../api/resources/useOpenSession';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';
import { forgetPause, keepPause, keptPause, type PauseScene } from '../keptPause';

/** The stage of a sign-in. `unopened`: the token is granted, but loginInfo has not answered. */
export type GrantStage = 'idle' | 'granting' | 'unopened';

/**
 * Runs a call that grants a session, then opens it. The failure is kept for the form; the api has toasted it already.
 * @param scene whose pause after too many wrong tries is shown again after a reload
 * @returns `run(grant)` resolves true once the session is open; `open()` opens one whose loginInfo failed; `clear()` forgets
 * the failure, so that another way can be tried
 */
export function useSessionGrant(scene?: PauseScene) {
  const openSession = useOpenSession();
  const [stage, setStage] = useState<GrantStage>('idle');
  const [error, setError] = useState<GatewayError>();
  const showKept = useCallback(() => setError(scene && keptPause(scene)), [scene]);
  useEffect(showKept, [showKept]);
  // A session that could not be opened is still waiting: the retry button stays.
  useOnLanguageChange(() => stage !== 'unopened' && showKept());

  const attempt = useCallback(
    async (work: () => Promise<unknown>, failed: GrantStage): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (fault) {
        if (!isGatewayError(fault)) throw fault;
        setError(fault);
        const pause = retryAfter(fault);
        if (scene && fault.code && pause) keepPause(scene, fault.code, pause);
        // A session code has ended the granted session: it starts again.
        setStage(fault.kind === 'session' ? 'idle' : failed);
        return false;
      }
    },
    [scene],
  );

  const open = useCallback(async (): Promise<boolean> => {
    setError(undefined);
    setStage('granting');
    const isOpen = await attempt(openSession, 'unopened');
    if (isOpen && scene) forgetPause(scene);
    if (isOpen) setStage('idle');
    return isOpen;
  }, [attempt, openSession, scene]);

  const run = useCallback(
    async (grant: () => Promise<unknown>): Promise<boolean> => {
      setError(undefined);
      setStage('granting');
      return (await attempt(grant, 'idle')) && open();
    },
    [attempt, open],
  );

  const clear = useCallback(() => {
    showKept();
    setStage((current) => (current === 'unopened' ? 'idle' : current));
  }, [showKept]);

  return { stage, error, run, open, clear };
}
