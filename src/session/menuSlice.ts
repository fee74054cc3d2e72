import { createSlice } from '@reduxjs/toolkit';
import {
  loggedOut,
  menusLoaded,
  sessionChangedElsewhere,
  sessionEnded,
  sessionSelected,
  tokenGranted,
} from './sessionActions';
import type { MenuEntry } from './types';

interface MenuState {
  /** "list of menu entries, initially empty" (specification, section 3). */
  sideBarMenus: MenuEntry[];
}

const noMenus: MenuState = { sideBarMenus: [] };

const menuSlice = createSlice({
  name: 'menu',
  initialState: noMenus,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(menusLoaded, (_state, { payload }) => ({ sideBarMenus: payload }))
      .addCase(loggedOut, (_state, { payload }) => ({ sideBarMenus: payload.data.sideBarMenus }))
      .addCase(tokenGranted, () => noMenus)
      .addCase(sessionEnded, () => noMenus)
      .addCase(sessionSelected, () => noMenus)
      .addCase(sessionChangedElsewhere, (state, { payload }) =>
        payload.change === 'ended' ? noMenus : state,
      );
  },
});

export const menuReducer = menuSlice.reducer;
