import { maskIdNumber } from '../../../../contract/rules/masks';
import type { IdNumberOf } from '../../../../contract/rules/verdict';
import type { Services } from '../../context';
import type { Tx } from '../../db/tx';
import { candidateOf } from './detailRepository';

/** Both ID numbers, masked, where the enterprise and the candidate gave different ones; null where there is one. */
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
