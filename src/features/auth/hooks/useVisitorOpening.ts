import { CODE } from '@probity/contract/codeNames';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGatewayError, type GatewayError } from '../../../api/transport/gatewayError';
import { useLazyGetOpeningQuery } from '../../../api/resources/openingApi';
import { keptVisit } from '../../../session/keptVisits';
import { selectToken } from '../../../session/selectors';
import { sessionOpened } from '../../../session/sessionActions';
import { canBeS } from '../authRules';

export type OpeningKind = 'invitation' | 'share' | 'registration';

/** `closed`: one answer for a wrong, expired or revoked `s`. `list`: the phone is proven, nothing is chosen yet. */
export type OpeningStage = 'form' | 'opening' | 'failed' | 'closed' | 'list';

const SCREENS: Record<OpeningKind, string> = {
  invitation: '/candidate',
  share: '/sr',
  registration: '/apply',
};

/** Leads from a proven phone to its object: through `s` at once, without one through the list. */
export function useVisitorOpening(s: string | null) {
  const navigate = useNavigate();
  // Who was refused with one phone comes to prove another.
  const isOther = (useLocation().state as { otherPhone?: boolean } | null)?.otherPhone ?? false;
  const hasSession = useSelector(selectToken) !== '';
  const dispatch = useDispatch();
  const [getOpening] = useLazyGetOpeningQuery();
  const [outcome, setOutcome] = useState<{ s: string | null; stage: OpeningStage; error?: GatewayError }>();

  const go = useCallback(
    (kind: OpeningKind, code: string) =>
      navigate(`${SCREENS[kind]}?s=${encodeURIComponent(code)}`, { replace: true }),
    [navigate],
  );

  /** To be called once the visitor's session is open. */
  const open = useCallback(async () => {
    if (!s) {
      setOutcome({ s, stage: 'list' });
      return;
    }
    setOutcome({ s, stage: 'opening' });
    try {
      const { kind } = await getOpening({ body: { s } }).unwrap();
      void go(kind, s);
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      // -12: the session in this tab is for something else, so the phone is requested.
      const stage = error.code === CODE.LINK_CLOSED ? 'closed' : error.kind === 'session' ? 'form' : 'failed';
      setOutcome({ s, stage, error });
    }
  }, [getOpening, go, s]);

  // Coming back to the link in the same tab, or reloading the list, the phone is proven already.
  useEffect(() => {
    // Whoever keeps the session of a form on a phone of their own proves it no second time.
    const kept = hasSession || isOther || s === null ? undefined : keptVisit(s);
    if (kept) dispatch(sessionOpened({ kind: 'visitor', userInfo: kept }));
    if ((hasSession || kept) && !isOther && (s === null || canBeS(s))) void open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a session granted later is opened by the form
  }, [s]);

  const close = useCallback((error: GatewayError) => setOutcome({ s, stage: 'closed', error }), [s]);
  const restart = useCallback(() => setOutcome({ s, stage: 'form' }), [s]);

  if (s !== null && !canBeS(s)) return { stage: 'closed' as const, open, close, restart, go };
  const current = outcome?.s === s ? outcome : undefined;
  return {
    stage: current?.stage ?? 'form',
    error: current?.error,
    open,
    close,
    restart,
    go,
  };
}
