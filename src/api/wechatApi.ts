import { generatedApi } from './generated/base.gen';
import { grantsSession } from './grantsSession';

/** Calls 13–15: scan-to-log-in. Tickets are private and short-lived, so nothing of them stays cached. */
export const wechatApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getQrCode: { keepUnusedDataFor: 0 },
    queryQrResult: { onQueryStarted: grantsSession('login', ({ login }) => login?.sToken) },
    // "bindMobile: errors hidden" (specification, section 7): the form shows the message inline.
    bindMobile: {
      extraOptions: { hideErrors: true },
      onQueryStarted: grantsSession('login', ({ sToken }) => sToken),
    },
  },
});

export const { useGetQrCodeQuery, useQueryQrResultMutation, useBindMobileMutation } = wechatApi;
