import type { ReplyOf } from '../../../kernel/module';
import type { ClosingRow } from './closingRepository';

export function closingView(row: ClosingRow): ReplyOf<'askClosing'> {
  const { id, status, askedBy, askedAt, eraseOn, postponedAt } = row;
  return {
    ...{ closingId: id, status, askedBy, eraseOn },
    askedAt: askedAt.toISOString(),
    isPostponed: postponedAt !== null && status === 'closing',
  };
}
