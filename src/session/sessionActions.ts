import { createAction } from '@reduxjs/toolkit';
import type { SessionCode } from './sessionCodes';
import type { SessionKind } from './sessionKind';
import type { LoggedOutState, MenuEntry, UserInfo } from './types';

/** A login, registration, visitor login or account switch answered with a new token; loginInfo comes next. */
export const tokenGranted = createAction<{ kind: SessionKind; token: string }>('session/tokenGranted');

/** loginInfo succeeded: the reply is stored and merged into the login state. */
export const sessionOpened = createAction<{ kind: SessionKind; userInfo: UserInfo }>('session/sessionOpened');

/** "Once page menus are loaded they replace sideBarMenus" (specification, section 4). */
export const menusLoaded = createAction<MenuEntry[]>('session/menusLoaded');

/**
 * A session code arrived: storage and state of that session are cleared. `app` shows `msg` (translated; empty = no
 * toast) with `severity` and goes to `to`. Dispatched once however many calls fail together.
 */
export const sessionEnded = createAction<{
  kind: SessionKind;
  code: SessionCode;
  to: string;
  msg: string;
  severity?: 'error' | 'warning';
  /** The person got another role: the sign-in page says so, beside the words of the code. */
  isRoleChanged?: boolean;
}>('session/sessionEnded');

/** Logout succeeded: the login state is replaced by the reply's data (specification, section 4). */
export const loggedOut = createAction<{ kind: SessionKind; data: LoggedOutState }>('session/loggedOut');

/** The route requires this session; its stored items become the login state. A no-op when it is already selected. */
export const sessionSelected = createAction<SessionKind>('session/sessionSelected');

/** The address changed: failures of the previous screen have had their one toast and navigation. */
export const routeEntered = createAction('session/routeEntered');

/**
 * Another tab changed the login session. `ended`: signed out there. `opened`: signed in there. `replaced`: another token;
 * this tab stays as it is, and `app` offers a reload when the account differs.
 */
export const sessionChangedElsewhere = createAction<{
  change: 'ended' | 'opened' | 'replaced';
  token: string;
}>('session/changedElsewhere');
