import { createSlice } from '@reduxjs/toolkit';
import {
  loggedOut,
  sessionChangedElsewhere,
  sessionEnded,
  sessionOpened,
  sessionSelected,
  tokenGranted,
} from './sessionActions';
import { sessionKindOfHash } from './sessionKind';
import { readToken, readUserInfo } from './storedSession';
import type { SessionKind } from './sessionKind';
import type { AuthState } from './types';

/** Nobody signed in. */
export const signedOut: AuthState = { token: '', userInfo: {} };

/** Token and userInfo as the storage has them (specification, section 3: "empty if absent"). */
export function storedAuthState(kind: SessionKind): AuthState {
  const userInfo = readUserInfo(kind);
  return { ...userInfo, token: readToken(kind), userInfo };
}

const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => storedAuthState(sessionKindOfHash(window.location.hash)),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(tokenGranted, (_state, { payload }) => ({ token: payload.token, userInfo: {} }))
      // "merged into login state": {...state, ...data, token: data.sToken, userInfo: data}
      .addCase(sessionOpened, (state, { payload: { userInfo } }) => ({
        ...state,
        ...userInfo,
        token: userInfo.sToken,
        userInfo,
      }))
      .addCase(sessionEnded, () => signedOut)
      // "state is replaced by the response data"; the menus part of it goes to menuSlice.
      .addCase(loggedOut, (_state, { payload: { data } }) => {
        const { sideBarMenus: _menus, ...rest } = data;
        return rest;
      })
      .addCase(sessionSelected, (_state, { payload }) => storedAuthState(payload))
      .addCase(sessionChangedElsewhere, (state, { payload }) =>
        payload.change === 'ended' ? signedOut : { ...state, token: payload.token },
      );
  },
});

export const authReducer = authSlice.reducer;
