import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';
import { accountById } from '../accounts/accountRepository';
import { formatFen } from '@probity/contract/rules/fen';
import { batchWaitingFor, type BatchWaiting } from '../approvals/approvalRepository';
import { batchWaits, ordererWords } from '../approvals/words';
import { smsWords } from '../sms/words';
import { approvesUpTo, approversOfWaiting } from '../approvals/approverRepository';
import { langOfChoice } from '../../kernel/texts';
import { userMobileField } from '../../kernel/userFields';
import { languageOfUser } from '../accounts/userRepository';
import type { DomainEvent } from '../events/eventRepository';
import type { Subscriber } from '../events/subscriber';
import { audienceOf, type Person } from './domain/audience';
import { channelsOf, isNotificationKind, rolesOf, type NotificationKind } from './domain/rules';
import { smsText } from './domain/smsText';
import {
  amountOf,
  checkStanding,
  dropEarlierOfBatch,
  insertNotification,
  lockBatchLines,
  nameOfUser,
  notificationPeople,
  type NewNotification,
} from './notificationRepository';

/** An SMS later than this brings no news: a queue that was stopped does not flood phones. */
const SMS_WITHIN_MS = 86_400_000;

/** Writes the notifications of an event, and queues the SMS for people who chose that channel. */
export const notificationSubscriber: Subscriber = {
  name: 'notifications',
  async handle(services, tx, event) {
    const { kind } = event;
    if (!isNotificationKind(kind) || !isWorthTelling(event)) return;
    const check = event.checkId ? await checkStanding(tx, event.checkId) : null;
    const people = await notificationPeople(tx, rolesOf(kind));
    const orderNo = check?.orderNo ?? null;
    const concerned = audienceOf(kind, people, check, event.actorUserId, aboutWhom(event));
    for (const person of await decidingOf(tx, { ...event, kind }, concerned)) {
      await tellPerson(services, tx, { ...event, kind }, person, orderNo);
    }
  },
};

/** Of an order that waits for approval only those who may approve it are told: up to its price, and never its orderer. */
async function decidingOf(tx: Tx, event: DomainEvent, people: readonly Person[]) {
  const { kind, mainId, entityId } = event;
  if (kind !== 'order.awaitingApproval' || isOfBatch(event)) return people;
  const approvers = await approversOfWaiting(tx, mainId, entityId);
  return people.filter(({ userId }) => approvers.includes(userId));
}

/** Orders of a batch that wait for approval are told of together. */
const isOfBatch = ({ kind, entity }: DomainEvent) => kind === 'order.awaitingApproval' && entity === 'batch';

/** What of a batch waits for somebody; null where nothing does, or nothing that was asked for since they were told. */
async function waitingOf(tx: Tx, { mainId, entityId, detail }: DomainEvent, { userId }: Person) {
  const upTo = await approvesUpTo(tx, userId);
  const waiting = await batchWaitingFor(tx, { mainId, batchId: entityId }, { userId, upTo });
  const { lastAskedAt, orderedBy } = waiting;
  const isKnown = typeof detail.since === 'string' && lastAskedAt && lastAskedAt < new Date(detail.since);
  if (waiting.rows === 0 || isKnown) return null;
  return { ...waiting, by: ordererWords(orderedBy, orderedBy && (await nameOfUser(tx, orderedBy))) };
}

const ofWaiting = ({ entityId }: DomainEvent, { rows, sum, orderedBy }: BatchWaiting) => ({
  ...{ batchId: entityId, records: rows, amount: sum },
  ...(orderedBy !== null && { orderedBy }),
});

/** The colleague whom an event among staff is about. */
function aboutWhom({ detail }: DomainEvent): string | null {
  return typeof detail.person === 'string' ? detail.person : null;
}

/** The kind of task that an event is about, what became of the records it went through, and the batch they are. */
function taskOf({
  entity,
  detail,
}: DomainEvent): Pick<NewNotification['params'], 'task' | 'became' | 'batchId'> {
  if (entity !== 'task') return {};
  const { done, refused, unpaid, batchId } = detail;
  const isCounted = typeof done === 'number' && typeof refused === 'number';
  // A gateway of the version before, beside this one, does not tell it.
  const waits = typeof unpaid === 'number' && { unpaid };
  const task = detail.task as NewNotification['params']['task'];
  return {
    task,
    ...(isCounted && { became: { done, refused, ...waits } }),
    ...(typeof batchId === 'string' && { batchId }),
  };
}

/** What a sign-in came with. */
function browserOf({ kind, detail }: DomainEvent): string | null {
  return kind === 'signIn.newBrowser' && typeof detail.browser === 'string' ? detail.browser : null;
}

/** The day on which an account that closes is erased. */
function dayOf({ entity, detail }: DomainEvent): string | null {
  return entity === 'closing' && typeof detail.day === 'string' ? detail.day : null;
}

/** What became of a payment that did not fit. */
const outcomeOf = ({ kind, detail: { outcome } }: DomainEvent): Pick<NewNotification['params'], 'outcome'> =>
  kind === 'payment.settled' ? { outcome: outcome as NewNotification['params']['outcome'] } : {};

/** The version of a report that was published before; null for the first and for everything else. */
function laterVersionOf({ kind, detail: { version } }: DomainEvent): number | null {
  return kind === 'check.reported' && typeof version === 'number' && version > 1 ? version : null;
}

/** About records, and whoever is or was in charge of them. */
const ofRecords: readonly string[] = ['member.handedOver', 'user.left', 'records.given', 'records.takenBack'];

type Owned = Pick<NewNotification['params'], 'records' | 'amount' | 'apiKeys'>;

/** How many records an event about their owner concerns; of a colleague who went also what else is the person's now. */
function recordsOf({ kind, detail: { rows, upTo, keys } }: DomainEvent): Owned {
  if (!ofRecords.includes(kind)) return {};
  return {
    ...(typeof rows === 'number' && { records: rows }),
    ...(typeof upTo === 'number' && { amount: upTo }),
    ...(typeof keys === 'number' && { apiKeys: keys }),
  };
}

/** False for events without news: questions to the candidate are not the enterprise's to answer. */
function isWorthTelling({ kind, detail }: DomainEvent): boolean {
  return kind !== 'check.infoRequested' || detail.of === 'enterprise';
}

/** What is told of a cancelled check's reason by a notification of its own. */
const toldBefore: Partial<Record<string, NotificationKind>> = {
  consentWithdrawn: 'check.consentWithdrawn',
  notApproved: 'order.rejected',
};

/** The channels for a person. A person just notified of the reason is not notified of its consequence. */
function channelsFor({ kind, detail }: DomainEvent & { kind: NotificationKind }, { choices }: Person) {
  const chosen = channelsOf(kind, choices);
  const told = kind === 'check.cancelled' ? toldBefore[String(detail.why)] : undefined;
  if (!told) return chosen;
  const before = channelsOf(told, choices);
  return { inApp: chosen.inApp && !before.inApp, sms: chosen.sms && !before.sms };
}

/** Of a batch one line stands unread: the last. */
async function insertOnce(
  tx: Tx,
  {
    mainId,
    id: eventId,
    kind,
    entity,
    entityId,
    checkId,
    createdAt,
  }: DomainEvent & { kind: NotificationKind },
  told: Pick<NewNotification, 'userId' | 'params' | 'inApp'>,
): Promise<boolean> {
  const row = { mainId, id: uuidv7(), eventId, kind, entity, entityId, checkId, createdAt, ...told };
  if (told.params.batchId) await lockBatchLines(tx, { mainId, batchId: told.params.batchId });
  const isNew = await insertNotification(tx, row);
  if (isNew && told.inApp && told.params.batchId) await dropEarlierOfBatch(tx, row);
  return isNew;
}

async function tellPerson(
  services: Services,
  tx: Tx,
  event: DomainEvent & { kind: NotificationKind },
  person: Person,
  orderNo: string | null,
): Promise<void> {
  const { inApp, sms } = channelsFor(event, person);
  if (!inApp && !sms) return;
  const waiting = isOfBatch(event) ? await waitingOf(tx, event, person) : undefined;
  if (waiting === null) return;
  const browser = browserOf(event);
  const day = dayOf(event);
  const version = laterVersionOf(event);
  const params = {
    ...(orderNo !== null && { orderNo }),
    ...taskOf(event),
    ...recordsOf(event),
    ...outcomeOf(event),
    ...(waiting && ofWaiting(event, waiting)),
    ...(browser !== null && { browser }),
    ...(day !== null && { day }),
    ...(version !== null && { version }),
  };
  const isNew = await insertOnce(tx, event, { userId: person.userId, params, inApp });
  const isLate = services.clock.now().getTime() - event.createdAt.getTime() > SMS_WITHIN_MS;
  if (!isNew || !sms || isLate) return;
  const { name: mainName } = await accountById(tx, event.mainId);
  const lang = langOfChoice(await languageOfUser(tx, person.userId));
  const mobile = services.crypto.decrypt(person.mobileEnc, userMobileField(person.userId));
  if (waiting) {
    const text = smsWords(lang, batchWaits({ ...waiting, sum: formatFen(waiting.sum) }));
    await services.sms.queue(tx, { mobile, template: 'notification', text });
    return;
  }
  const amount = await amountOf(tx, event);
  await services.sms.queue(tx, {
    mobile,
    template: 'notification',
    text: smsText(event.kind, { orderNo, version, mainName, browser: browser ?? '', amount, day }, lang),
  });
}
