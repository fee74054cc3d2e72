import { generatedApi } from '../generated/signedTexts.gen';

export type { BothWords, SignedText, TextVersion, TextVersionDetail } from '../generated/signedTexts.gen';

/** Whatever was decided, or refused because somebody else was first, is read again. */
const all = ['SignedText'] as const;

/** The service contract and the consent, as operators keep them. */
export const signedTextsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSignedText: { providesTags: [...all], extraOptions: { hideErrors: true } },
    getTextVersion: { providesTags: [...all], extraOptions: { hideErrors: true } },
    askTextVersion: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    signOffTextVersion: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    sendBackTextVersion: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawTextVersion: { invalidatesTags: [...all] },
  },
});

export const {
  useGetSignedTextQuery,
  useGetTextVersionQuery,
  useAskTextVersionMutation,
  useSendTextCodeMutation,
  useSignOffTextVersionMutation,
  useSendBackTextVersionMutation,
  useWithdrawTextVersionMutation,
} = signedTextsApi;
