import { useEffect } from 'react';
import { lazyPart } from '../lazyPart';
import { PlainBody } from './PlainBody';
import type { TableBodyProps } from './tableBodyProps';

/** Fewer rows are drawn whole. */
const VIRTUAL_FROM = 100;

const loadVirtualBody = () => import('./VirtualBody').then((module) => module.VirtualBody<unknown>);
const VirtualBody = lazyPart(loadVirtualBody, { Meanwhile: FirstRows, Failed: AllRows });

/** The rows; of a long list only those in sight. What draws long lists is fetched when a list turns out to go on. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const isLong = props.rows.length >= VIRTUAL_FROM;
  const goesOn = props.onNearEnd !== undefined;
  useEffect(() => {
    // Ahead of need; when it fails, the real load tries again and says so.
    if (goesOn) loadVirtualBody().catch(() => undefined);
  }, [goesOn]);
  return isLong ? (
    <VirtualBody {...(props as unknown as TableBodyProps<unknown>)} />
  ) : (
    <PlainBody {...props} />
  );
}

/** Slow in a long list, and every row is there. */
function AllRows(props: TableBodyProps<unknown>) {
  return <PlainBody {...props} />;
}

/** What stands there until the long list can be drawn. */
function FirstRows(props: TableBodyProps<unknown>) {
  return <PlainBody {...props} rows={props.rows.slice(0, VIRTUAL_FROM)} />;
}
