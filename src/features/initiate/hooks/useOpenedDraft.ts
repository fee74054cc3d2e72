import { useCallback, useEffect, useState } from 'react';
import { useLazyGetOrderDraftQuery, type OrderDraft } from '../../../api/resources/ordersApi';
import { draftsSettled } from '../../../hooks/useSavedDraft';

/**
 * The draft as the gateway has it when the screen opens: read once, after whatever an earlier visit is still saving, and
 * never from what an earlier visit left in the cache.
 */
export function useOpenedDraft() {
  const [read, { error }] = useLazyGetOrderDraftQuery();
  const [opened, setOpened] = useState<OrderDraft>();
  const open = useCallback(async () => {
    await draftsSettled();
    const { data } = await read();
    if (data) setOpened(data);
  }, [read]);
  useEffect(() => void open(), [open]);
  return { opened, error: opened ? undefined : error, retry: open };
}
