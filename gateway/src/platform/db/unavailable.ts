/**
 * The reason why nothing can be served just now: `lost` the database cannot be reached or does not answer, `full` there is
 * no room to write, `busy` it works but had to give this call up, `storage` the service that stores files does not answer.
 */
export type UnavailableKind = 'lost' | 'full' | 'busy' | 'storage';

/**
 * A temporary fault: the call is answered 503 and may be repeated. Nothing it wrote was committed, unless the connection
 * broke during its COMMIT: then nobody can know, and a repeated call finds out by its Idempotency-Key.
 */
export class Unavailable extends Error {
  constructor(
    readonly kind: UnavailableKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'Unavailable';
  }
}

const unreachable = 'the database cannot be reached';
const cut = 'the connection to the database was lost';
const full = 'the disk is full';
const noIo = 'the database cannot read or write its disk';

/** PostgreSQL's own codes; those of two characters stand for their whole class. */
const STATES: Readonly<Record<string, readonly [UnavailableKind, string]>> = {
  '08': ['lost', cut],
  '25006': ['lost', 'the database takes no writes: it is a standby'],
  '25P03': ['lost', 'a transaction was left alone for too long and the database ended it'],
  '40001': ['busy', 'two transactions stood in each other’s way'],
  '40P01': ['busy', 'two transactions stood in each other’s way'],
  '53': ['busy', 'the database is short of what it needs'],
  '53100': ['full', 'the disk of the database is full'],
  '53300': ['busy', 'the database has no connection free'],
  '55P03': ['busy', 'a row stayed locked for too long'],
  '57014': ['busy', 'a statement took too long and was ended'],
  '57P01': ['lost', 'the database ended the connection'],
  '57P02': ['lost', 'the database ended the connection after a crash'],
  '57P03': ['lost', 'the database is starting or stopping'],
  '57P05': ['lost', 'the database ended the connection'],
  '58030': ['full', noIo],
};

/** The operating system's error codes for a broken connection. */
const CONNECTION: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'the name of the database’s host cannot be found',
  ECONNABORTED: cut,
  ECONNREFUSED: 'nobody listens where the database should be',
  ECONNRESET: cut,
  EHOSTDOWN: unreachable,
  EHOSTUNREACH: unreachable,
  ENETDOWN: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: 'the name of the database’s host cannot be found',
  EPIPE: cut,
  ETIMEDOUT: unreachable,
};

/** Messages of the driver that carry no code. */
const DRIVER: readonly (readonly [RegExp, UnavailableKind, string])[] = [
  [/^Connection terminated/, 'lost', cut],
  [/^Client (has encountered a connection error|was closed) and is not queryable$/, 'lost', cut],
  [/^timeout expired$/, 'lost', 'the database does not take connections'],
  [/^Query read timeout$/, 'busy', 'the database took too long'],
  [/^timeout exceeded when trying to connect$/, 'busy', 'no connection to the database came free'],
  [/^Cannot use a pool after calling end on the pool$/, 'lost', 'the gateway is stopping'],
];

/** The reason a database error makes a call fail for now, or null when the statement itself is at fault. */
export function databaseUnavailable(error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error;
  if (!(error instanceof Error)) return null;
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code === 'string') {
    const state = STATES[code] ?? (code.length === 5 ? STATES[code.slice(0, 2)] : undefined);
    if (state) return new Unavailable(...state, error);
    if (CONNECTION[code]) return new Unavailable('lost', CONNECTION[code], error);
  }
  const said = DRIVER.find(([words]) => words.test(message));
  return said ? new Unavailable(said[1], said[2], error) : null;
}

/** The reason a storage error makes a call fail for now, or null when the service answered and the fault is another one. */
export function storageUnavailable(error: unknown): Unavailable | null {
  const { code, name, $metadata } = (error ?? {}) as {
    code?: string;
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  const isAway = name === 'TimeoutError' || (code !== undefined && code in CONNECTION);
  if (isAway) return new Unavailable('storage', 'the storage of files cannot be reached', error);
  const isDown = status !== undefined && (status >= 500 || status === 429);
  return isDown ? new Unavailable('storage', 'the storage of files cannot serve just now', error) : null;
}

/**
 * The reason a call is answered 503 whatever it was doing: an error of the database or storage driver, or a full disk. Null
 * for any other error.
 */
export function unavailableOf(error: unknown): Unavailable | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof Unavailable) return at;
    const { code } = at as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') return new Unavailable('full', full, at);
  }
  return null;
}
