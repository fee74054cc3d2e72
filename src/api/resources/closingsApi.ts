import { generatedApi } from '../generated/closing.gen';
import { unlessFailed } from '../transport/tags';
import { readsOneselfAnew } from './readsOneselfAnew';

export type { Closing, ClosingRow } from '../generated/closing.gen';

const list = { type: 'Closing' as const, id: 'LIST' };

/** An account that closes: its owner asks and takes it back, operators read which do and hand out the certificate. */
export const closingsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // Every screen says that the account closes, or no longer does.
    askClosing: {
      invalidatesTags: (_closing: unknown, error: unknown) => unlessFailed(error, [list]),
      onQueryStarted: readsOneselfAnew(() => true),
      extraOptions: { hideErrors: true },
    },
    takeClosingBack: { invalidatesTags: [list], onQueryStarted: readsOneselfAnew(() => true) },
    listClosings: { providesTags: [list], extraOptions: { hideErrors: true } },
    downloadErasureCertificate: { keepUnusedDataFor: 0 },
  },
});

export const {
  useSendClosingCodeMutation,
  useAskClosingMutation,
  useTakeClosingBackMutation,
  useListClosingsInfiniteQuery,
  useLazyDownloadErasureCertificateQuery,
} = closingsApi;
