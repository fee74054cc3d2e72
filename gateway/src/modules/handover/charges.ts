import { CODE } from '@probity/contract/codeNames';
import { isOfAccount } from '../../kernel/reach';
import type { Session } from '../../kernel/session';
import { codeText } from '../../kernel/texts';
import type { OwnWork } from '../../kernel/work';
import { lockCharges, setCharges, type Charge } from '../checks/ownerRepository';
import type { Outcome } from '../checks/eachCheck';
import { addToTimelines } from '../checks/transitions';

/** How one act, giving or taking back, goes about a record. */
export interface Move {
  event: 'assigned' | 'assignmentUndone';
  isOwnAct: boolean;
  /** Who is in charge afterwards and by which act, or the code of a refusal. */
  to(charge: Charge): Omit<Charge, 'id'> | number;
}

/** What was moved: who had it before, and who has it now. */
export interface Moved {
  before: Charge;
  after: Charge;
}

/** Of records that others are in charge of an account's managers alone dispose. */
export const disposesOf = (session: Session, ownerId: string): boolean =>
  isOfAccount(session) || ownerId === session.userId;

/**
 * Puts others in charge of some checks: as many statements for all of them as for one. What is out of reach or foreign is answered
 * like what is missing.
 */
export async function moveCharges(
  work: OwnWork,
  checkIds: readonly string[],
  { event, isOwnAct, to }: Move,
): Promise<{ outcomes: Outcome[]; moved: Moved[] }> {
  const { tx, session, lang } = work;
  const { mainId } = session;
  const charges = await lockCharges(tx, { session, isOwnAct }, checkIds);
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  const moved: Moved[] = [];
  const outcomes = checkIds.map((checkId): Outcome => {
    const before = byId.get(checkId.toLowerCase());
    const next = before ? to(before) : CODE.NOT_FOUND;
    if (!before || typeof next === 'number') {
      const code = typeof next === 'number' ? next : CODE.NOT_FOUND;
      return { checkId, code, msg: codeText(code, lang) };
    }
    const after = { id: before.id, ...next };
    moved.push({ before, after });
    byId.set(before.id, after);
    return { checkId, code: 0, msg: null };
  });
  if (moved.length === 0) return { outcomes, moved };
  await setCharges(tx, mainId, moved.map(({ after }) => after), work.clock.now()); // prettier-ignore
  await addToTimelines(
    work,
    moved.map(({ before, after }) => ({
      check: { mainId, id: before.id },
      event,
      detail: { person: after.ownerId, owner: before.ownerId },
    })),
  );
  return { outcomes, moved };
}
