import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi } from '../generated/base.gen';
import { grantsSession } from '../transport/grantsSession';

/** Calls 13–15: scan-to-log-in. Tickets are private and short-lived, so nothing of them stays cached. */
export const wechatApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getQrCode: { extraOptions: { isWhole: (data: unknown) => data !== null }, keepUnusedDataFor: 0 },
    // Asked every two seconds: a broken line is told once, in the panel, not by a toast each time.
    queryQrResult: {
      extraOptions: { hideErrors: true },
      onQueryStarted: grantsSession('login', ({ login }) => login?.sToken),
    },
    // "bindMobile: errors hidden" (specification, section 7): the form shows the message inline.
    bindMobile: {
      extraOptions: { hideErrors: true },
      onQueryStarted: grantsSession('login', ({ sToken }) => sToken),
    },
  },
});

export const { useLazyGetQrCodeQuery, useBindMobileMutation } = wechatApi;

/**
 * Call 14. Unlike the generated hook, asking redraws nothing by itself: most answers bring nothing new.
 * @returns asks what became of a ticket: a promise with `unwrap()` and `abort()`
 */
export function useAskQrResult() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    (ticket: string) =>
      dispatch(wechatApi.endpoints.queryQrResult.initiate({ body: { ticket } }, { track: false })),
    [dispatch],
  );
}
