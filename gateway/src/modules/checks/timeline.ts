import { inLanguage } from '@probity/contract/rules/inLanguage';
import type { Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { allows } from '../../kernel/rights';
import { actorWords } from '../apiKeys/words';
import type { CatalogueItem } from '../packages/catalogueRepository';
import type { AnswersByItem } from './answers';
import type { CheckRow, ItemRow } from './checkRepository';
import { purposeIn } from './itemTitle';
import { actionOf } from './domain/events';
import { closedReasonOf, eventsOf, type EventRow } from './detailRepository';
import { canSeeResult } from './listService';

type TimelineEvent = components['schemas']['TimelineEvent'];
type Detail = TimelineEvent['detail'];

const PREFIX = 'check.';

/** The items of a check with their titles and questions, for a timeline that shows the texts too. */
interface Asked {
  items: readonly ItemRow[];
  titleOf: (item: ItemRow) => string;
  answers: AnswersByItem;
}

/** The audit trail of a check as a timeline for this reader: events not for them are left out, codes become words. */
export async function timelineOf(
  ctx: Reader,
  check: CheckRow,
  catalogue: ReadonlyMap<string, CatalogueItem>,
  asked?: Asked,
): Promise<TimelineEvent[]> {
  const events = await eventsOf(ctx.tx, check);
  const reason = await closedReason(ctx, check);
  const said = wordsOf(asked);
  // The purposes of reveals are for people who are responsible for the account.
  const readsPurposes = allows(ctx.session, 'audit.read');
  const reasonOf = (name: string, { purpose }: EventRow): Detail => {
    if (name === 'revealed')
      return readsPurposes && purpose ? { reason: purposeIn(purpose, catalogue.values(), ctx.lang) } : {};
    return name === 'cancelled' && reason ? { reason } : {};
  };
  return events.map((event) => {
    const name = event.action.slice(PREFIX.length);
    const detail = { ...detailFor(ctx, check, event.detail, catalogue, asked), ...said(name, event.detail) };
    return {
      at: event.at.toISOString(),
      event: name,
      ...actorOf(ctx, event),
      detail: { ...detail, ...reasonOf(name, event), ...inChargeOf(event) },
    };
  });
}

/** The time, person and reason of a check's cancellation; null for one that was not cancelled. */
export async function cancellationOf(
  ctx: Reader,
  check: CheckRow,
  { catalogue, candidateName }: { catalogue: ReadonlyMap<string, CatalogueItem>; candidateName: string },
): Promise<{ at: string; by: string | null; reason: string | null } | null> {
  if (check.status !== 'cancelled') return null;
  const events = await timelineOf(ctx, check, catalogue);
  const cancelled = events.findLast(({ event }) => event === 'cancelled');
  if (!cancelled) return null;
  const { at, actorKind, actor } = cancelled;
  return {
    at,
    by: actorKind === 'candidate' ? candidateName : actor,
    reason: await closedReason(ctx, check),
  };
}

/**
 * The texts of questions and answers. The trail has none (they may name anybody, and are erased with the material): a
 * question is stored with its first answer, and an unanswered one with the item.
 */
function wordsOf(asked: Asked | undefined): (event: string, detail: EventRow['detail']) => Detail {
  const seen = new Map<string, number>();
  return (event, { item: code, copy }): Detail => {
    if (!asked || (event !== 'infoRequested' && event !== 'infoAnswered')) return {};
    const item = itemIn(asked, code, copy);
    if (!item) return {};
    const key = `${event}:${item.id}`;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    const answer = (asked.answers.get(item.id) ?? [])[index];
    if (event === 'infoAnswered') return answer ? { answer: answer.text } : {};
    // Undefined: it is the open one. Null: not for this reader.
    const question = answer === undefined ? item.question : answer?.question;
    return question ? { question } : {};
  };
}

const itemIn = ({ items }: Asked, code: unknown, copy: unknown) =>
  items.find((one) => one.itemCode === code && one.copyNo === copy);

async function closedReason(ctx: Reader, check: CheckRow): Promise<string | null> {
  const { reason } = await closedReasonOf(ctx.tx, check);
  const place = { table: 'checks', column: 'closed_reason_enc', rowId: check.id };
  return reason && inLanguage(ctx.services.crypto.decrypt(reason, place), ctx.lang);
}

/**
 * Consequences of a candidate's submission: their session caused the events, but the candidate is not shown as the actor.
 */
const consequences: ReadonlySet<string> = new Set([actionOf('started'), actionOf('itemStarted')]);

/** Who was put in charge, by name: the ids of both say nothing to a reader. */
const inChargeOf = ({ inCharge }: EventRow): Detail =>
  inCharge === null ? {} : { inCharge, person: null, owner: null };

/** Staff are named only to staff, a candidate never. */
function actorOf(ctx: Reader, event: EventRow): Pick<TimelineEvent, 'actorKind' | 'actor'> {
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
  ctx: Reader,
  check: CheckRow,
  detail: EventRow['detail'],
  catalogue: ReadonlyMap<string, CatalogueItem>,
  asked: Asked | undefined,
): Detail {
  const shown: Detail = { ...detail };
  if (!allows(ctx.session, 'price.read')) delete shown.price;
  if (check.erasedAt || (!canSeeResult(ctx, check.status) && !allows(ctx.session, 'report.edit'))) {
    delete shown.result;
    delete shown.lamp;
  }
  if (typeof shown.item === 'string') {
    const item = asked && itemIn(asked, shown.item, shown.copy);
    shown.item = item ? asked.titleOf(item) : (catalogue.get(shown.item)?.name[ctx.lang] ?? shown.item);
  }
  return shown;
}
