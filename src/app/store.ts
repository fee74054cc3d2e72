import { configureStore } from '@reduxjs/toolkit';
import { gatewayApi } from '../api/transport/gatewayApi';
import { createApiResetListener } from '../api/transport/resetApiOnSessionChange';
import { createSessionListener } from '../session/sessionListener';
import { sessionReducers } from '../session/sessionReducers';
import { createAppListener } from './appListener';
import { frameReducer } from './session/frameSlice';

/** Session, api and app in one store. Nothing outside the page is followed yet (createStore). */
export function configureAppStore() {
  return configureStore({
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
}

export type AppStore = ReturnType<typeof configureAppStore>;
export type RootState = ReturnType<AppStore['getState']>;
