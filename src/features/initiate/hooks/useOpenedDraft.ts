import { useCallback, useEffect, useState } from 'react';
import { useLazyGetOrderDraftQuery, type OrderDraft } from '../../../api/resources/ordersApi';
import { draftsSettled } from '../../../hooks/useSavedDraft';

/**
 * The gateway's draft when the screen opens: read once, after any saving of an earlier visit, and never from an earlier
 * visit's cache.
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
