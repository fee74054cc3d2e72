// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditEvents: build.infiniteQuery<ListAuditEventsApiResponse, Paged<ListAuditEventsApiArg>, PageParam>(
      {
        ...listByCursor,
        query: ({ queryArg, pageParam }) => ({
          url: `/gateway/bd/audit/event/list`,
          method: 'POST',
          body: onePage(queryArg.body, pageParam),
        }),
      },
    ),
    exportAuditEvents: build.mutation<ExportAuditEventsApiResponse, ExportAuditEventsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/audit/event/export`,
        method: 'POST',
        body: queryArg.auditExport,
      }),
      extraOptions: { responseType: 'blob' },
    }),
    listAuditChoices: build.query<ListAuditChoicesApiResponse, ListAuditChoicesApiArg>({
      query: () => ({ url: `/gateway/bd/audit/choice/list` }),
    }),
    getAuditSeal: build.query<GetAuditSealApiResponse, GetAuditSealApiArg>({
      query: () => ({ url: `/gateway/bd/audit/seal/get` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListAuditEventsApiResponse = /** status 200 The answer */ AuditPage;
export type ListAuditEventsApiArg = {
  body: {
    from?: Day;
    to?: Day;
    /** IANA name of the zone the days are counted in; China's without it */
    timeZone?: string;
    actorId?: Uuid;
    actorKind?: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
    /** Names of contract/rules/auditActions.ts (auditGroups) */
    group?: string[];
    /** A name of contract/rules/auditEntities.ts */
    entity?: string;
    entityId?: Uuid;
    /** Names of contract/rules/auditActions.ts */
    action?: string[];
    /** Each word of it is in what was done, in the name of a person, key, department, batch, package, invoice or form for applicants, a whole order number, a phone number of a person or candidate however it is written, the beginning of a network address or the number in the chain */
    q?: string;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ExportAuditEventsApiResponse = /** status 200 The answer */ Blob;
export type ExportAuditEventsApiArg = {
  auditExport: AuditExport;
};
export type ListAuditChoicesApiResponse = /** status 200 The answer */ AuditChoices;
export type ListAuditChoicesApiArg = void;
export type GetAuditSealApiResponse = /** status 200 The answer */ AuditSeal;
export type GetAuditSealApiArg = void;
export type Uuid = string;
export type Instant = string;
export type AuditPart = {
  text: string;
  /** The part is the name of what the event is about, or of another person of the account */
  link: ('object' | 'person' | null) | ('object' | 'person' | null);
};
export type AuditFact = {
  label: string;
  value: string;
  /** Where something was changed: what it was */
  before: string | null;
  /** value is a moment, ISO 8601 in UTC */
  isInstant: boolean;
};
export type AuditRow = {
  eventId: Uuid;
  at: Instant;
  actorKind: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
  /** Display name of a user, else a word; never the name of a candidate or a reader */
  actorName: string;
  /** The account's name where staff acted in it */
  actingFor: string | null;
  action: string;
  /** The action in words */
  what: string;
  /** The event as a person would say it; its parts read one after the other */
  sentence: AuditPart[];
  /** The group of the action in words */
  group: string;
  entity: string;
  entityWord: string;
  /** An order number, the name of a user, department, batch or package, the number of an invoice, an amount; null where it has none */
  object: string | null;
  /** What the screen of a batch or package that still stands is opened by; null for what has no screen of its own */
  objectId: Uuid | null;
  /** The record it belongs to */
  checkId: Uuid | null;
  /** The kind of the staff's work that it was done to, where that is about no record */
  task: string | null;
  /** Network address; null for what the system did */
  ip: string | null;
  /** The request it was done by, as the header x-request-id told it; null for what the system did */
  requestId: string | null;
  details: AuditFact[];
  /** Number in the chain; null until it is sealed, within 5 s */
  seq: number | null;
};
export type AuditPage = {
  rows: AuditRow[];
  nextCursor: string | null;
};
export type Day = string;
export type Cursor = string;
export type Limit = number;
export type AuditExport = {
  /** csv without it */
  format?: 'csv' | 'xlsx';
  from?: Day;
  to?: Day;
  /** IANA name of the zone the days are counted in; China's without it */
  timeZone?: string;
  actorId?: Uuid;
  actorKind?: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
  /** Names of contract/rules/auditActions.ts (auditGroups) */
  group?: string[];
  /** A name of contract/rules/auditEntities.ts */
  entity?: string;
  entityId?: Uuid;
  /** Names of contract/rules/auditActions.ts */
  action?: string[];
  /** Each word of it is in what was done, in the name of a person, key, department, batch, package, invoice or form for applicants, a whole order number, a phone number of a person or candidate however it is written, the beginning of a network address or the number in the chain */
  q?: string;
};
export type AuditPerson = {
  userId: Uuid;
  name: string;
  isStaff: boolean;
};
export type AuditChoice = {
  name: string;
  word: string;
};
export type AuditChoices = {
  people: AuditPerson[];
  groups: AuditChoice[];
  actions: {
    name: string;
    word: string;
    group: string;
  }[];
  entities: AuditChoice[];
};
export type AuditSeal = {
  /** Sealed events of the account */
  events: number;
  /** Written in the last seconds and not yet sealed */
  unsealed: number;
  sealedAt: Instant | null;
  lastSeq: number | null;
  /** SHA-256 in hex, the end of the chain */
  lastHash: string | null;
};
