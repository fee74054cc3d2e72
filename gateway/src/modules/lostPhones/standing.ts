import { rolesWith } from '@probity/contract/permissions';
import type { SessionCtx } from '../../kernel/context';
import type { Words } from '../../kernel/words';
import type { Tx } from '../../platform/db/tx';
import { lockUser, userById } from '../accounts/userRepository';
import { contactPhone } from '../enterprise/certificationFacts';
import { newestVerified } from '../enterprise/certificationRepository';
import { membersOfAccount, placeKept, type MemberRow } from '../people/memberRepository';
import { lostPhoneField, type LostPhoneRow } from './lostPhoneRepository';
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
export async function standingOf(
  ctx: Pick<SessionCtx, 'services'>,
  tx: Tx,
  row: LostPhoneRow,
  isKept = false,
): Promise<Standing> {
  const ids = [row.userId, row.askedBy].sort();
  // In one order: of two that lock the same places none waits for the other.
  if (isKept) {
    for (const id of ids) await placeKept(tx, row.mainId, id);
    await lockUser(tx, row.userId);
  }
  const people = await membersOfAccount(tx, { userIds: ids, after: null, limit: ids.length });
  const person = people.find(({ id }) => id === row.userId) ?? null;
  const asker = people.find(({ id }) => id === row.askedBy) ?? null;
  return { person, asker, unfit: await unfit(ctx, tx, row, { person, asker }) };
}

async function unfit(
  { services }: Pick<SessionCtx, 'services'>,
  tx: Tx,
  row: LostPhoneRow,
  { person, asker }: Omit<Standing, 'unfit'>,
): Promise<Words | null> {
  if (person?.status !== 'enabled') return unfitAs.gone;
  if (person.isShared) return unfitAs.shared;
  if ((await userById(tx, person.id))?.mobileIndex !== row.formerIndex) return unfitAs.changed;
  if (asker?.status !== 'enabled' || !mayAskFor(asker.role, person.role)) return unfitAs.asker;
  if (!row.mobileEnc) return null;
  const contact = await newestVerified(tx, row.mainId);
  if (!contact) return unfitAs.noContact;
  // Who found or took the phone would answer the call that is to prove whose it is.
  const phones = [row.formerIndex, newPhone({ services }, row).index];
  const called = services.blindIndex.of('mobile', contactPhone({ services }, contact));
  return phones.includes(called) ? unfitAs.contactsPhone : null;
}

/** The new phone of an open request. */
export function newPhone({ services }: Pick<SessionCtx, 'services'>, row: LostPhoneRow) {
  const mobile = services.crypto.decrypt(row.mobileEnc!, lostPhoneField('mobile_enc', row.id));
  return { mobile, index: services.blindIndex.of('mobile', mobile) };
}
