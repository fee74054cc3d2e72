import type { Services } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { HandedRow } from './handedRepository';

type HandedOver = components['schemas']['HandedOver'];

const placeOf = (rowId: string) => ({ table: 'work_item', column: 'handed_note_enc', rowId });

/** The encrypted note for a colleague, as it is stored with a work item. */
export function encryptNote(
  { crypto }: Services,
  workItemId: string,
  note: string | undefined,
): Buffer | null {
  const words = note?.trim();
  return words ? crypto.encrypt(words, placeOf(workItemId)) : null;
}

/** Null if nobody handed it over. */
export function handedView({ crypto }: Services, row: HandedRow): HandedOver | null {
  const { id, handedBy, handedNoteEnc } = row;
  if (handedBy === null) return null;
  return { by: handedBy, note: handedNoteEnc && crypto.decrypt(handedNoteEnc, placeOf(id)) };
}
