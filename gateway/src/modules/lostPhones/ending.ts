import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';
import {
  endLostPhone,
  endLostPhoneWork,
  lostPhoneField,
  type LostPhoneRow,
  type LostPhoneStatus,
} from './lostPhoneRepository';

/**
 * Ends an open, locked request and its work, tells the enterprise's managers, and notes it in the enterprise's trail. What its
 * managers did themselves is no news to them.
 */
export async function endRequest(
  work: Work,
  row: LostPhoneRow,
  { status, note }: { status: Exclude<LostPhoneStatus, 'open'>; note?: string },
): Promise<void> {
  const { mainId, userId } = row;
  const at = work.clock.now();
  const isDecided = status === 'replaced' || status === 'rejected';
  const decidedBy = isDecided ? work.session!.userId : null;
  const noteEnc =
    note === undefined ? null : work.services.crypto.encrypt(note, lostPhoneField('note_enc', row.id));
  await endLostPhone(work.tx, row, { status, decidedBy, noteEnc, at });
  await endLostPhoneWork(work.tx, row, decidedBy, at);
  const action: AuditAction = `lostPhone.${status}`;
  await work.audit({ action, entity: 'user', entityId: userId, mainId });
  if (status === 'withdrawn') return;
  await publish(work, { kind: `lostPhone.${status}`, mainId, entity: 'user', entityId: userId });
}
