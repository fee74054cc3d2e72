import { generatedApi } from '../generated/orders.gen';
import { unlessFailed } from '../transport/tags';

export type {
  OrderDraft,
  OrderDraftContent,
  OrderTerms,
  PlaceOrderRequest,
  PlacedOrder,
  Quote,
} from '../generated/orders.gen';

/** Ordering: price, draft, order. The screen shows its faults beside the form, so no call here toasts. */
export const ordersApi = generatedApi.enhanceEndpoints({
  endpoints: {
    quoteOrder: { providesTags: ['Balance'], extraOptions: { hideErrors: true } },
    getOrderTerms: { providesTags: ['Balance', 'Certification'] },
    placeOrder: {
      invalidatesTags: (_order, error) =>
        unlessFailed(error, [{ type: 'Check', id: 'LIST' }, { type: 'Home' }, 'Balance']),
      extraOptions: { hideErrors: true },
    },
    getOrder: {
      providesTags: (_order, _error, { orderId }) => [{ type: 'Order', id: orderId }],
      extraOptions: { hideErrors: true },
    },
    // Read when the form opens and kept by the form alone: a draft in the cache would outlive its order.
    getOrderDraft: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The form itself is newer than its draft: nothing is read again after saving.
    saveOrderDraft: { extraOptions: { hideErrors: true } },
  },
});

export const {
  useQuoteOrderQuery,
  useGetOrderTermsQuery,
  usePlaceOrderMutation,
  useGetOrderQuery,
  useLazyGetOrderDraftQuery,
  useSaveOrderDraftMutation,
} = ordersApi;
