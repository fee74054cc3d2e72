// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWorkItems: build.infiniteQuery<ListWorkItemsApiResponse, Paged<ListWorkItemsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/work/item/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    claimWorkItem: build.mutation<ClaimWorkItemApiResponse, ClaimWorkItemApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/item/claim`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    takeCheck: build.mutation<TakeCheckApiResponse, TakeCheckApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/check/take`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listWorkColleagues: build.query<ListWorkColleaguesApiResponse, ListWorkColleaguesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/item/colleagues`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    handOverWork: build.mutation<HandOverWorkApiResponse, HandOverWorkApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/item/handOver`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    decidePaperConsent: build.mutation<DecidePaperConsentApiResponse, DecidePaperConsentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/paper/decide`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListWorkItemsApiResponse = /** status 200 The answer */ {
  rows: WorkItem[];
  nextCursor: string | null;
  /** Of all pages; with the first one */
  total: {
    count: number;
    /** At least so many, in full thousands */
    capped: boolean;
    /** More than 2 000 names contain the searched text: only the work of those that start with it is listed */
    onlyStarts: boolean;
    /** The same search among what is open, and among what is this user's */
    tabs: {
      open: WorkCount;
      mine: WorkCount;
    };
  } | null;
};
export type ListWorkItemsApiArg = {
  body: {
    kind?: WorkItemKind[];
    state?: 'open' | 'mine' | 'done' | 'all';
    /** A whole order number, or the start of a customer's name, or of a candidate's for roles that are shown those */
    q?: string;
    /** Only kinds that this user's role works */
    workable?: true;
    /** Only what is later than due; what is paused is not */
    overdue?: true;
    /** Only the rows of these, and of the checks they are about; total is that without it */
    workItemId?: Uuid[];
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ClaimWorkItemApiResponse = /** status 200 The answer */ WorkItem;
export type ClaimWorkItemApiArg = {
  body: {
    workItemId: Uuid;
    take: boolean;
    /** Why it is given back, which asks for it; it stands at the work for whoever takes it next */
    note?: string;
    /** Take it over from whoever has it; without it that is refused */
    over?: true;
    /** Of work on items: everything of the check that is in the same case */
    wholeCheck?: true;
  };
};
export type TakeCheckApiResponse = /** status 200 The answer */ {
  taken: number;
};
export type TakeCheckApiArg = {
  body: {
    checkId: Uuid;
  };
};
export type ListWorkColleaguesApiResponse = /** status 200 The answer */ {
  rows: {
    userId: Uuid;
    name: string;
    /** Of work on a check: whether they may still publish its report, last where nobody else may, so that nobody may once they work on it; null for other work */
    publishing: ('may' | 'last' | 'mayNot' | null) | ('may' | 'last' | 'mayNot' | null);
  }[];
};
export type ListWorkColleaguesApiArg = {
  body: {
    workItemId: Uuid;
  };
};
export type HandOverWorkApiResponse = /** status 200 The answer */ {
  handed: number;
};
export type HandOverWorkApiArg = {
  body: {
    workItemId: Uuid;
    userId: Uuid;
    wholeCheck?: boolean;
    /** Words for the colleague; they stand at the work */
    note?: string;
  };
};
export type DecidePaperConsentApiResponse = /** status 200 The answer */ Done;
export type DecidePaperConsentApiArg = {
  body: {
    workItemId: Uuid;
    accept: boolean;
    /** Why the form is refused: needed then, and read by the enterprise */
    note?: string;
  };
};
export type Uuid = string;
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
export type HandedOver = {
  by: string;
  /** Null: none were given, or they were erased */
  note: string | null;
};
export type Day = string;
export type ItemWork = {
  workItemId: Uuid;
  checkItemId: Uuid;
  title: string;
  status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
  assigneeName: string | null;
  mine: boolean;
  handed: HandedOver | null;
  dueAt: Day | null;
  overdue: boolean;
};
export type DisputeMatter = {
  side: 'enterprise' | 'candidate';
  by: string;
  itemName: string | null;
  /** Null once its data were erased */
  reason: string | null;
};
export type Instant = string;
export type WorkOutcome = {
  /** confirmed: what was asked for was done, as a recharge booked, a payout paid, an invoice issued; withdrawn: by who asked; stopped: for any other reason; done: it was worked, and nothing had been asked for */
  result: 'confirmed' | 'rejected' | 'withdrawn' | 'stopped' | 'done';
  at: Instant;
  /** Why it was rejected, for whoever may work it */
  reason: string | null;
};
export type WorkItem = {
  workItemId: Uuid;
  kind: WorkItemKind;
  status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
  mainId: Uuid;
  mainName: string;
  checkId: Uuid | null;
  checkItemId: Uuid | null;
  /** What is to be done, in the reader's language */
  title: string;
  candidateName: string | null;
  assigneeName: string | null;
  mine: boolean;
  /** Whether this user may work it: by their role, and not a payout that they paid themselves, a recharge that they confirmed first, nor a reversal, correction or change that they asked for; the others only read it */
  mayWork: boolean;
  /** Of a signOff, what of the operators' desk is to change */
  signOff: ('bankAccount' | 'serviceContract' | 'consent' | 'rechargeLimit') | null;
  /** Of a check's items, what the queue has of them; the row itself is the one due first. Empty for other kinds */
  items: ItemWork[];
  /** The signed form of a paperConsent */
  fileId?: Uuid | null;
  /** Its name as it was uploaded; for whoever may work it */
  fileName: string | null;
  /** Of a dispute, for whoever may work it */
  dispute: DisputeMatter | null;
  handed: HandedOver | null;
  /** Of work that is over what became of it; null while it waits, and of the items of a check */
  outcome: WorkOutcome | null;
  dueAt: Day | null;
  overdue: boolean;
  createdAt: Instant;
};
export type WorkCount = {
  count: number;
  /** At least so many, in full thousands */
  capped: boolean;
};
export type Cursor = string;
export type Limit = number;
export type Done = {
  done: true;
};
