// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeSummary: build.query<HomeSummaryApiResponse, HomeSummaryApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/home/home/summary`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type HomeSummaryApiResponse = /** status 200 The answer */ HomeSummary;
export type HomeSummaryApiArg = {
  body: {
    from: Day;
    to: Day;
    /** IANA name; days are counted in it */
    timeZone?: string;
  };
};
export type Day = string;
export type Outcome = 'green' | 'blue' | 'yellow' | 'red' | 'unverifiable';
export type Fen = number;
export type MonthSoFar = {
  month: string;
  recharged: Fen;
  /** For items that were done */
  charged: Fen;
};
export type Instant = string;
export type WaitingForMoney = {
  orders: number;
  price: Fen;
  /** When the one that waits longest is cancelled unpaid; null where none waits */
  firstEndsAt: Instant | null;
  /** What was submitted as transferred and waits to be confirmed */
  underWay: Fen;
  /** The newest recharge of the last seven days that was not taken back; null where there is none */
  lastRecharge: {
    at: Instant;
    amount: Fen;
    /** Orders saved before it and placed since */
    placed: number;
  } | null;
};
export type Balance = {
  available: Fen;
  held: Fen;
  /** For items that are done, since the beginning */
  spent: Fen;
  thisMonth: MonthSoFar;
  /** Null: nobody is told */
  notifyBelow: Fen | null;
  waiting: WaitingForMoney;
};
export type Uuid = string;
export type CheckStatus =
  | 'awaitingApproval'
  | 'awaitingPayment'
  | 'awaitingConsent'
  | 'inProgress'
  | 'awaitingInfo'
  | 'inReview'
  | 'reported'
  | 'disputed'
  | 'cancelled'
  | 'expired';
export type WorkItemKind =
  | 'checkItem'
  | 'report'
  | 'review'
  | 'paperConsent'
  | 'certification'
  | 'recharge'
  | 'invoice'
  | 'dispute'
  | 'lostPhone'
  | 'payment'
  | 'reversal'
  | 'correction'
  | 'payout'
  | 'signOff';
export type HomeSummary = {
  /** Only what this role may do */
  needsMe: number | null;
  awaitingConsent: number | null;
  /** Invitations that end within 2 days, to ten minutes */
  expiringSoon: number | null;
  inProgress: number | null;
  overdue: number | null;
  /** Whom the checks behind a number wait for, most first */
  waiting: {
    tile: 'needsMe' | 'inProgress' | 'overdue' | 'disputed';
    on: 'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';
    count: number;
  }[];
  disputed: number | null;
  /** In the range */
  reported: number | null;
  /** In the range of the same length before */
  reportedBefore: number | null;
  series: {
    day: Day;
    ordered: number;
    reported: number;
  }[];
  results:
    | {
        outcome: Outcome;
        count: number;
      }[]
    | null;
  balance: Balance | null;
  /** Orders that wait for this person's approval; null for who approves nothing */
  approvals: number | null;
  /** What is still to be done before the enterprise works with Probity, for who may do it or order; null once all is done */
  setup: {
    /** 0 none, 1 pending, 2 verified, 3 rejected */
    authStatus: 0 | 1 | 2 | 3;
    /** The day a pending submission is decided by */
    dueAt: Day | null;
    /** Why it was rejected; only for who may submit again */
    reason: string | null;
    /** Why a change of the verified data was rejected, until a new try or until it is let go; only for who may submit one */
    changeRejected: string | null;
    /** outdated: signed, but the text or the enterprise's name has changed since; orders go on */
    contract: 'none' | 'outdated' | 'signed';
    /** China's day from which another service contract has to be signed, until it comes; only for who may sign it */
    announcedOn: Day | null;
    hasOrdered: boolean;
  } | null;
  /** What a new person has not told of themselves yet; null once they have, and where they cannot */
  welcome: {
    /** They are shown by their phone so far */
    needsName: boolean;
    /** They sign in by SMS alone so far */
    needsPassword: boolean;
  } | null;
  /** What this role may act on or should know of, what is late first, then what became so longest ago, at most 30 */
  needs: {
    checkId: Uuid;
    candidateName: string;
    positionTitle: string;
    status: CheckStatus;
    outcome: Outcome | null;
    what:
      | 'answerQuestion'
      | 'readReport'
      | 'invitationExpiring'
      | 'notReached'
      | 'awaitingApproval'
      | 'awaitingPayment'
      | 'overdue'
      | 'disputed';
    at: Instant;
  }[];
  /** For who keeps the working-day calendar, within 60 days of its end and past it */
  calendar: {
    knownUntil: Day;
    /** Negative once it is over */
    daysLeft: number;
  } | null;
  /** Staff only */
  queue: {
    open: number;
    mine: number;
    overdue: number;
    toReview: number;
    /** The same told apart by kind of work, most open work first; a kind without open work is left out */
    kinds: {
      kind: WorkItemKind;
      open: number;
      mine: number;
      overdue: number;
      /** Nobody has taken any of it */
      free: number;
    }[];
  } | null;
};
