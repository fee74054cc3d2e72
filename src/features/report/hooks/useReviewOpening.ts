import { useEffect } from 'react';
import { useOpenInReviewMutation, type ReportDraft } from '../../../api/resources/reportsApi';

/** Reports to the gateway that the reviewer has an item on screen which must be opened before publishing. */
export function useReviewOpening(draft: ReportDraft | undefined, checkItemId: string | undefined): void {
  const [open] = useOpenInReviewMutation();
  const isWanted = checkItemId !== undefined && Boolean(draft?.toOpen.includes(checkItemId));
  useEffect(() => {
    if (isWanted) void open({ body: { checkItemId } });
  }, [isWanted, checkItemId, open]);
}
