import { createSelector } from '@reduxjs/toolkit';
import type { SessionRootState } from './sessionReducers';
import type { LoginState } from './types';

/** The login state as the specification's section 3 names it: token, userInfo, sideBarMenus and the merged reply. */
export const selectLoginState = createSelector(
  [(state: SessionRootState) => state.auth, (state: SessionRootState) => state.menu],
  (auth, menu): LoginState => ({ ...auth, ...menu }),
);

export const selectToken = (state: SessionRootState) => state.auth.token;
export const selectUserInfo = (state: SessionRootState) => state.auth.userInfo;
export const selectSessionKind = (state: SessionRootState) => state.session.kind;

/** The account shown in this tab; sent as `x-main-id` on business calls. */
export const selectMainId = (state: SessionRootState) => state.auth.userInfo.mainId ?? undefined;

/** True once loginInfo has answered in this tab or its stored profile is shown. */
export const selectIsSignedIn = (state: SessionRootState) =>
  state.auth.token !== '' && state.auth.userInfo.userId !== undefined;
