import { authReducer } from './authSlice';
import { menuReducer } from './menuSlice';
import { sessionReducer } from './sessionSlice';

/** Spread into the store's reducer map by `app`: `{ ...sessionReducers, [gatewayApi.reducerPath]: … }`. */
export const sessionReducers = { auth: authReducer, menu: menuReducer, session: sessionReducer };

/** The part of the root state that session and api read. */
export interface SessionRootState {
  auth: ReturnType<typeof authReducer>;
  menu: ReturnType<typeof menuReducer>;
  session: ReturnType<typeof sessionReducer>;
}
