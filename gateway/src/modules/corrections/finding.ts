import { orderNoIn } from '@probity/contract/rules/orderNo';
import type { Lang, SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { itemTitle } from '../checks/itemTitle';
import { chargesOfOrder, correctionsOf, type ChargeRow, type CorrectionRow } from './correctionRepository';

type Charge = ReplyOf<'askCorrection'>;

/** What was charged for the items of an order, of whichever customer, with what was given back of it or is to be. */
export async function findCharges(
  { tx, session, lang }: SessionCtx,
  { orderNo }: BodyOf<'findCharges'>,
): Promise<ReplyOf<'findCharges'>> {
  const wanted = orderNoIn(orderNo);
  const rows = wanted ? await chargesOfOrder(tx, { mainIds: session.mainIds, orderNo: wanted }) : [];
  return { rows: await withCorrections(tx, rows, lang) };
}

/** Charges as they are told, with all that was asked about them. */
export async function withCorrections(tx: Tx, rows: readonly ChargeRow[], lang: Lang): Promise<Charge[]> {
  if (rows.length === 0) return [];
  const mainIds = [...new Set(rows.map(({ mainId }) => mainId))];
  const all = await correctionsOf(tx, { mainIds, chargeIds: rows.map(({ chargeId }) => chargeId) });
  return rows.map((row) => ({
    ...{ chargeId: row.chargeId, mainId: row.mainId, mainName: row.mainName, orderNo: row.orderNo },
    ...{ checkId: row.checkId, itemName: itemName(row, lang), amount: row.amount },
    ...{ at: row.at.toISOString(), left: row.left },
    corrections: all.filter(({ chargeId }) => chargeId === row.chargeId).map(correctionView),
  }));
}

/** Of several of a kind the number; whose school or employer it was about is not told here. */
const itemName = ({ itemEn, itemZh, copyNo }: ChargeRow, lang: Lang) =>
  itemTitle({ copyNo }, { name: { en: itemEn, zh: itemZh } }, lang);

export function correctionView(row: CorrectionRow): Charge['corrections'][number] {
  return {
    ...{ correctionId: row.id, amount: row.amount, status: row.status, reason: row.reason },
    by: row.askedByName ?? '',
    at: row.askedAt.toISOString(),
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    refusal: row.refusal,
  };
}
