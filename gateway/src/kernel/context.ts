import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import type { AuditEntity } from '@probity/contract/rules/auditEntities';
import type { Clock } from './clock';
import type { Config } from '../platform/config/settings';
import type { Database } from '../platform/db/database';
import type { TenantScope, Tx } from '../platform/db/tx';
import type { EnqueueOptions, JobName, JobPayload, QueuedJob } from '../platform/jobs/registry';
import type { SmsSender } from './smsSender';
import type { LocalPay } from '../platform/providers/payment/localPay';
import type { WechatPay } from '../platform/providers/payment/wechatPay';
import type { Outbound } from '../platform/providers/outbound/outbound';
import type { FieldCrypto } from '../platform/security/fieldCrypto';
import type { BlindIndex } from '../platform/security/blindIndex';
import type { PasswordHasher } from '../platform/security/passwords';
import type { Session, SessionResolver, VisitorGrant } from './session';
import type { FileStore } from '../platform/storage/fileStore';

export type Lang = 'en' | 'zh';

/** The shared parts every module may use. Built once in `buildServices`; tests pass others. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  log: Logger;
  sessions: SessionResolver;
  passwords: PasswordHasher;
  crypto: FieldCrypto;
  blindIndex: BlindIndex;
  files: FileStore;
  sms: SmsSender;
  /** Who takes money by scanning; null: nobody. */
  payments: LocalPay | WechatPay | null;
  /** Outbound calls to addresses that customers name. */
  customerOutbound: Outbound;
}

/** An audit event as a module reports it. No personal data in `detail`: ids, codes, states, amounts. */
export interface AuditInput {
  /** One of the closed list of contract/rules/auditActions.ts: a new action is added there, with its words. */
  action: AuditAction;
  /** One of contract/rules/auditEntities.ts. */
  entity: AuditEntity;
  entityId?: string | null;
  /** Names of contract/rules/auditDetails.ts. */
  detail?: AuditDetail;
  /** The account whose trail it joins; default: the session's active account. */
  mainId?: string;
}

/** The context a handler gets beside its input. */
export interface Ctx {
  requestId: string;
  operationId: string;
  ip: string;
  userAgent: string;
  lang: Lang;
  clock: Clock;
  services: Services;
  log: Logger;
  /** The bearer's session. Never null where the contract says `x-access: session | visitor | staff`. */
  session: Session | null;
  /** The raw bearer token (loginInfo echoes it); never log or store it. */
  token: string | null;
  /** The request's one transaction, bound to the session's accounts. Throws in an `outsideTransaction` handler. */
  readonly tx: Tx;
  /** A second transaction of its own, committed even when the request then fails (throttle counters). */
  independent<T>(scope: TenantScope | null, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Writes audit events in the request's transaction: several in one statement, in their order. */
  audit(...events: AuditInput[]): Promise<void>;
  /** Adds a job in the request's transaction: it runs only if the request commits. Payloads carry ids only. */
  enqueue<N extends JobName>(name: N, payload: JobPayload<N>, options?: EnqueueOptions): Promise<void>;
  /** The same for many at once, in one statement. */
  enqueueAll(jobs: readonly QueuedJob[]): Promise<void>;
}

/** A Ctx with anybody's session: also that of a visitor who came without `s`, and so from no account. */
export type AnySessionCtx = Ctx & { session: Session };

/** A Ctx of an operation that needs a session: the session is never null. */
export type SessionCtx = Ctx & { session: Session & { mainId: string } };
/** The part of a context that reading needs: a request's context is one, and a task has one to read with. */
export type Reader = Pick<SessionCtx, 'tx' | 'services' | 'session' | 'clock' | 'lang'>;
export type StaffCtx = Ctx & { session: Session & { kind: 'staff'; mainId: string } };
/** A visitor whose session is bound to the `s` of the request: in the account that sent it. */
export type VisitorCtx = Ctx & {
  session: Session & { kind: 'visitor'; mainId: string; visitor: VisitorGrant };
};

/** True unless the session is a visitor's: everybody else works in an account. */
export function isInAccount(ctx: AnySessionCtx): ctx is SessionCtx {
  return ctx.session.kind !== 'visitor';
}

/** A file of a multipart request: the handler reads it from the connection, once, 10 MB at most. */
export interface UploadedFile {
  fileName: string;
  mime: string;
  content: Readable;
}

/** A request that passed the contract, as the request path hands it on; a handler gets it as `InputOf` its operation. */
export interface Input {
  body: unknown;
  query: unknown;
  params: unknown;
  headers: Readonly<Record<string, string>>;
  file?: UploadedFile;
}

/** Returned by a handler instead of plain data: sent bare, as an attachment with a sandbox policy. */
export class Download {
  constructor(
    readonly content: Buffer | Readable,
    readonly fileName: string,
    readonly mime: string,
    readonly disposition: 'attachment' | 'inline' = 'attachment',
    /** Called once all of it has gone out to whoever asked, and never for one that broke off. Outside the request's transaction. */
    readonly onSent?: () => Promise<void>,
  ) {}
}
