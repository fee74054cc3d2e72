import { parseIdNumber } from '@probity/contract/rules/idNumber';
import { maskIdNumber } from '@probity/contract/rules/masks';
import type { IdNumberOf } from '@probity/contract/rules/verdict';
import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { candidateOf } from './detailRepository';
import { chinaDay } from '../../kernel/workingDays';

/** Both ID numbers, masked, if the enterprise and the candidate gave different ones; else null. */
export async function idNumbersOf(
  { services, tx }: { services: Services; tx: Tx },
  check: { mainId: string; candidateId: string },
  verified: IdNumberOf | null = null,
) {
  const { id: rowId, idNumberEnc, orderedIdNumberEnc } = await candidateOf(tx, check);
  if (!idNumberEnc || !orderedIdNumberEnc) return null;
  const masked = (bytes: Buffer, column: string) =>
    maskIdNumber(services.crypto.decrypt(bytes, { table: 'candidate', column, rowId }));
  return {
    enterprise: masked(orderedIdNumberEnc, 'ordered_id_number_enc'),
    candidate: masked(idNumberEnc, 'id_number_enc'),
    verified,
  };
}

/**
 * The facts the dates of a check are checked against: the birth date in the candidate's ID number, and the day of reading.
 */
export async function datedOf(
  { services, tx, clock }: { services: Services; tx: Tx; clock: { now(): Date } },
  check: { mainId: string; candidateId: string },
  at: Date = clock.now(),
): Promise<{ birthDate: string | undefined; today: string }> {
  const { id: rowId, idNumberEnc } = await candidateOf(tx, check);
  const today = chinaDay(at);
  const place = { table: 'candidate', column: 'id_number_enc', rowId };
  const idNumber = idNumberEnc ? services.crypto.decrypt(idNumberEnc, place) : '';
  return { birthDate: parseIdNumber(idNumber, { today }).birthDate, today };
}
