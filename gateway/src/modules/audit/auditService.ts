import {
  auditActionNames,
  auditActions,
  auditGroupNames,
  auditGroups,
  type AuditAction,
} from '@probity/contract/rules/auditActions';
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
import { canSeeResult } from '../checks/listService';
import { catalogueByCode } from '../packages/packageRepository';
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
import { actorWord, factsOf, type AuditFact } from './auditWords';
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
  return { rows: await inWords(ctx, page), nextCursor };
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

/** Events as the reader sees them: names instead of ids, words instead of codes. */
export async function inWords(ctx: Reader, rows: readonly EventRow[]): Promise<AuditRow[]> {
  if (rows.length === 0) return [];
  const { tx, lang, session } = ctx;
  const account = await accountById(tx, session.mainId);
  const ids = (list: readonly (string | null)[]) => [
    ...new Set(list.filter((id): id is string => id !== null && UUID.test(id))),
  ];
  const names = await namesOf(tx, session.mainId, {
    users: ids(rows.flatMap((row) => [row.actorUserId, isActor(row.entity) ? row.entityId : null])),
    things: ids(rows.map((row) => (isOrdered(row.entity) ? row.entityId : null))),
  });
  const items = await catalogueByCode(tx);
  const roles = await labelsOf(tx, 'role', lang);
  const isCustomer = account?.kind === 'enterprise';
  return rows.map((row) => {
    // Rows of an earlier release may have an action unknown to this one.
    const action = auditActions[row.action as AuditAction] as (typeof auditActions)[AuditAction] | undefined;
    const order = row.entityId === null ? undefined : names.orders.get(row.entityId);
    return {
      eventId: row.id,
      at: row.at.toISOString(),
      actorKind: row.actorKind,
      actorName: actorOf(row, names, lang),
      actingFor: row.actorKind === 'staff' && isCustomer ? account.name : null,
      action: row.action,
      what: action?.[lang] ?? row.action,
      group: action ? auditGroups[action.group][lang] : '',
      entity: row.entity,
      entityWord: auditEntities[row.entity as AuditEntity]?.[lang] ?? row.entity,
      object: order?.orderNo ?? nameOf(row, names),
      checkId: order?.checkId ?? null,
      ip: row.ip,
      details: [
        ...factsOf(shownDetail(ctx, row.detail, order), {
          lang,
          names,
          items,
          roles,
          machine: machineOf(row),
        }),
        ...typedReasonOf(row, lang),
      ],
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
const isOrdered = (entity: string) => entity === 'check' || entity === 'check_item' || entity === 'order';
const isStaffRole = (role: string) => (staffRoles as readonly string[]).includes(role);

/** A person or a key by name, else the kind of actor. */
function actorOf({ actorUserId, actorKind }: EventRow, names: Names, lang: Lang): string {
  const id = actorUserId ?? '';
  return (
    actorWords(names.users.get(id) ?? null, names.apiKeys.get(id) ?? null, lang) || actorWord(actorKind, lang)
  );
}

function nameOf({ entity, entityId, detail }: EventRow, names: Names): string | null {
  if (entity === 'webhook') return typeof detail.host === 'string' ? detail.host : null;
  if (entityId === null) return null;
  if (entity === 'user') return names.users.get(entityId) ?? null;
  if (entity === 'apiKey') return names.apiKeys.get(entityId) ?? null;
  return entity === 'department' ? (names.departments.get(entityId) ?? null) : null;
}

function machineOf({ entity, detail }: EventRow): Machine {
  if (entity === 'order') return 'order';
  return 'item' in detail ? 'item' : 'check';
}
