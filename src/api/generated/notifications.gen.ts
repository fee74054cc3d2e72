// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<
      ListNotificationsApiResponse,
      Paged<ListNotificationsApiArg>,
      PageParam
    >({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/notification/notification/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    readNotification: build.mutation<ReadNotificationApiResponse, ReadNotificationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/notification/notification/read`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    readAllNotifications: build.mutation<ReadAllNotificationsApiResponse, ReadAllNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/notification/notification/readAll`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getNotificationChoices: build.query<GetNotificationChoicesApiResponse, GetNotificationChoicesApiArg>({
      query: () => ({ url: `/gateway/bd/notification/choice/get` }),
    }),
    saveNotificationChoices: build.mutation<
      SaveNotificationChoicesApiResponse,
      SaveNotificationChoicesApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/notification/choice/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListNotificationsApiResponse = /** status 200 The answer */ {
  rows: Notification[];
  nextCursor: string | null;
};
export type ListNotificationsApiArg = {
  body: {
    /** Only those not read yet */
    unread?: true;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ReadNotificationApiResponse = /** status 200 The answer */ Done;
export type ReadNotificationApiArg = {
  body: {
    notificationId: Uuid;
  };
};
export type ReadAllNotificationsApiResponse = /** status 200 The answer */ Done;
export type ReadAllNotificationsApiArg = {
  body: {};
};
export type GetNotificationChoicesApiResponse = /** status 200 The answer */ NotificationChoices;
export type GetNotificationChoicesApiArg = void;
export type SaveNotificationChoicesApiResponse = /** status 200 The answer */ NotificationChoices;
export type SaveNotificationChoicesApiArg = {
  body: {
    changes?: {
      kind: NotificationKind;
      channel: NotificationChannel;
      isOn: boolean;
    }[];
    ofOthers?: boolean;
  };
};
export type Uuid = string;
export type NotificationKind =
  | 'check.reported'
  | 'check.infoRequested'
  | 'check.expired'
  | 'check.consentWithdrawn'
  | 'check.cancelled'
  | 'check.overdue'
  | 'check.notReached'
  | 'check.inReview'
  | 'check.disputed'
  | 'check.disputedByCandidate'
  | 'check.disputeRejected'
  | 'order.placed'
  | 'order.awaitingApproval'
  | 'order.awaitingPayment'
  | 'order.approved'
  | 'order.rejected'
  | 'check.infoAnswered'
  | 'check.returned'
  | 'work.handedOver'
  | 'work.takenOver'
  | 'work.stopped'
  | 'enterprise.submitted'
  | 'enterprise.verified'
  | 'enterprise.rejected'
  | 'enterprise.changeSubmitted'
  | 'enterprise.changed'
  | 'enterprise.changeRejected'
  | 'webhook.disabled'
  | 'member.handedOver'
  | 'records.given'
  | 'records.takenBack'
  | 'user.left'
  | 'ownership.handedOn'
  | 'apiKey.ending'
  | 'signIn.newBrowser'
  | 'balance.low'
  | 'statement.closed'
  | 'lostPhone.asked'
  | 'lostPhone.replaced'
  | 'lostPhone.rejected'
  | 'lostPhone.lapsed'
  | 'recharge.asked'
  | 'recharge.confirmed'
  | 'recharge.rejected'
  | 'recharge.firstConfirmed'
  | 'reversal.asked'
  | 'reversal.refused'
  | 'reversal.done'
  | 'correction.asked'
  | 'correction.refused'
  | 'correction.done'
  | 'payout.asked'
  | 'payout.entered'
  | 'payout.paid'
  | 'payout.rejected'
  | 'rechargeLimit.asked'
  | 'payment.paid'
  | 'payment.givenBack'
  | 'payment.settled'
  | 'payment.differed'
  | 'payment.refundStuck'
  | 'invoice.asked'
  | 'invoice.issued'
  | 'invoice.rejected'
  | 'invoice.replaced'
  | 'calendar.ending'
  | 'signedText.asked'
  | 'signedText.sentBack'
  | 'bankAccount.asked'
  | 'bankAccount.refused'
  | 'bankAccount.changed'
  | 'serviceContract.announced'
  | 'serviceContract.withdrawn'
  | 'closing.asked'
  | 'closing.soon'
  | 'closing.takenBack'
  | 'closing.postponed'
  | 'closing.erased'
  | 'task.done'
  | 'task.failed';
export type TaskKind =
  | 'checks.export'
  | 'audit.export'
  | 'statement.export'
  | 'ledger.export'
  | 'applications.export'
  | 'checks.remind'
  | 'checks.cancel'
  | 'checks.assign'
  | 'checks.takeBack'
  | 'account.export'
  | 'batch.read'
  | 'batch.check'
  | 'batch.order';
export type PaymentOutcome = 'booked' | 'givenBack' | 'takenBack' | 'nothing';
export type Instant = string;
export type Notification = {
  notificationId: Uuid;
  kind: NotificationKind;
  /** The account it happened in */
  mainName: string;
  /** What it happened to: check, order, certification, webhook, work_item, check_item, task */
  entity: string;
  entityId: Uuid;
  checkId: Uuid | null;
  orderNo: string | null;
  /** What long work it tells of */
  task: TaskKind | null;
  /** How many records that work did something with, and how many it left as they were; of a batch how many of its orders waited for payment then */
  became: {
    done: number;
    refused: number;
    unpaid: number;
  } | null;
  /** The batch that long work read, checked or ordered, or whose orders wait for approval; null for every other */
  batchId: Uuid | null;
  /** What that batch is called now; null where the reader may not read lists */
  batchName: string | null;
  /** How many records were handed over, given or taken back, or have nobody now; of a batch, how many orders wait for the reader's approval */
  records: number | null;
  /** How many API keys of a colleague who went the reader answers for now; null for every other kind */
  apiKeys: number | null;
  /** Fen that a recharge, a payment, a payout or taking one back is about, that were given back of a charge, that the orders of a batch cost which wait for approval, or up to which the reader may approve in the place of a colleague who went; null for every other kind */
  amount: number | null;
  /** Why a charge was given back, in the operator's words; null for every other kind */
  reason: string | null;
  /** What became of a payment that did not fit; null for every other kind */
  outcome: PaymentOutcome | null;
  /** Of what asked for a decision: whether it waits for one no more; null for every other kind */
  decided: boolean | null;
  /** China's day on which an account that closes is erased; null for every other kind */
  day: string | null;
  /** What somebody signed in with, as in Chrome · Windows; empty where it did not say */
  browser: string | null;
  /** Of a report that was published before, null for every other kind and where the reader does not read it */
  newVersion: {
    version: number;
    /** The kinds of check of which it says something else than the version before, by name */
    changed: string[];
  } | null;
  /** As the records show it to the reader now; null where they do not */
  candidateName: string | null;
  /** Who handed over or took over, among staff; whose the records were; who gave them or took them back; who handed the ownership on; who ordered what of a batch waits for the reader's approval, in words where that is a program or several people; null for every other kind */
  by: string | null;
  createdAt: Instant;
  readAt: Instant | null;
};
export type Cursor = string;
export type Limit = number;
export type Done = {
  done: true;
};
export type NotificationChoices = {
  /** Where SMS go, masked */
  mobile: string;
  /** Told also of checks that others ordered; null where the role is told of none */
  ofOthers: boolean | null;
  choices: {
    kind: NotificationKind;
    inApp: boolean;
    sms: boolean;
  }[];
};
export type NotificationChannel = 'inApp' | 'sms';
