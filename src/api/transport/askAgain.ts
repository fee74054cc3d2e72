import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { gatewayApi } from './gatewayApi';
import { isGatewayError } from './gatewayError';

interface ApiState {
  gatewayApi: ReturnType<typeof gatewayApi.reducer>;
}
interface Entry {
  endpointName?: string;
  originalArgs?: unknown;
  status?: string;
}
interface Started {
  unwrap: () => Promise<unknown>;
}
type Thunk<Result> = ThunkAction<Result, ApiState, unknown, UnknownAction>;
type Endpoints = Record<string, { initiate: (arg: unknown, options: object) => UnknownAction }>;

/**
 * Files, tickets and drafts carry no words of the gateway. A second ticket would be another, and what a form started from is not
 * read again while somebody types in it.
 */
const WORDLESS = [
  'downloadErasureCertificate',
  'downloadFile',
  'downloadServiceContract',
  'downloadStatement',
  'downloadTaskFile',
  'getCertification',
  'getOrderDraft',
  'getQrCode',
  'loginInfo',
];

/**
 * The gateway's words are in the language they were asked in. After a change of language every reply on the screen is asked
 * for again, in place (what was typed and the scroll stay), replies that nobody shows are forgotten, and so is what was refused.
 * @returns whether all were answered; false: words of the other language are still shown
 */
export function askAgain(): Thunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { queries, mutations } = getState().gatewayApi;
    const { removeMutationResult, removeQueryResult, internal_getRTKQSubscriptions } =
      gatewayApi.internalActions;
    for (const [requestId, refused] of Object.entries(mutations))
      if (refused?.status === 'rejected')
        dispatch(removeMutationResult({ requestId, fixedCacheKey: undefined }));
    const { getSubscriptionCount } = dispatch(
      internal_getRTKQSubscriptions(),
    ) as unknown as SubscriptionSelectors;
    const asked: Promise<boolean>[] = [];
    for (const [key, entry] of Object.entries(queries) as [string, Entry][]) {
      if (WORDLESS.includes(entry.endpointName ?? '') || entry.status === 'uninitialized') continue;
      asked.push(
        dispatch(
          askOne(entry, {
            isShown: () => getSubscriptionCount(key) > 0,
            forget: () => dispatch(removeQueryResult({ queryCacheKey: key as never })),
          }),
        ),
      );
    }
    return (await Promise.all(asked)).every(Boolean);
  };
}

interface SubscriptionSelectors {
  getSubscriptionCount: (key: string) => number;
}

interface Place {
  isShown: () => boolean;
  forget: () => void;
}

function askOne(
  { endpointName: name = '', originalArgs, status }: Entry,
  place: Place,
): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    // A pending call was made in the old language, and a second one would join it.
    if (status === 'pending') {
      const running = dispatch(gatewayApi.util.getRunningQueryThunk(name as never, originalArgs as never));
      await (running as PromiseLike<unknown> | undefined);
    }
    if (!place.isShown()) {
      place.forget();
      return true;
    }
    const { initiate } = (gatewayApi.endpoints as Endpoints)[name]!;
    const call = dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    return (call as unknown as Started).unwrap().then(
      () => true,
      // Gone with its screen or its session: nobody reads it any more.
      (fault: unknown) => !isGatewayError(fault) || fault.kind === 'aborted' || fault.kind === 'session',
    );
  };
}
