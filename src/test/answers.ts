import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { CODE, type CodeName } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import type { operations } from '../../gateway/src/kernel/contract.gen';
import type { ReceivedCall } from './receivedCall';

export type OperationId = keyof operations;

/** `data` of a success, as the contract describes it; `never` where the operation answers with a file. */
export type DataOf<Id extends OperationId> = operations[Id]['responses'][200] extends {
  content: { 'application/json': infer Data };
}
  ? Data
  : never;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** A call that the console has made. */
export interface SentCall<Id extends OperationId = OperationId> {
  operationId: Id;
  method: string;
  path: string;
  /** As on the wire: every value is text. */
  query: { [Name in keyof QueryOf<Id>]: string };
  headers: IncomingHttpHeaders;
  /** The JSON, or the fields of a form. */
  body: BodyOf<Id>;
  bytes: Buffer;
}

/**
 * The answer to a call: the data of a success, a refusal, a file, a fault, or a function of the call that gives one of
 * these.
 */
export type Answer<Id extends OperationId> =
  DataOf<Id> | Refusal | FileReply | Fault | ((call: SentCall<Id>) => Answer<Id> | Promise<Answer<Id>>);

type WithoutData = Refusal | FileReply | Fault;

/** The answer of an address that is no operation. */
export type PathAnswer = WithoutData | ((call: ReceivedCall) => WithoutData | Promise<WithoutData>);

export type Answers = { [Id in OperationId]?: Answer<Id> };

/** A business error, which comes with HTTP 200. */
export class Refusal {
  constructor(
    readonly code: CodeName,
    readonly data: unknown,
    readonly params: Readonly<Record<string, string | number>>,
  ) {}
}

/**
 * @param code by its name in contract/codeNames.ts; the words are those of contract/codes.ts in the caller's language
 * @param data its data, e.g. `{ retryAfter: 42 }`
 * @param params the values of the {places} in the words
 */
export const refuse = (
  code: CodeName,
  data: unknown = null,
  given: Readonly<Record<string, string | number>> = {},
): Refusal => {
  // The gateway names nobody where it does not know who it is, and who has work in hand works on it.
  const params: typeof given = { who: 'Somebody else', does: 'is working on', ...given };
  const words = codes[CODE[code]].en;
  // The gateway fills these itself: the fields from the data of a refusal.
  const open = [...words.matchAll(/\{(\w+)\}/g)]
    .map(([, place]) => place!)
    .filter((place) => place !== 'fields' && !(place in params));
  if (open.length > 0) throw new Error(`The words of ${code} still need: ${open.join(', ')}`);
  return new Refusal(code, data, params);
};

/** A file, for an operation that answers with one. */
export class FileReply {
  constructor(
    readonly type: string,
    readonly content: string | Buffer,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

export const file = (
  type: string,
  content: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): FileReply => new FileReply(type, content, headers);

/** Failures outside the contract: made by the network and the hosts between console and gateway, never by the gateway. */
export class Fault {
  constructor(
    readonly act: (response: ServerResponse) => void,
    /** The body of a JSON fault with HTTP 200: it must not be a valid reply, which would be given as its data. */
    readonly body?: unknown,
  ) {}
}

/** The network breaks before an answer. */
export const cut = new Fault((response) => void response.socket?.destroy());

/** Never answers; the end of the test ends it. */
export const silence = new Fault(() => {});

/** A reply that no gateway gives: with another status, truncated, or of another shape. */
export const rawReply = (body: unknown, status = 200): Fault =>
  new Fault(
    (response) => send(response, status, 'application/json', JSON.stringify(body)),
    status === 200 ? body : undefined,
  );

/** An envelope that only the rules of section 8 describe, for tests of the transport itself. */
export const rawEnvelope = (code: number, msg = '', data: unknown = null): Fault =>
  rawReply({ code, msg, data });

/** As `rawReply`, of any type. */
export const rawBytes = (
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Fault => new Fault((response) => send(response, 200, type, body, headers));

/** Writes a whole reply. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}

/** The same answer, some time later. */
export const after =
  <Value>(ms: number, answer: Value) =>
  (): Promise<Value> =>
    new Promise((resolve) => setTimeout(() => resolve(answer), ms));
