import { generatedApi } from './generated/orders.gen';
import { unlessFailed } from './tags';

export type { OrderDraftContent, PlaceOrderRequest, PlacedOrder, Quote } from './generated/orders.gen';

/** Ordering: price, draft, order. The screen shows its faults beside the form, so no call here toasts. */
export const ordersApi = generatedApi.enhanceEndpoints({
  endpoints: {
    quoteOrder: { providesTags: ['Balance'], extraOptions: { hideErrors: true } },
    placeOrder: {
      invalidatesTags: (_order, error) =>
        unlessFailed(error, [{ type: 'Check', id: 'LIST' }, { type: 'Home' }, 'Balance', 'OrderDraft']),
      extraOptions: { hideErrors: true },
    },
    getOrder: {
      providesTags: (_order, _error, { orderId }) => [{ type: 'Order', id: orderId }],
      extraOptions: { hideErrors: true },
    },
    getOrderDraft: { providesTags: ['OrderDraft'], extraOptions: { hideErrors: true } },
    // The form itself is newer than its draft: nothing is read again after saving.
    saveOrderDraft: { extraOptions: { hideErrors: true } },
  },
});

export const {
  useQuoteOrderQuery,
  usePlaceOrderMutation,
  useGetOrderQuery,
  useGetOrderDraftQuery,
  useSaveOrderDraftMutation,
} = ordersApi;
