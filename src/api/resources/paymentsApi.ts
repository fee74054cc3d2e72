import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type Payment } from '../generated/payments.gen';
import type { RowList } from '../lists/pages';
import { unlessFailed } from '../transport/tags';
import { refreshesWork } from './workRows';

export type { Payment, PaymentReview, PaymentStatus } from '../generated/payments.gen';

const list = { type: 'Payment' as const, id: 'LIST' };
/** What is older once money came in; orders that waited for it are placed right after. */
const told = [list, 'Balance' as const, 'Home' as const, { type: 'LedgerEntry' as const, id: 'LIST' }];
const onceEnded = (payment: Payment | undefined) => (payment && payment.status !== 'created' ? told : []);

/** What the account pays in by scanning, row by row. */
export const paymentRows: RowList<Payment> = {
  endpointName: 'listPayments',
  idOf: (row) => row.paymentId,
  only: () => ({}),
};

/** Money paid in by scanning a code, and what operators look at where something else was paid than ordered. */
export const paymentsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listPayments: { providesTags: [list], extraOptions: { hideErrors: true } },
    createPayment: { invalidatesTags: (_payment, error) => unlessFailed(error, [list]) },
    // Told in the dialog, with another try.
    // It may have ended in another tab meanwhile: the list behind says so, too.
    showPaymentCode: {
      invalidatesTags: (payment, error) => (error ? told : onceEnded(payment)),
      extraOptions: { hideErrors: true },
    },
    // Asked every few seconds: a broken line is told once, in the dialog, not by a toast each time.
    checkPayment: { invalidatesTags: onceEnded, extraOptions: { hideErrors: true } },
    cancelPayment: { invalidatesTags: onceEnded },
    getPaymentReview: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The review closes with it, and each reading of it is in the enterprise's audit log.
    settlePaymentReview: { onQueryStarted: refreshesWork() },
  },
});

export const {
  useListPaymentsInfiniteQuery,
  useCreatePaymentMutation,
  useCancelPaymentMutation,
  useGetPaymentReviewQuery,
  useSettlePaymentReviewMutation,
} = paymentsApi;

/**
 * Shows the code of a payment, and asks how it stands. Unlike the generated hooks, asking redraws nothing by itself: most answers
 * bring nothing new.
 * @returns each a promise with `unwrap()` and `abort()`; `refresh` reads anew what changes a moment after money came in
 */
export function usePaymentCalls() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { showPaymentCode, checkPayment } = paymentsApi.endpoints;
  const show = useCallback(
    (paymentId: string) => dispatch(showPaymentCode.initiate({ body: { paymentId } }, { track: false })),
    [dispatch, showPaymentCode],
  );
  const check = useCallback(
    (paymentId: string) => dispatch(checkPayment.initiate({ body: { paymentId } }, { track: false })),
    [dispatch, checkPayment],
  );
  const refresh = useCallback(() => void dispatch(paymentsApi.util.invalidateTags(told)), [dispatch]);
  return { show, check, refresh };
}
