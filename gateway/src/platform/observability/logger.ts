import pino, { type DestinationStream, type Logger } from 'pino';

/** Names under which secrets or personal data could reach a log record; their values never do. */
const HIDDEN = [
  'authorization',
  'cookie',
  'password',
  'token',
  'sToken',
  'verifyCode',
  'mobile',
  'phone',
  'idNumber',
  'name',
  'body',
  'query',
  's',
  'payload',
  'parameters',
  'detail',
  'where',
  'headers',
];

/** JSON logs. What is logged is chosen field by field; the redaction below is the second net. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'gateway' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      serializers: { err: errorRecord },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

/**
 * An error without the values it may quote: PostgreSQL puts row contents into `detail` and bad input into the
 * message, so of a database error only the code and the names stay.
 */
export function errorRecord(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint, severity } = error as Error & Record<string, unknown>;
  const fromDatabase = severity !== undefined && typeof code === 'string';
  // Phones and ID numbers are long runs of digits.
  const message = fromDatabase
    ? `database error ${code}`
    : error.message.replace(/\d{11,}[Xx]?/g, '[digits]');
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12);
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(fromDatabase ? { table, constraint } : {}),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error ? { cause: errorRecord(error.cause) } : {}),
  };
}
