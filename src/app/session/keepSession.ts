import { sessionApi } from '../../api/resources/sessionApi';
import { whileWorking } from '../../lib/whileWorking';
import type { AppStore } from '../store';

/**
 * Polls renew no session, and a long text is typed without a call: while somebody works on the screen the gateway is told.
 * @returns stops it
 */
export function keepSession(dispatch: AppStore['dispatch']): () => void {
  return whileWorking(
    () => void dispatch(sessionApi.endpoints.keepSession.initiate({ body: {} }, { track: false })),
  );
}
