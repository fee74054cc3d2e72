import { createHash } from 'node:crypto';
import { sha256Hex } from '../../platform/security/tokens';
import type { Session, SessionResolver } from '../../kernel/session';
import { reaches } from '../../platform/db/reaches';
import type { Tx } from '../../platform/db/tx';
import { readReach, resolveSession, type ResolvedSession } from './sessionRepository';

/** Sessions in the database, found by the SHA-256 of their token; session_resolve has the rules of time. */
export const databaseSessions: SessionResolver = {
  async resolve(token, tx, now, { isPassive = false } = {}): Promise<Session | null> {
    const row = await resolveSession(tx, sha256Hex(token), now, !isPassive);
    if (!row) return null;
    return row.kind === 'visitor' ? visitorSession(row) : loginSession(row, await servedBy(row, tx));
  },
};

/** The accounts that staff serve; a list of many is read once, and known by its id from then on. */
async function servedBy({ served, reach }: ResolvedSession, tx: Tx): Promise<readonly string[] | undefined> {
  if (reach === null) return served?.split(',');
  return reaches.idsOf(reach) ?? reaches.keep(reach, (await readReach(tx, reach)).split(','));
}

/** Null when the membership of this session was disabled while others are not: the user has to sign in again. */
function loginSession(row: ResolvedSession, served: readonly string[] | undefined): Session | null {
  const { userId, mainId, role } = row;
  if (!userId || !mainId) return null;
  if (row.disabled && row.anyEnabled) return null;
  const isStaff = row.mainKind === 'platform';
  return {
    sessionId: row.id,
    userId,
    kind: isStaff ? 'staff' : 'enterprise',
    mainId,
    mainIds: isStaff ? (served ?? [mainId]) : [mainId],
    role: role ?? '',
    roles: role ? [role] : [],
    departmentId: row.departmentId,
    loginType: row.loginType,
    ...(row.disabled ? { barred: true } : {}),
  };
}

/** A link that has expired or was revoked meanwhile opens nothing: the session is bound to nothing. */
function visitorSession(row: ResolvedSession): Session {
  return {
    sessionId: row.id,
    userId: visitorId(row.mobileIndex!),
    kind: 'visitor',
    mainId: row.linkMain,
    mainIds: row.linkMain ? [row.linkMain] : [],
    role: '',
    roles: [],
    departmentId: null,
    loginType: row.loginType,
    visitor: {
      mobileIndex: row.mobileIndex!,
      sHash: row.linkTarget ? row.sHash : null,
      targetKind: row.linkKind,
      targetId: row.linkTarget,
    },
  };
}

/** A UUID derived from a phone's index, always the same for the same phone; the index cannot be read from it. */
function visitorId(mobileIndex: string): string {
  const hex = createHash('sha256').update(`visitor\0${mobileIndex}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
