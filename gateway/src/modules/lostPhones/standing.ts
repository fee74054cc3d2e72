import { rolesWith } from '@probity/contract/permissions';
import type { Words } from '../../kernel/words';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { newestVerified } from '../enterprise/certificationRepository';
import { membersOfAccount, placeKept, type MemberRow } from '../people/memberRepository';
import type { LostPhoneRow } from './lostPhoneRepository';
import { unfitAs } from './words';

/** Only owners may ask for an owner's phone: an admin does not take over who owns the account. */
export function mayAskFor(askerRole: string, personRole: string): boolean {
  const asks = (rolesWith('lostPhone.ask') as readonly string[]).includes(askerRole);
  return asks && (personRole !== 'owner' || askerRole === 'owner');
}

export interface Standing {
  person: MemberRow | null;
  asker: MemberRow | null;
  /** Why the request cannot be approved as things are now. */
  unfit: Words | null;
}

/**
 * The person and who asked, as they are in the account now. The transaction is bound to it. `isKept`: both places stay so until it
 * ends.
 */
export async function standingOf(tx: Tx, row: LostPhoneRow, isKept = false): Promise<Standing> {
  const ids = [row.userId, row.askedBy].sort();
  // In one order: of two that lock the same places none waits for the other.
  if (isKept) for (const id of ids) await placeKept(tx, row.mainId, id);
  const people = await membersOfAccount(tx, { userIds: ids, after: null, limit: ids.length });
  const person = people.find(({ id }) => id === row.userId) ?? null;
  const asker = people.find(({ id }) => id === row.askedBy) ?? null;
  return { person, asker, unfit: await unfit(tx, row, person, asker) };
}

async function unfit(
  tx: Tx,
  row: LostPhoneRow,
  person: MemberRow | null,
  asker: MemberRow | null,
): Promise<Words | null> {
  if (person?.status !== 'enabled') return unfitAs.gone;
  if (person.isShared) return unfitAs.shared;
  if ((await userById(tx, person.id))?.mobileIndex !== row.formerIndex) return unfitAs.changed;
  if (asker?.status !== 'enabled' || !mayAskFor(asker.role, person.role)) return unfitAs.asker;
  if (!(await newestVerified(tx, row.mainId))) return unfitAs.noContact;
  return null;
}
