import type { AuditFact } from '../../../api/resources/auditApi';
import { formatDateTime } from '../../../lib/dates';

/** A fact's value in the reader's zone: `before → value` for a change. */
export function factValue({ value, before, isInstant }: AuditFact): string {
  const shown = isInstant ? formatDateTime(value) : value;
  return before === null ? shown : `${before} → ${shown}`;
}
