import {
  auditActionNames,
  auditActions,
  auditGroupNames,
  auditGroups,
  type AuditAction,
} from '@probity/contract/rules/auditActions';
import { auditDetails } from '@probity/contract/rules/auditDetails';
import { auditEntities, auditEntityNames, type AuditEntity } from '@probity/contract/rules/auditEntities';
import { staffRoles } from '@probity/contract/roles';
import type { Lang, Reader, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { accountById } from '../accounts/accountRepository';
import { actorWords } from '../apiKeys/words';
import type { Words } from '../../kernel/words';
import type { Machine } from '../../kernel/states/machines';
import { zoneOf } from '../../kernel/days';
import { reachOf } from '../../kernel/reach';
import { seesNames } from '../../kernel/rights';
import { sql } from '../../platform/db/sql';
import { MINUTE, momentIn } from './moment';
import { sentenceOf } from './auditSentence';
import { outcomeWords } from '../checks/exportWords';
import { canSeeResult } from '../checks/listService';
import { catalogueByCode } from '../packages/catalogueRepository';
import { labelsOf } from '../reference/dictRepository';
import { conditionsOf } from './auditFilters';
import {
  eventsStatement,
  namesOf,
  peopleOf,
  sealOf,
  type EventRow,
  type Names,
  type OrderedThing,
} from './auditRepository';
import { actorWord, factsOf, type AuditFact, resultIn, type Vocabulary, wordOf } from './auditWords';
import { isLookedUp, namedThingsOf, namingDetails } from './auditThings';
import { typedReasons, words } from './words';

type AuditRow = components['schemas']['AuditRow'];
type Schemas = components['schemas'];

const PAGE = 50;
const listing = 'audit';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One page of the active account's log; a staff session reads the platform's own, not its customers'. */
export async function listAuditEvents(
  ctx: SessionCtx,
  request: BodyOf<'listAuditEvents'>,
): Promise<Schemas['AuditPage']> {
  const limit = request.limit ?? PAGE;
  const after = positionOf(ctx, listing, request.cursor);
  const conditions = await conditionsOf(ctx, request);
  const { mainId } = ctx.session;
  const rows = await ctx.tx.many<EventRow>(eventsStatement(mainId, conditions, { after, limit: limit + 1 }));
  const { page, nextCursor } = pageOf(ctx, listing, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  const moment = momentIn(zoneOf(ctx, request.timeZone), MINUTE);
  return { rows: await inWords(ctx, page, { moment, isCandidateNamed: true }), nextCursor };
}

/** The choices of the filters, in words. */
export async function listAuditChoices(ctx: SessionCtx): Promise<Schemas['AuditChoices']> {
  const { lang } = ctx;
  const people = await peopleOf(ctx.tx, ctx.session.mainId);
  return {
    people: people.map(({ userId, name, role }) => ({ userId, name, isStaff: isStaffRole(role) })),
    groups: auditGroupNames.map((name) => ({ name, word: auditGroups[name][lang] })),
    actions: auditActionNames.map((name) => ({
      name,
      word: auditActions[name][lang],
      group: auditActions[name].group,
    })),
    entities: auditEntityNames.map((name) => ({ name, word: auditEntities[name][lang] })),
  };
}

/** The position up to which the account's chain is sealed, and its end: the line `verify-audit` prints for it. */
export async function getAuditSeal(ctx: SessionCtx): Promise<Schemas['AuditSeal']> {
  const { lastSeq, lastHash, sealedAt, unsealed } = await sealOf(ctx.tx, ctx.session.mainId);
  return {
    events: lastSeq ?? 0,
    unsealed,
    sealedAt: sealedAt?.toISOString() ?? null,
    lastSeq,
    lastHash,
  };
}

interface Telling {
  /** A moment in the reader's zone. */
  moment: (instant: string) => string;
  /** On the screen, for who sees names anyway; a file of the log goes further than its reader, and names no candidate. */
  isCandidateNamed: boolean;
}

/** Events as the reader sees them: names instead of ids, words instead of codes. */
export async function inWords(
  ctx: Reader,
  rows: readonly EventRow[],
  { moment, isCandidateNamed }: Telling,
): Promise<AuditRow[]> {
  if (rows.length === 0) return [];
  const { tx, lang, session } = ctx;
  const account = await accountById(tx, session.mainId);
  const ids = (list: readonly (string | null)[]) => [
    ...new Set(list.filter((id): id is string => id !== null && UUID.test(id))),
  ];
  const meant = {
    users: ids(
      rows.flatMap(({ actorUserId, entity, entityId, detail }) => [
        actorUserId,
        isActor(entity) ? entityId : null,
        idIn(detail.person),
        idIn(detail.owner),
      ]),
    ),
    things: ids(rows.map((row) => (isOrdered(row.entity) ? row.entityId : null))),
    webhooks: ids(rows.map((row) => (row.entity === 'webhook' ? row.entityId : null))),
  };
  const isNamed = isCandidateNamed && seesNames(session);
  const names = await namesOf(tx, session.mainId, meant, isNamed ? reachOf(session) : sql`false`);
  const others = ids(rows.map((row) => (isLookedUp(row.entity) ? row.entityId : null)));
  const things = await namedThingsOf(tx, session.mainId, others, { isNamed, at: ctx.clock.now() });
  const items = await catalogueByCode(tx, ctx.clock.now());
  const roles = await labelsOf(ctx, 'role');
  const outcomes = await outcomeWords(ctx);
  const isCustomer = account?.kind === 'enterprise';
  return rows.map((row) => {
    // Rows of an earlier release may have an action unknown to this one.
    const action = auditActions[row.action as AuditAction] as (typeof auditActions)[AuditAction] | undefined;
    const order = row.entityId === null ? undefined : names.orders.get(row.entityId);
    const detail = shownDetail(ctx, row.detail, order);
    const vocabulary = { lang, names, items, roles, outcomes, machine: machineOf(row) };
    const other = isLookedUp(row.entity) ? things.get(row.entityId ?? '') : undefined;
    const named = namedBy(row, vocabulary) ?? other?.name;
    const object = order?.orderNo ?? named ?? nameOf(row, names);
    const actorName = actorNameOf(row, names, lang);
    const task = names.works.get(row.entityId ?? '');
    const isStanding = other !== undefined;
    const told = { row, detail, actorName, thing: order, task, object, isStanding, moment };
    return {
      eventId: row.id,
      at: row.at.toISOString(),
      actorKind: row.actorKind,
      actorName: actorName ?? actorWord(row.actorKind, lang),
      actingFor: row.actorKind === 'staff' && isCustomer ? account.name : null,
      action: row.action,
      what: action?.[lang] ?? row.action,
      sentence: sentenceOf(told, { ...vocabulary, result: resultIn(detail) }),
      group: action ? auditGroups[action.group][lang] : '',
      entity: row.entity,
      entityWord: auditEntities[row.entity as AuditEntity]?.[lang] ?? row.entity,
      object,
      objectId: other?.screenId ?? null,
      checkId: order?.checkId ?? null,
      task: task && task !== 'checkItem' ? task : null,
      ip: row.ip,
      requestId: row.requestId,
      details: [...factsOf(detail, vocabulary), ...typedReasonOf(row, lang)],
      seq: row.seq,
    };
  });
}

/**
 * What somebody typed as the reason is theirs or a candidate's: it stands encrypted where it can be erased, and not in a log that
 * never changes. The log says where it is read.
 */
function typedReasonOf({ action, detail }: EventRow, lang: Lang): AuditFact[] {
  const isTyped = action !== 'check.cancelled' || detail.why === 'checkCancelled';
  const place = typedReasons[action as keyof typeof typedReasons] as Words | undefined;
  if (!place || !isTyped) return [];
  return [{ label: words.reason[lang], value: place[lang], before: null, isInstant: false }];
}

/** The result of an item is shown with the report, here as everywhere, not before, and not once it is erased. */
function shownDetail(ctx: Reader, detail: EventRow['detail'], thing: OrderedThing | undefined) {
  if (!thing?.status || (!thing.isErased && canSeeResult(ctx, thing.status))) return detail;
  const { result: _result, lamp: _lamp, ...shown } = detail;
  return shown;
}

const isActor = (entity: string) => entity === 'user' || entity === 'apiKey';
const isOrdered = (entity: string) => ['check', 'check_item', 'order', 'work_item'].includes(entity);
const isStaffRole = (role: string) => (staffRoles as readonly string[]).includes(role);

/** A person or a key by name; null for who has none. */
function actorNameOf({ actorUserId }: EventRow, names: Names, lang: Lang): string | null {
  const id = actorUserId ?? '';
  return actorWords(names.users.get(id) ?? null, names.apiKeys.get(id) ?? null, lang) || null;
}

const idIn = (value: unknown) => (typeof value === 'string' ? value : null);

function nameOf({ entity, entityId, detail }: EventRow, names: Names): string | null {
  if (entity === 'webhook') return names.webhooks.get(entityId ?? '') ?? idIn(detail.host);
  if (entityId === null) return null;
  if (entity === 'user') return names.users.get(entityId) ?? null;
  if (entity === 'apiKey') return names.apiKeys.get(entityId) ?? null;
  return entity === 'department' ? (names.departments.get(entityId) ?? null) : null;
}

/** The name that the event itself keeps of what it is about; null where it keeps none. */
function namedBy({ entity, detail }: EventRow, vocabulary: Omit<Vocabulary, 'result'>): string | null {
  const name = namingDetails[entity];
  const kept = name && detail[name];
  if (name === undefined || kept === undefined || kept === null) return null;
  return wordOf(name, auditDetails[name].as, kept, { ...vocabulary, result: null });
}

function machineOf({ entity, detail }: EventRow): Machine {
  if (entity === 'order') return 'order';
  return 'item' in detail ? 'item' : 'check';
}
