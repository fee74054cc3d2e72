import { createSlice } from '@reduxjs/toolkit';
import {
  loggedOut,
  routeEntered,
  sessionChangedElsewhere,
  sessionEnded,
  sessionOpened,
  sessionSelected,
  tokenGranted,
} from './sessionActions';
import { sessionKindOfHash, type SessionKind } from './sessionKind';

/** The session kind of this tab and its generation; no login state, only what keeps failing calls from ending it twice. */
export interface SessionMeta {
  kind: SessionKind;
  /** Counts starts and ends: a call started in an older generation must not end this one. */
  generation: number;
  /** True from a session code until the address changes or a token is granted. */
  ending: boolean;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionMeta => ({
    kind: sessionKindOfHash(window.location.hash),
    generation: 0,
    ending: false,
  }),
  reducers: {},
  extraReducers: (builder) => {
    const begin = (state: SessionMeta, kind: SessionKind, ending: boolean): SessionMeta => ({
      kind,
      generation: state.generation + 1,
      ending,
    });
    builder
      .addCase(tokenGranted, (state, { payload }) => begin(state, payload.kind, false))
      .addCase(sessionOpened, (state, { payload }) => ({ ...state, kind: payload.kind, ending: false }))
      .addCase(sessionSelected, (state, { payload }) => begin(state, payload, false))
      .addCase(sessionEnded, (state) => begin(state, state.kind, true))
      .addCase(loggedOut, (state) => begin(state, state.kind, true))
      .addCase(sessionChangedElsewhere, (state) => begin(state, state.kind, false))
      .addCase(routeEntered, (state) => ({ ...state, ending: false }));
  },
});

export const sessionReducer = sessionSlice.reducer;
