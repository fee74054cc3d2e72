import type { OwnWork } from '../../kernel/work';
import { publish } from '../events/publish';

/** What of a colleague's is somebody's now. */
interface Received {
  from: string;
  to: string;
  rows?: number;
  /** Up to what they may approve, in fen. */
  upTo?: number;
  keys?: number;
}

/** Tells somebody what is theirs now, and whose it was: one line, whatever it is. */
export async function tell(work: OwnWork, { from, to, ...what }: Received): Promise<void> {
  const received = Object.entries(what).filter(([, amount]) => amount > 0);
  if (received.length === 0) return;
  await publish(work, {
    mainId: work.session.mainId,
    kind: 'member.handedOver',
    entity: 'user',
    entityId: to,
    detail: { person: to, owner: from, ...Object.fromEntries(received) },
  });
}
