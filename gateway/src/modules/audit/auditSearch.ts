import {
  auditActionNames,
  auditActions,
  auditGroups,
  type AuditAction,
} from '@probity/contract/rules/auditActions';
import { auditEntities, auditEntityNames } from '@probity/contract/rules/auditEntities';
import { orderNoIn } from '@probity/contract/rules/orderNo';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import type { Reader } from '../../kernel/context';
import type { Words } from '../../kernel/words';
import { reachOf } from '../../kernel/reach';
import { sql, type Sql } from '../../platform/db/sql';
import { namesSearched } from '../checks/listFilters';
import { MOST_FOUND } from '../checks/namesFound';
import { bearing, startingWith, withPart } from '../checks/namePartRepository';
import { areThose, eventsWith, numbersMeant } from './auditNumbers';
import {
  checksAlone,
  isAboutChecks,
  namedThings,
  ofChecks,
  ofOrderNo,
  peopleOf,
  usersOfMobile,
} from './auditRepository';
import type { Conditions, OfOrder } from './auditRepository';
import { idsCalled } from './auditThings';
import { allOf, anyOf, isAction, type Asked } from './rareEvents';

/** More words than these narrow nothing. */
const MOST_WORDS = 8;
/** The beginning of a network address: of both kinds, with its first dot or colon. */
const ADDRESS = /^[\da-f]{1,4}[.:][\da-f.:]*$/;
/** As a range, which an index answers under row-level security: no character of an address stands behind a tilde. */
const startsWith = (address: string) =>
  sql`(e.ip collate "C" >= ${address} and e.ip collate "C" < ${`${address}~`})`;
const isCalled = sql`e.entity in ('batch', 'package', 'ownPrice', 'invoice', 'registrationForm')`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The conditions of a search: each of its words is in what was done or about what kind of thing (in either language), in the name
 * of who did it or to whom, in the name of the candidate, batch, package, invoice or form, an order number, an amount or a number of
 * its details, the beginning of a network address, or the number of the event in the chain.
 */
export async function searchConditions(ctx: Reader, text: string): Promise<Conditions> {
  // Digits and letters of full width are the same ones; the groups of an order number are one word.
  const words = (orderNoIn(text) ?? text).normalize('NFKC').trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS); // prettier-ignore
  if (words.length === 0) return allOf([]);
  const { mainId } = ctx.session;
  const people = await peopleOf(ctx.tx, mainId!);
  // Before it is cut into words: a phone number is pasted in groups.
  if (isPhone(text)) return anyOf(ctx.tx, mainId!, await ofPhone(ctx, normalizePhone(text)));
  const all: Conditions[] = [];
  for (const word of words) all.push(await anyOf(ctx.tx, mainId!, await oneWord(ctx, mainId!, word, people)));
  return allOf(all);
}

/** What somebody with a phone number did, what was done to them, and the checks of the candidate who has it. */
async function ofPhone({ tx, services, session }: Reader, mobile: string): Promise<Asked> {
  const mainId = session.mainId!;
  const index = services.blindIndex.of('mobile', mobile);
  const users = await usersOfMobile(tx, index);
  const theirs = sql`c.mobile_index = ${index}`;
  // Staff who acted for an account are named in its log; whose phone it is, is not to be found out there.
  const isFound = session.kind === 'staff' ? sql`true` : sql`e.actor_kind <> 'staff'`;
  const people = [
    sql`(${isFound} and e.actor_user_id = any(${users}::uuid[]))`,
    sql`(${isFound} and e.entity = 'user' and e.entity_id = any(${users}::text[]))`,
  ];
  const { ids: few } = await anyOf(tx, mainId, { arms: [], things: await checksAlone(tx, mainId, theirs) });
  return few
    ? { arms: people, things: await ofChecks(tx, mainId, theirs) }
    : { arms: [...people, isAboutChecks(mainId, theirs)], isOfMany: true };
}

/**
 * What, in the trail, the checks are whose candidate a word names, as the list of records finds them: by how the name, its pinyin
 * or a part of them starts, or by initials. A word that more candidates share than can be found names those who are called just so.
 * Empty for whoever does not see names; never of a record that the session does not reach.
 */
async function ofCandidates(ctx: Reader, mainId: string, word: string): Promise<OfOrder[]> {
  const { tx, session } = ctx;
  // Nobody's name is a number alone.
  if (!/\p{L}/u.test(word) || namesSearched(ctx, { q: word }) === undefined) return [];
  const starts = await startingWith(tx, [mainId], word, MOST_FOUND + 1);
  const parts = await withPart(tx, [mainId], word, MOST_FOUND + 1);
  const areMany = starts.length > MOST_FOUND || parts.length > MOST_FOUND;
  const found = areMany ? await bearing(tx, [mainId], word, MOST_FOUND) : [...starts, ...parts];
  const ids = [...new Set(found.map(({ id }) => id))];
  if (ids.length === 0) return [];
  return ofChecks(tx, mainId, sql`c.id = any(${ids}::uuid[]) and ${reachOf(session)}`);
}

async function oneWord(
  ctx: Reader,
  mainId: string,
  word: string,
  people: readonly { userId: string; name: string }[],
): Promise<Asked> {
  const { tx } = ctx;
  const said = ({ en, zh }: Words) => en.toLowerCase().includes(word) || zh.includes(word);
  const isMeant = (name: AuditAction) =>
    said(auditActions[name]) || said(auditGroups[auditActions[name].group]);
  const named = [
    ...people.filter(({ name }) => name.toLowerCase().includes(word)).map(({ userId }) => userId),
    ...(await namedThings(tx, mainId, word)),
  ];
  const called = await idsCalled(ctx, mainId, word);
  const ordered = await ofOrderNo(tx, mainId, word.toUpperCase());
  const ofNamed = await ofCandidates(ctx, mainId, word);
  const numbers = numbersMeant(word);
  const withNumber = await eventsWith(tx, numbers);
  const actions = auditActionNames.filter(isMeant);
  const kinds = auditEntityNames.filter((name) => said(auditEntities[name]));
  const any: Sql[] = [];
  // What the word cannot mean is not asked: the log of years is read along an index or not at all.
  if (actions.length > 0) any.push(isAction(actions));
  if (kinds.length > 0) any.push(sql`e.entity = any(${kinds}::text[])`);
  if (named.length > 0) {
    any.push(sql`e.actor_user_id = any(${named}::uuid[])`);
    any.push(sql`(e.entity in ('user', 'apiKey', 'department') and e.entity_id = any(${named}::text[]))`);
  }
  if (called.length > 0) any.push(sql`(${isCalled} and e.entity_id = any(${called}::text[]))`);
  if (withNumber?.length !== 0) any.push(sql`(${areThose(mainId, numbers, withNumber)})`);
  if (ADDRESS.test(word)) any.push(startsWith(word));
  if (/^\d{1,9}$/.test(word)) any.push(sql`e.seq = ${Number(word)}`);
  if (UUID.test(word)) any.push(sql`e.id = ${word}::uuid`, sql`e.entity_id = ${word}`);
  return { arms: any, things: [...ordered, ...ofNamed], isOfMany: withNumber === null };
}
