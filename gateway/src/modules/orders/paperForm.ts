import { CODE } from '@probity/contract/codeNames';
import { isSameName } from '@probity/contract/rules/sameName';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError } from '../../kernel/errors';
import { sha256Hex } from '../../platform/security/tokens';
import type { Work } from '../../kernel/work';
import type { components } from '../../kernel/contract.gen';
import { words } from './words';

/** The signer, as far as an order knows them. */
interface Person {
  name: string;
  mobileIndex: string | null;
  idIndex: string | null;
}

/**
 * The signed form of a paper consent: a file this user uploaded to this account, which is no other person's consent. Null
 * for another way of consenting.
 * @throws 2009 no such file, 1000 at `paperFileId` for the form of another person
 */
export async function paperFormFor(
  work: Work,
  { mainId, userId }: { mainId: string; userId: string },
  request: components['schemas']['PlaceOrderRequest'],
  indexes: { mobileIndex: string | null; idIndex: string | null },
): Promise<string | null> {
  if (request.consentWay !== 'paper') return null;
  const file = request.paperFileId
    ? await work.tx.maybeOne<{ id: string; sha256: string }>(sql`select id, sha256 from file_object
        where main_id = ${mainId} and id = ${request.paperFileId} and created_by = ${userId}`)
    : null;
  if (!file) throw new BusinessError(CODE.CONSENT_FORM_MISSING);
  // Two orders with one form at once wait for each other, so that the second sees the first one's person.
  const lock = `paper:${mainId}:${file.sha256}`;
  await work.tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 7210404))`);
  const person = { name: request.candidate.name, ...indexes };
  const isTaken =
    (await wasErased(work, mainId, file.sha256)) ||
    (await signersOf(work, mainId, file.sha256)).some((signer) => !isSamePerson(signer, person));
  if (isTaken) throw fieldError([{ path: 'paperFileId', msg: words.formOfAnother[work.lang] }]);
  return file.id;
}

/** The people the same bytes were ordered for before, whatever became of those checks. */
function signersOf({ tx }: Work, mainId: string, sha256: string): Promise<Person[]> {
  return tx.many<Person>(sql`
    select k.name, k.mobile_index as "mobileIndex", k.id_index as "idIndex"
      from file_object f
        join checks c on c.main_id = f.main_id and c.paper_file_id = f.id
        join candidate k on k.main_id = c.main_id and k.id = c.candidate_id
      where f.main_id = ${mainId} and f.sha256 = ${sha256}`);
}

/**
 * True when the form was the consent of a person whose file and name are erased; only its hash remains, so nobody can say
 * who that was.
 */
async function wasErased({ tx }: Work, mainId: string, sha256: string): Promise<boolean> {
  const row = await tx.maybeOne(sql`select id from consent
    where main_id = ${mainId} and kind = 'paper' and text_hash = ${sha256Hex(sha256)} and file_id is null limit 1`);
  return row !== null;
}

/** The same name, with the same phone or ID number, and no two ID numbers. */
function isSamePerson(one: Person, other: Person): boolean {
  if (one.idIndex && other.idIndex && one.idIndex !== other.idIndex) return false;
  const isKnown = one.mobileIndex === other.mobileIndex || (one.idIndex && one.idIndex === other.idIndex);
  return Boolean(isKnown) && isSameName(one.name, other.name);
}
