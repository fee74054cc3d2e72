import { reaches } from '../../../kernel/reach';
import { notificationRules, type Choices, type NotificationKind } from './rules';

/** An enabled person of the account whose role the kind concerns. */
export interface Person {
  userId: string;
  role: string;
  departmentId: string | null;
  mobileEnc: Buffer;
  ofOthers: boolean;
  choices: Choices;
}

/** The facts of a check that decide who may be notified of it. */
export interface CheckStanding {
  createdBy: string;
  ownerId: string;
  departmentId: string | null;
  orderNo: string;
  /** The users who worked on the draft of its report, and so cannot review it. */
  editors: readonly string[];
  /** The account's users who disputed its report. */
  disputers: readonly string[];
}

const managers: readonly string[] = ['owner', 'admin'];
/** Events that answer a dispute. */
const answers: readonly NotificationKind[] = ['check.reported', 'check.disputeRejected'];

/**
 * The people who are notified of an event, never the person who caused it. Of an event about one person: that person. Of an
 * order: those who ordered it or are responsible for it, others of the account if they chose so and may see it, and those
 * who disputed a report when it is answered. If none of the orderers is left (or a program ordered): the managers.
 */
export function audienceOf(
  kind: NotificationKind,
  people: readonly Person[],
  check: CheckStanding | null,
  actorUserId: string | null,
  aboutUserId: string | null = null,
): Person[] {
  const others = people.filter(({ userId }) => userId !== actorUserId);
  if (notificationRules[kind].isOfPerson) return others.filter(({ userId }) => userId === aboutUserId);
  if (!check) return others;
  if (!notificationRules[kind].isOfOrderer)
    return kind === 'check.inReview'
      ? others.filter(({ userId }) => !check.editors.includes(userId))
      : others;
  const isOrderer = ({ userId }: Person) => userId === check.createdBy || userId === check.ownerId;
  const hasOrderer = people.some(isOrderer);
  return others.filter(
    (person) =>
      isOrderer(person) ||
      (answers.includes(kind) && check.disputers.includes(person.userId)) ||
      (!hasOrderer && managers.includes(person.role)) ||
      (person.ofOthers &&
        reaches({ roles: [person.role], userId: person.userId, departmentId: person.departmentId }, check)),
  );
}
