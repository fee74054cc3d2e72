import { twentyCalls } from '../../api/resources/twentyCalls';
import { isGatewayError } from '../../api/transport/gatewayError';
import type { RootState } from '../store';

/**
 * The calls that failed with these words and whose success makes them untrue. None for an ended session, nor where one of the twenty said
 * the same: its words stay their five seconds.
 */
export function failedCalls({ gatewayApi: api }: RootState, message: string): string[] {
  const failed = [...Object.values(api.queries), ...Object.values(api.mutations)].flatMap((call) => {
    const { endpointName, error } = call ?? {};
    const isTold = isGatewayError(error) && error.kind !== 'session' && error.msg === message;
    return isTold && endpointName ? [endpointName] : [];
  });
  return failed.some((name) => name in twentyCalls) ? [] : failed;
}

/** The call that is done and when it was begun; undefined for what is no call of the gateway. */
export function doneCall(
  { gatewayApi: api }: RootState,
  { requestId, arg }: { requestId: string; arg: unknown },
): { name: string; startedAt: number } | undefined {
  const { queryCacheKey = '' } = (arg ?? {}) as { queryCacheKey?: string };
  const { endpointName, startedTimeStamp = 0 } = api.queries[queryCacheKey] ?? api.mutations[requestId] ?? {};
  return endpointName === undefined ? undefined : { name: endpointName, startedAt: startedTimeStamp };
}
