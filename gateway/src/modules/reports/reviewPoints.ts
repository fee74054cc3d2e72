import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { words } from './words';

type PointView = components['schemas']['ReviewPoint'];
type Asked = BodyOf<'returnReport'>['points'];

const placeOf = (rowId: string) => ({ table: 'review_point', column: 'text_enc', rowId });

/** Keeps what is asked for with the step that sends the report back. @throws 1000 at a point about another check's item */
export async function addPoints(
  ctx: SessionCtx,
  check: CheckRow,
  reviewId: string,
  points: Asked,
): Promise<void> {
  const items = new Set((await itemsOf(ctx.tx, check)).map(({ id }) => id));
  for (const [place, { checkItemId, text }] of points.entries()) {
    if (checkItemId && !items.has(checkItemId))
      throw fieldError([{ path: `points.${place}.checkItemId`, msg: words.notOfReport[ctx.lang] }]);
    const id = uuidv7();
    await ctx.tx.run(sql`insert into review_point (main_id, id, review_id, place, check_item_id, text_enc)
      values (${check.mainId}, ${id}, ${reviewId}, ${place}, ${checkItemId ?? null},
              ${ctx.services.crypto.encrypt(text, placeOf(id))})`);
  }
}

/** The points of every step of a check, by the step. */
export async function pointsOf(
  ctx: SessionCtx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
): Promise<ReadonlyMap<string, PointView[]>> {
  const rows = await ctx.tx.many<{
    id: string;
    reviewId: string;
    checkItemId: string | null;
    textEnc: Buffer;
    doneAt: Date | null;
    doneBy: string | null;
  }>(sql`select p.id, p.review_id as "reviewId", p.check_item_id as "checkItemId", p.text_enc as "textEnc",
      p.done_at as "doneAt", (select u.nick_name from user_by_id(p.done_by) u) as "doneBy"
    from review_point p join report_review r on r.main_id = p.main_id and r.id = p.review_id
    where r.main_id = ${check.mainId} and r.check_id = ${check.id} order by p.review_id, p.place`);
  const points = new Map<string, PointView[]>();
  for (const { id, reviewId, checkItemId, textEnc, doneAt, doneBy } of rows) {
    const text = ctx.services.crypto.decrypt(textEnc, placeOf(id));
    const point = { pointId: id, checkItemId, text, doneAt: doneAt?.toISOString() ?? null, doneBy };
    points.set(reviewId, [...(points.get(reviewId) ?? []), point]);
  }
  return points;
}
