import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from '../api/transport/gatewayApi';
import { createApiResetListener } from '../api/transport/resetApiOnSessionChange';
import { createSessionListener } from '../session/sessionListener';
import { sessionReducers } from '../session/sessionReducers';

/** Session and api combined as in `app`, without screens, with every action recorded. */
export function createTestStore() {
  const actions: UnknownAction[] = [];
  const recorder = createListenerMiddleware();
  recorder.startListening({ predicate: () => true, effect: (action) => void actions.push(action) });
  const store = configureStore({
    reducer: { ...sessionReducers, [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      // As in the app: mutations are found, their duration on a busy machine does not matter.
      defaults({ serializableCheck: false, immutableCheck: { warnAfter: 2000 } })
        .prepend(recorder.middleware, createSessionListener().middleware, createApiResetListener().middleware)
        .concat(gatewayApi.middleware),
  });
  return { store, actions };
}

export type TestStore = ReturnType<typeof createTestStore>['store'];
