import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionRootState } from '../../session/sessionReducers';
import type { UserInfo } from '../../session/types';
import { isGatewayError, type GatewayError } from '../transport/gatewayError';
import { userApi } from './userApi';

type Thunk<Result> = ThunkAction<Promise<Result>, SessionRootState, unknown, UnknownAction>;

/**
 * Fetches loginInfo with the token in the storage, stores and merges it, and replaces the menus. To be called after
 * every granted token and before a screen with a session is drawn.
 * @throws GatewayError; the session is kept on transport faults and cleared on session codes; kind `aborted` when the
 * session changed meanwhile
 */
export function openSession(): Thunk<UserInfo> {
  return async (dispatch) => {
    const call = dispatch(
      userApi.endpoints.loginInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const userInfo = (await call.unwrap().catch(rethrow)) as UserInfo | undefined;
    // A cache that was reset meanwhile has forgotten the call: it resolves, with nothing.
    if (!userInfo) throw aborted;
    return userInfo;
  };
}

/**
 * Signs out: "loginType and username from login state" (specification, section 7). Afterwards the login state is
 * the reply's data and the storage is clear; -5 counts as done.
 * @throws GatewayError when the gateway did not answer: the session is kept
 */
export function signOut(): Thunk<void> {
  return async (dispatch, getState) => {
    const { loginType = '', username = '' } = getState().auth.userInfo;
    await dispatch(userApi.endpoints.logout.initiate({ body: { loginType, username } }))
      .unwrap()
      .catch(rethrow);
  };
}

const aborted: GatewayError = { kind: 'aborted', msg: '' };

/** Redux Toolkit rejects an aborted call with its own AbortError; callers shall meet one shape only. */
function rethrow(cause: unknown): never {
  if (isGatewayError(cause)) throw cause;
  if ((cause as { name?: unknown } | null)?.name === 'AbortError') {
    throw aborted;
  }
  throw cause;
}
