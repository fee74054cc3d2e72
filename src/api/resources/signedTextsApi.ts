import { generatedApi } from '../generated/signedTexts.gen';

export type { BothWords, SignedText, TextVersion, TextVersionDetail } from '../generated/signedTexts.gen';

/** Whatever was decided, or refused because somebody else was first, is read again. */
const all = ['SignedText'] as const;
/** What waits for another operator stands in the queue too. */
const queued = [...all, { type: 'WorkItem', id: 'LIST' }] as const;

/** The service contract and the consent, as operators keep them. */
export const signedTextsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSignedText: { providesTags: [...all], extraOptions: { hideErrors: true } },
    getTextVersion: { providesTags: [...all], extraOptions: { hideErrors: true } },
    askTextVersion: { invalidatesTags: [...queued], extraOptions: { hideErrors: true } },
    signOffTextVersion: { invalidatesTags: [...queued], extraOptions: { hideErrors: true } },
    sendBackTextVersion: { invalidatesTags: [...queued], extraOptions: { hideErrors: true } },
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
