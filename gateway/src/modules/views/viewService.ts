import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import {
  clearDefault,
  deleteView,
  insertView,
  isNameTaken,
  lockViews,
  ownView,
  updateView,
  viewsOf,
  type ViewRow,
} from './viewRepository';
import { commonWords } from '../../kernel/words';

type SavedView = components['schemas']['SavedView'];
type Screen = components['schemas']['ViewScreen'];

const MOST = 30;

/** The views this user keeps of a list, by name. */
export async function listSavedViews(ctx: SessionCtx, screen: Screen): Promise<SavedView[]> {
  const rows = await viewsOf(ctx.tx, { ...ownerOf(ctx), screen });
  return rows.map((row) => viewOf(ctx, row));
}

/** Saves filters under a name this user has not used yet. */
export async function saveView(ctx: SessionCtx, request: BodyOf<'saveView'>): Promise<SavedView> {
  const owner = { ...ownerOf(ctx), screen: request.screen };
  await lockViews(ctx.tx, owner);
  if ((await viewsOf(ctx.tx, owner)).length >= MOST)
    throw new BusinessError(CODE.TOO_MANY_VIEWS, { limit: MOST });
  const id = uuidv7();
  const row: ViewRow = {
    id,
    name: nameOf(ctx, request.name),
    queryEnc: sealed(ctx, id, request.query),
    isDefault: false,
  };
  if (!(await insertView(ctx.tx, owner, row, ctx.clock.now()))) throw new BusinessError(CODE.VIEW_NAME_TAKEN);
  return viewOf(ctx, row);
}

/** Renames a view, gives it other filters, makes it the default or removes that mark. */
export async function changeView(ctx: SessionCtx, request: BodyOf<'changeView'>): Promise<SavedView> {
  const owner = ownerOf(ctx);
  await lockViews(ctx.tx, owner);
  const { screen, ...before } = found(await ownView(ctx.tx, owner, request.viewId));
  const row: ViewRow = {
    ...before,
    name: request.name === undefined ? before.name : nameOf(ctx, request.name),
    queryEnc: request.query === undefined ? before.queryEnc : sealed(ctx, before.id, request.query),
    isDefault: request.isDefault ?? before.isDefault,
  };
  if (await isNameTaken(ctx.tx, { ...owner, screen }, row.name, row.id))
    throw new BusinessError(CODE.VIEW_NAME_TAKEN);
  if (request.isDefault) await clearDefault(ctx.tx, { ...owner, screen });
  await updateView(ctx.tx, owner.mainId, row, ctx.clock.now());
  return viewOf(ctx, row);
}

/** Deletes a view of this user. */
export async function forgetView(ctx: SessionCtx, viewId: string) {
  const owner = ownerOf(ctx);
  await lockViews(ctx.tx, owner);
  const view = found(await ownView(ctx.tx, owner, viewId));
  await deleteView(ctx.tx, owner.mainId, view.id);
  return { done: true as const };
}

const ownerOf = ({ session }: SessionCtx) => ({ mainId: session.mainId, userId: session.userId });

function nameOf(ctx: SessionCtx, given: string): string {
  const name = given.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (name === '') throw fieldError([{ path: 'name', msg: commonWords.nameNeeded[ctx.lang] }]);
  return name;
}

// The filters may hold a phone or an ID number that was searched for.
const fieldOf = (rowId: string) => ({ table: 'saved_view', column: 'query_enc', rowId });
const sealed = ({ services }: SessionCtx, rowId: string, query: string) =>
  services.crypto.encrypt(query, fieldOf(rowId));

function viewOf({ services }: SessionCtx, row: ViewRow): SavedView {
  const query = services.crypto.decrypt(row.queryEnc, fieldOf(row.id));
  return { viewId: row.id, name: row.name, query, isDefault: row.isDefault };
}
