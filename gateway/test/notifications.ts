import type { EventKind, OwnEventKind, StaffEventKind } from '@probity/contract/rules/events';
import type { Session } from '../src/kernel/session';
import { uuidv7 } from '../src/kernel/ids';
import { addMembership } from '../src/modules/accounts/accountRepository';
import { userMobileField } from '../src/kernel/userFields';
import { createUser } from '../src/modules/accounts/userRepository';
import type { EventDetail } from '../src/modules/events/eventRepository';
import { publish } from '../src/modules/events/publish';
import { inAccount } from './checks';
import type { TestGateway } from './gateway';

export interface Happening {
  mainId: string;
  kind: EventKind | StaffEventKind | OwnEventKind;
  checkId?: string;
  actor?: string;
  detail?: EventDetail;
}

/** Publishes an event and works the queue off; returns the event's id. */
export async function publishEvent(gateway: TestGateway, happening: Happening): Promise<string> {
  const { mainId, kind, checkId, actor, detail } = happening;
  const eventId = await inAccount(gateway, mainId, (work) =>
    publish(
      { ...work, session: actor ? ({ userId: actor } as Session) : null },
      {
        mainId,
        kind,
        entity: kind.split('.')[0]!,
        entityId: checkId ?? uuidv7(),
        ...(checkId ? { checkId } : {}),
        ...(detail ? { detail } : {}),
      },
    ),
  );
  await gateway.runJobs();
  return eventId;
}

/** The people notified of an event, by user id in their order. */
export async function recipientsOf(
  gateway: TestGateway,
  eventId: string,
): Promise<{ userId: string; inApp: boolean }[]> {
  const { rows } = await gateway.owner.query<{ userId: string; inApp: boolean }>(
    'select user_id as "userId", in_app as "inApp" from notification where event_id = $1 order by user_id',
    [eventId],
  );
  return rows;
}

/** Another person of an account. */
export async function addPerson(
  gateway: TestGateway,
  person: { mobile: string; mainId: string; role: string; departmentId?: string },
): Promise<string> {
  const { services } = gateway;
  const userId = uuidv7();
  const { mobile, mainId, role, departmentId } = person;
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const user = {
      id: userId,
      username: `p${mobile}`,
      nickName: 'Somebody',
      mobileIndex: services.blindIndex.of('mobile', mobile),
      mobileEnc: services.crypto.encrypt(mobile, userMobileField(userId)),
      passwordHash: null,
    };
    await createUser(tx, user, services.clock.now());
    await addMembership(tx, { mainId, userId, role, departmentId: departmentId ?? null });
  });
  return userId;
}
