import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from '../api/transport/gatewayApi';
import { createApiResetListener } from '../api/transport/resetApiOnSessionChange';
import { createSessionListener } from '../session/sessionListener';
import { sessionReducers } from '../session/sessionReducers';

/** Session and api as `app` puts them together, without screens, and with every action written down. */
export function createTestStore() {
  const actions: UnknownAction[] = [];
  const recorder = createListenerMiddleware();
  recorder.startListening({ predicate: () => true, effect: (action) => void actions.push(action) });
  const store = configureStore({
    reducer: { ...sessionReducers, [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      // As the app's own: what is changed is found, how long it takes on a busy machine is no matter.
      defaults({ serializableCheck: false, immutableCheck: { warnAfter: 2000 } })
        .prepend(recorder.middleware, createSessionListener().middleware, createApiResetListener().middleware)
        .concat(gatewayApi.middleware),
  });
  return { store, actions };
}

export type TestStore = ReturnType<typeof createTestStore>['store'];
