import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { gatewayApi } from '../api/gatewayApi';
import { createApiResetListener } from '../api/resetApiOnSessionChange';
import { followOtherTabs } from '../session/otherTabs';
import { createSessionListener } from '../session/sessionListener';
import { sessionReducers } from '../session/sessionReducers';
import { createAppListener } from './appListener';
import { followLanguage } from './followLanguage';
import { frameReducer } from './frameSlice';

/** Puts session, api and app together. Tests make their own. */
export function createStore() {
  const store = configureStore({
    reducer: { ...sessionReducers, frame: frameReducer, [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      // Uploads carry File objects and downloads Blob replies through the api's cache. The check for changed state stays
      // (outside production); how long it takes on a busy machine is nothing to warn of.
      defaults({ serializableCheck: false, immutableCheck: { warnAfter: 2000 } })
        .prepend(
          createSessionListener().middleware,
          createApiResetListener().middleware,
          createAppListener().middleware,
        )
        .concat(gatewayApi.middleware),
  });
  const stops = [setupListeners(store.dispatch), followOtherTabs(store), followLanguage(store)];
  return { store, stop: () => stops.forEach((stop) => stop()) };
}

export type AppStore = ReturnType<typeof createStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
