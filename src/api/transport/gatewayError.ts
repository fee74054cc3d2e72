import { CODE } from '@probity/contract/codeNames';
/**
 * The one shape of every failed call.
 * - `business`: the gateway answered a code other than 0 and 501
 * - `session`: -5, -6 or -12; `app` has already been told to leave
 * - `status`: a failing HTTP status
 * - `malformed`: no object, no code, or no file where a file was expected
 * - `network`, `timeout`: no reply; `aborted`: nobody waits for the reply any more
 */
export interface GatewayError {
  kind: 'business' | 'session' | 'status' | 'malformed' | 'network' | 'timeout' | 'aborted';
  /** The message to show, translated. Empty for `aborted`. */
  msg: string;
  /** The body's code, where there was one. */
  code?: number;
  /** The HTTP status, where there was a reply. */
  status?: number;
  /** The reply's data, e.g. `fields` of 1000 or `retryAfter` (seconds) of 1002 and 1005. */
  data?: unknown;
}

/** Narrows what a hook or `unwrap()` gives back. */
export function isGatewayError(error: unknown): error is GatewayError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'msg' in error;
}

/** One refused field of a 1000 reply. */
export interface FieldFault {
  path: string;
  msg: string;
}

/** The refused fields of a 1000 reply ("data.fields lists {path, msg}"); empty for any other error. */
export function fieldFaults(error: unknown): FieldFault[] {
  if (!isGatewayError(error) || error.code !== CODE.FIELDS_WRONG) return [];
  const fields = (error.data as { fields?: unknown } | null | undefined)?.fields;
  return Array.isArray(fields) ? (fields as FieldFault[]) : [];
}

/** Seconds to wait, from `data.retryAfter` of 1002 and 1005; undefined without one. */
export function retryAfter(error: unknown): number | undefined {
  if (!isGatewayError(error)) return undefined;
  const seconds = (error.data as { retryAfter?: unknown } | null | undefined)?.retryAfter;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** The words of a failed call; undefined for a fault of our own, which the screen words in general. */
export function messageOf(error: unknown): string | undefined {
  return isGatewayError(error) ? error.msg : undefined;
}
