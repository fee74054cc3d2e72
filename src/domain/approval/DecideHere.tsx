import Box from '@mui/material/Box';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { approvalRows, useListApprovalsInfiniteQuery } from '../../api/resources/approvalsApi';
import type { Asked } from './asked';
import { DecideButtons } from './DecideButtons';

interface DecideHereProps {
  checkId: string;
  onAsk: (asked: Asked) => void;
}

/** The two answers to the order of one record, for whom it waits; for anybody else nothing. */
export function DecideHere({ checkId, onAsk }: DecideHereProps) {
  const { rows } = usePagedRows(
    useListApprovalsInfiniteQuery({ body: { checkId } }, openedAnew),
    approvalRows.idOf,
  );
  if (!rows?.length) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <DecideButtons orders={rows} onAsk={onAsk} />
    </Box>
  );
}
