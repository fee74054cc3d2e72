import { sessionApi } from '../../api/resources/sessionApi';
import { whileWorking } from '../../lib/whileWorking';
import type { AppStore } from '../store';

/**
 * Renews the session while somebody works on the screen: polls do not, and a long text is typed without a call.
 * @returns a function that stops it
 */
export function keepSession(dispatch: AppStore['dispatch']): () => void {
  return whileWorking(
    () => void dispatch(sessionApi.endpoints.keepSession.initiate({ body: {} }, { track: false })),
  );
}
