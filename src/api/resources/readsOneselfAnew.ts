import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionRootState } from '../../session/sessionReducers';
import { generatedApi } from '../generated/base.gen';

interface Started<Reply> {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: Reply }>;
}

/**
 * For `onQueryStarted` of a call that changes who one is (name, picture, phone): once it has succeeded loginInfo is read and
 * merged again, so that the top bar shows it at once.
 * @param isOneself whether the reply is about the person who is signed in
 */
export function readsOneselfAnew<Reply>(isOneself: (reply: Reply, ownId: string | undefined) => boolean) {
  return async (_arg: unknown, { dispatch, getState, queryFulfilled }: Started<Reply>): Promise<void> => {
    const { auth } = getState() as SessionRootState;
    const reply = await queryFulfilled.then(
      ({ data }) => data,
      // Whoever sent it says why it failed.
      () => undefined,
    );
    if (!reply || !isOneself(reply, auth.userInfo.userId)) return;
    // Another tab has switched the account: this one keeps what it draws until it is reloaded.
    const now = (getState() as SessionRootState).auth;
    if (now.userInfo.sToken !== now.token) return;
    const { initiate } = generatedApi.endpoints.loginInfo;
    await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}
