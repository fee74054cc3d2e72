import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { messageOf } from '../../../api/transport/gatewayError';
import { useQuoteOrderQuery } from '../../../api/resources/ordersApi';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';
import { toQuoteRequest, type OrderFormValues } from '../orderValues';

/** The price of the present form, fetched once typing pauses. `quote` is undefined until it fits the form. */
export function useOrderQuote(values: OrderFormValues) {
  const { packageId, itemCodes, mobile, idNumber } = values;
  const wanted = useMemo(
    () => toQuoteRequest({ packageId, itemCodes, mobile, idNumber } as OrderFormValues),
    [packageId, itemCodes, mobile, idNumber],
  );
  const contents = JSON.stringify(wanted) ?? '';
  const settled = useDebouncedValue(contents);
  const query = useQuoteOrderQuery(settled === '' ? skipToken : { body: JSON.parse(settled) });
  const isPricing = contents !== '' && (contents !== settled || query.isFetching);
  return {
    quote: contents === '' || isPricing ? undefined : query.currentData,
    /** For display: the last price stays while the next one is being fetched. */
    shownQuote: contents === '' ? undefined : (query.currentData ?? (isPricing ? query.data : undefined)),
    isPricing,
    quoteError: !isPricing && query.error ? (messageOf(query.error) ?? '') : undefined,
    refetchQuote: () => void query.refetch(),
  };
}
