import { useFirstAct } from '../../hooks/useFirstAct';
import { lazyPart } from '../lazyPart';
import { PlainBody } from './PlainBody';
import type { TableBodyProps } from './tableBodyProps';

/** Fewer rows are drawn whole. */
const VIRTUAL_FROM = 100;
/** So many rows say how wide the columns of a long list are. */
const MEASURED = 30;

/** True for a list so long that only the rows in sight are drawn. */
export const isLongList = (offset: number, rows: readonly unknown[]) => offset + rows.length >= VIRTUAL_FROM;

const loadVirtualBody = () => import('./VirtualBody').then((module) => module.VirtualBody<unknown>);
const fetchVirtualBodyAhead = () => {
  // After a failure the real load tries again and reports it.
  loadVirtualBody().catch(() => undefined);
};
const VirtualBody = lazyPart(loadVirtualBody, { Meanwhile: FirstRows, Failed: AllRows });

/** The rows; of a long list only those in sight. What draws long lists is fetched as soon as somebody moves in a list that goes on. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { isLong, isMeasured, rows } = props;
  const goesOn = props.onNearEnd !== undefined;
  useFirstAct(goesOn ? fetchVirtualBodyAhead : undefined);
  if (!isLong) return <PlainBody {...props} />;
  if (!isMeasured) return <PlainBody {...props} rows={rows.slice(0, MEASURED)} />;
  return <VirtualBody {...(props as unknown as TableBodyProps<unknown>)} />;
}

/** Slow in a long list, and every row is there. */
function AllRows(props: TableBodyProps<unknown>) {
  return <PlainBody {...props} />;
}

/** The rows shown until the long list can be drawn. */
function FirstRows(props: TableBodyProps<unknown>) {
  return <PlainBody {...props} rows={props.rows.slice(0, VIRTUAL_FROM)} />;
}
