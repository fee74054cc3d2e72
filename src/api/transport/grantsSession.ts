import type { UnknownAction } from '@reduxjs/toolkit';
import { tokenGranted } from '../../session/sessionActions';
import type { SessionKind } from '../../session/sessionKind';

interface Lifecycle<Result> {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<{ data: Result }>;
}

/**
 * `onQueryStarted` of every call that answers a LoginResult: the new token is stored and used from the next call on.
 * loginInfo (`openSession`) has to follow.
 * @param tokenOf the granted token in the reply; undefined when the reply grants none (yet)
 */
export function grantsSession<Result>(kind: SessionKind, tokenOf: (result: Result) => string | undefined) {
  return async (_arg: unknown, { dispatch, queryFulfilled }: Lifecycle<Result>): Promise<void> => {
    const token = await queryFulfilled.then(
      ({ data }) => tokenOf(data),
      // The failure belongs to whoever made the call; here it only means that there is no token.
      () => undefined,
    );
    if (token) dispatch(tokenGranted({ kind, token }));
  };
}
