import { createSlice } from '@reduxjs/toolkit';
import {
  loggedOut,
  sessionChangedElsewhere,
  sessionEnded,
  sessionOpened,
  sessionSelected,
  tokenGranted,
} from '../../session/sessionActions';

/** The frame's facts about this tab's session beyond the login state. */
interface FrameState {
  /** The token for which loginInfo has answered in this tab; a stored profile alone opens no screen. */
  openedToken: string;
  /** Another tab signed in differently; this one keeps what it draws until it is reloaded. */
  isSessionReplaced: boolean;
}

const closed: FrameState = { openedToken: '', isSessionReplaced: false };

const frameSlice = createSlice({
  name: 'frame',
  initialState: closed,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionOpened, (_state, { payload }) => ({ ...closed, openedToken: payload.userInfo.sToken }))
      .addCase(sessionChangedElsewhere, (_state, { payload }) =>
        payload.change === 'replaced' ? { openedToken: payload.token, isSessionReplaced: true } : closed,
      )
      .addCase(tokenGranted, () => closed)
      .addCase(sessionSelected, () => closed)
      .addCase(sessionEnded, () => closed)
      .addCase(loggedOut, () => closed);
  },
});

export const frameReducer = frameSlice.reducer;
