import type { SessionCtx } from '../../context';
import type { components } from '../../contract/types.gen';
import { allows } from '../../rights';
import { actorWords } from '../apiKeys/keyWords';
import type { CatalogueItem } from '../packages/packageRepository';
import type { CheckRow } from './checkRepository';
import { actionOf } from './domain/events';
import { closedReasonOf, eventsOf, type EventRow } from './detailRepository';
import { canSeeResult } from './listService';

type TimelineEvent = components['schemas']['TimelineEvent'];
type Detail = TimelineEvent['detail'];

const PREFIX = 'check.';

/** The audit trail of a check as a timeline for this reader: what is not for him is left out, codes become words. */
export async function timelineOf(
  ctx: SessionCtx,
  check: CheckRow,
  catalogue: ReadonlyMap<string, CatalogueItem>,
): Promise<TimelineEvent[]> {
  const events = await eventsOf(ctx.tx, check);
  const reason = await closedReason(ctx, check);
  return events.map((event) => {
    const name = event.action.slice(PREFIX.length);
    const detail = detailFor(ctx, check, event.detail, catalogue);
    return {
      at: event.at.toISOString(),
      event: name,
      ...actorOf(ctx, event),
      detail: name === 'cancelled' && reason ? { ...detail, reason } : detail,
    };
  });
}

async function closedReason(ctx: SessionCtx, check: CheckRow): Promise<string | null> {
  const { reason } = await closedReasonOf(ctx.tx, check);
  return (
    reason &&
    ctx.services.crypto.decrypt(reason, { table: 'checks', column: 'closed_reason_enc', rowId: check.id })
  );
}

/** What follows by itself from what a candidate hands in: their session stands on it, but it is not their deed. */
const consequences: ReadonlySet<string> = new Set([actionOf('started'), actionOf('itemStarted')]);

/** Staff are named to staff only, a candidate never. */
function actorOf(ctx: SessionCtx, event: EventRow): Pick<TimelineEvent, 'actorKind' | 'actor'> {
  const { action, actorKind, actorName, keyName } = event;
  const seesName = actorKind === 'enterprise' || (actorKind === 'staff' && ctx.session.kind === 'staff');
  if (seesName && actorName) return { actorKind: 'named', actor: actorName };
  if (actorKind === 'apiKey') {
    return { actorKind: 'named', actor: actorWords(actorName, keyName, ctx.lang) };
  }
  const isCandidate = actorKind === 'visitor' && !consequences.has(action);
  return { actorKind: isCandidate ? 'candidate' : actorKind === 'staff' ? 'staff' : 'system', actor: null };
}

function detailFor(
  ctx: SessionCtx,
  check: CheckRow,
  detail: EventRow['detail'],
  catalogue: ReadonlyMap<string, CatalogueItem>,
): Detail {
  const shown: Detail = { ...detail };
  if (!allows(ctx.session, 'price.read')) delete shown.price;
  if (check.erasedAt || (!canSeeResult(ctx, check.status) && !allows(ctx.session, 'report.edit'))) {
    delete shown.result;
    delete shown.lamp;
  }
  if (typeof shown.item === 'string') shown.item = catalogue.get(shown.item)?.name[ctx.lang] ?? shown.item;
  return shown;
}
