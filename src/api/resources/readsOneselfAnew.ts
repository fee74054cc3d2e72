import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionRootState } from '../../session/sessionReducers';
import { generatedApi } from '../generated/base.gen';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Reads and merges loginInfo again: what it says of oneself or of the account may have changed. */
export const readOneselfAnew =
  () =>
  async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
    // Another tab has switched the account: this one keeps what it draws until it is reloaded.
    const { auth } = getState() as SessionRootState;
    if (auth.userInfo.sToken !== auth.token) return;
    const { initiate } = generatedApi.endpoints.loginInfo;
    await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
  };

interface Started<Reply> {
  dispatch: Dispatch;
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
    await dispatch(readOneselfAnew());
  };
}
