import { createAction } from '@reduxjs/toolkit';
import type { GatewayError } from './gatewayError';

/**
 * A call failed and did not ask to hide its errors. `app` shows `msg` as an error toast, unless a form said it at a field;
 * failures of the twenty calls (`isAlwaysToasted`) are toasted all the same, as the specification has it.
 * Not dispatched for session codes (sessionEnded speaks for them) nor for aborted calls.
 */
export const callFailed = createAction('api/callFailed', (error: GatewayError, isAlwaysToasted = false) => ({
  payload: error,
  meta: { isAlwaysToasted },
}));

const atField = new WeakSet<GatewayError>();

/** A form shows this failure at one of its fields: one place is enough. */
export function saidAtField(error: GatewayError): void {
  atField.add(error);
}

/** Whether a form took the failure, once whoever waited for the call has been told. */
export async function isSaidAtField(error: GatewayError): Promise<boolean> {
  // The caller hears of it in microtasks, after the action.
  await new Promise((resolve) => setTimeout(resolve));
  return atField.has(error);
}
