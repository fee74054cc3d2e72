import { configureStore } from '@reduxjs/toolkit';
import { gatewayApi } from '../api/transport/gatewayApi';
import { createApiResetListener } from '../api/transport/resetApiOnSessionChange';
import { createSessionListener } from '../session/sessionListener';
import { sessionReducers } from '../session/sessionReducers';
import { createAppListener } from './appListener';
import { frameReducer } from './session/frameSlice';

/** Session, api and app in one store, not yet connected to anything outside the page (createStore). */
export function configureAppStore() {
  return configureStore({
    reducer: { ...sessionReducers, frame: frameReducer, [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      // Uploads carry File objects and downloads Blob replies through the api's cache. The check for mutated state stays
      // (outside production); its duration on a busy machine is no reason to warn.
      defaults({ serializableCheck: false, immutableCheck: { warnAfter: 2000 } })
        .prepend(
          createSessionListener().middleware,
          createApiResetListener().middleware,
          createAppListener().middleware,
        )
        .concat(gatewayApi.middleware),
  });
}

export type AppStore = ReturnType<typeof configureAppStore>;
export type RootState = ReturnType<AppStore['getState']>;
