import { createAction } from '@reduxjs/toolkit';
import type { GatewayError } from './gatewayError';

/**
 * A call failed and did not ask to hide its errors. `app` shows `msg` as an error toast.
 * Not dispatched for session codes (sessionEnded speaks for them) nor for aborted calls.
 */
export const callFailed = createAction<GatewayError>('api/callFailed');
