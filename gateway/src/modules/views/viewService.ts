import { CODE } from '@probity/contract/codeNames';
import { actorKindOf } from '../../kernel/audit';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { allows } from '../../kernel/rights';
import { isShareable } from './shareable';
import {
  authorOf,
  clearDefault,
  clearOthersDefaults,
  countOwn,
  countShared,
  deleteView,
  insertView,
  isNameTaken,
  lockSharing,
  lockViews,
  seenView,
  setDefault,
  updateView,
  viewsOf,
  type SeenView,
  type ViewRow,
} from './viewRepository';
import { commonWords } from '../../kernel/words';
import { words } from './words';

type SavedView = components['schemas']['SavedView'];
type Screen = components['schemas']['ViewScreen'];

const MOST = 30;
/** In one account, of all its people. */
const MOST_SHARED = 30;

/** The views this user has of a list: the own ones by name, then what others of the account share with everybody. */
export async function listSavedViews(ctx: SessionCtx, screen: Screen): Promise<SavedView[]> {
  const rows = await viewsOf(ctx.tx, { ...readerOf(ctx), screen });
  return rows.filter((row) => isOpenTo(ctx, row)).map((row) => viewOf(ctx, row));
}

/** Saves filters under a name this user has not used yet. */
export async function saveView(ctx: SessionCtx, request: BodyOf<'saveView'>): Promise<SavedView> {
  const author = { ...readerOf(ctx), screen: request.screen };
  await lockViews(ctx.tx, author);
  if ((await countOwn(ctx.tx, author)) >= MOST) throw new BusinessError(CODE.TOO_MANY_VIEWS, { limit: MOST });
  const id = uuidv7();
  const name = nameOf(ctx, request.name);
  const row = { id, authorId: author.userId, name, queryEnc: sealed(ctx, id, request.query) };
  if (!(await insertView(ctx.tx, author, row, ctx.clock.now())))
    throw new BusinessError(CODE.VIEW_NAME_TAKEN);
  return viewOf(ctx, found(await seenView(ctx.tx, author, id)));
}

/**
 * Renames a view, gives it other filters, shares it or takes that back, makes it this user's default or removes that mark.
 * @throws 403 of a colleague's view all but the default; its name is also an owner's and admin's to change; to staff who share inside a
 * customer's account, where the author is named. 2014, 2307, 2308
 */
export async function changeView(ctx: SessionCtx, request: BodyOf<'changeView'>): Promise<SavedView> {
  const reader = readerOf(ctx);
  const before = await lockedView(ctx, request.viewId);
  const isOwn = before.authorId === reader.userId;
  const { name, query, isShared, isDefault } = request;
  const isTheAuthors = query !== undefined || isShared !== undefined;
  if ((isTheAuthors && !isOwn) || (name !== undefined && !isManaged(ctx, before))) throw forbidden();
  if (isShared === true && isGuest(ctx)) throw forbidden();
  const row: ViewRow = {
    id: before.id,
    authorId: before.authorId,
    name: name === undefined ? before.name : nameOf(ctx, name),
    queryEnc: query === undefined ? before.queryEnc : sealed(ctx, before.id, query),
    isShared: isShared ?? before.isShared,
  };
  if (isTheAuthors || name !== undefined) await change(ctx, before, row);
  const place = { ...reader, screen: before.screen };
  if (isDefault === true) await setDefault(ctx.tx, place, row.id);
  if (isDefault === false) await clearDefault(ctx.tx, place, row.id);
  return viewOf(ctx, found(await seenView(ctx.tx, reader, row.id)));
}

async function change(ctx: SessionCtx, before: SeenView, row: ViewRow): Promise<void> {
  const { tx } = ctx;
  const { mainId, userId } = readerOf(ctx);
  const author = { mainId, userId: before.authorId, screen: before.screen };
  if (await isNameTaken(tx, author, row.name, row.id)) {
    if (author.userId === userId) throw new BusinessError(CODE.VIEW_NAME_TAKEN);
    throw fieldError([{ path: 'name', msg: words.nameTaken({ author: before.author })[ctx.lang] }]);
  }
  if (row.isShared && !isShareable({ name: row.name, query: queryOf(ctx, row) }))
    throw new BusinessError(CODE.VIEW_NAMES_PEOPLE);
  if (row.isShared && !before.isShared) {
    await lockSharing(tx, mainId);
    if ((await countShared(tx, author)) >= MOST_SHARED)
      throw new BusinessError(CODE.TOO_MANY_SHARED_VIEWS, { limit: MOST_SHARED });
  }
  await updateView(tx, mainId, row, ctx.clock.now());
  if (before.isShared && !row.isShared) await clearOthersDefaults(tx, author, row.id);
  if (row.isShared !== before.isShared)
    await audit(ctx, row.isShared ? 'view.shared' : 'view.takenBack', row.id, row.name, author.userId);
  else if (row.isShared && row.name !== before.name)
    await audit(ctx, 'view.renamed', row.id, row.name, author.userId);
}

/**
 * Deletes a view; one that is shared goes for everybody.
 * @throws 403 a colleague's, to anybody but an owner or admin
 */
export async function forgetView(ctx: SessionCtx, viewId: string) {
  const view = await lockedView(ctx, viewId);
  if (!isManaged(ctx, view)) throw forbidden();
  await deleteView(ctx.tx, readerOf(ctx).mainId, view.id);
  if (view.isShared) await audit(ctx, 'view.deleted', view.id, view.name, view.authorId);
  return { done: true as const };
}

const readerOf = ({ session }: SessionCtx) => ({ mainId: session.mainId, userId: session.userId });

/** What others find of a view in the trail: nothing was shared whose name holds a person's number. */
const audit = (
  ctx: SessionCtx,
  action: 'view.shared' | 'view.takenBack' | 'view.renamed' | 'view.deleted',
  viewId: string,
  view: string,
  authorId: string,
) =>
  ctx.audit({
    action,
    entity: 'view',
    entityId: viewId,
    detail: { view, ...(authorId !== ctx.session.userId && { person: authorId }) },
  });

/** A view that this user has in the list, behind the lock of its author. */
async function lockedView(ctx: SessionCtx, viewId: string): Promise<SeenView> {
  const reader = readerOf(ctx);
  const authorId = found(await authorOf(ctx.tx, reader, viewId));
  await lockViews(ctx.tx, { mainId: reader.mainId, userId: authorId });
  const view = found(await seenView(ctx.tx, reader, viewId));
  // Given to somebody else at this very moment, it stands behind another lock.
  return found(view.authorId === authorId && isOpenTo(ctx, view) ? view : null);
}

/** A view by result is not for a reader to whom the list shows none: the list would refuse its filter. */
const isOpenTo = (ctx: SessionCtx, view: SeenView) =>
  view.authorId === ctx.session.userId ||
  allows(ctx.session, 'result.read') ||
  !new URLSearchParams(queryOf(ctx, view)).has('lamp');

/** Staff inside a customer's account: none of its people, whom nobody there knows by name. */
const isGuest = ({ session }: SessionCtx) =>
  session.kind === 'enterprise' && actorKindOf(session) === 'staff';

/** Owners and admins look after what is shared. The platform has nobody of them here: what a colleague left behind is everybody's. */
const isManaged = ({ session }: SessionCtx, view: SeenView) =>
  view.authorId === session.userId ||
  allows(session, 'user.manage') ||
  (session.kind === 'staff' && !view.isAuthorHere);

function nameOf(ctx: SessionCtx, given: string): string {
  const name = given.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (name === '') throw fieldError([{ path: 'name', msg: commonWords.nameNeeded[ctx.lang] }]);
  return name;
}

// The filters of what is not shared may hold a phone or an ID number that was searched for.
const fieldOf = (rowId: string) => ({ table: 'saved_view', column: 'query_enc', rowId });
const sealed = ({ services }: SessionCtx, rowId: string, query: string) =>
  services.crypto.encrypt(query, fieldOf(rowId));
const queryOf = ({ services }: SessionCtx, row: Pick<ViewRow, 'id' | 'queryEnc'>): string =>
  services.crypto.decrypt(row.queryEnc, fieldOf(row.id));

function viewOf(ctx: SessionCtx, row: SeenView): SavedView {
  return {
    viewId: row.id,
    name: row.name,
    query: queryOf(ctx, row),
    isDefault: row.isDefault,
    isShared: row.isShared,
    isOwn: row.authorId === ctx.session.userId,
    // A guest ends what was shared before, and begins nothing.
    isShareable: row.authorId === ctx.session.userId && (row.isShared || !isGuest(ctx)),
    isManaged: isManaged(ctx, row),
    author: row.author,
  };
}
