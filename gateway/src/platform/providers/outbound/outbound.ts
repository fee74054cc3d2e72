import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;

/** `timeout`, `size`, `address` (a private one, or plain http), `redirect`, or `connection` for all the rest. */
export type OutboundFault = 'timeout' | 'size' | 'address' | 'redirect' | 'connection';

/** The failure of an outbound call that got no answer. The text names no address and no body: both may carry secrets. */
export class OutboundError extends Error {
  constructor(
    readonly fault: OutboundFault,
    message: string,
  ) {
    super(message);
    this.name = 'OutboundError';
  }
}

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  /** Told when an answer begins, also one that fails afterwards; it grows while it is read. */
  onAnswer?: (answer: OutboundAnswer) => void;
}

/** What has come of an answer so far. */
export interface OutboundAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  chunks: Buffer[];
  isWhole: boolean;
}

export interface OutboundReply {
  status: number;
  text: string;
}

export interface OutboundOptions {
  /** `host` or `host:port` that may be private and plain http: self-hosted vendors, and tests. */
  allow: readonly string[];
  /** Resolves a host name to addresses; tests pass their own. */
  resolve?: typeof systemLookup;
}

/**
 * The only way out of the gateway (security rule 18): https, no redirect, 10 s in all, 1 MB of answer. The name is resolved
 * once and the very addresses that were checked are connected to, so a name that changes its mind between the check and the
 * connection gains nothing.
 */
export class Outbound {
  constructor(private readonly options: OutboundOptions) {}

  /** True for a URL that may be called as far as its text tells; its addresses are checked when it is called. */
  permits(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return false;
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
    if (this.allows(url)) return true;
    const host = hostOf(url);
    return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
  }

  /** @throws OutboundError; a status of 400 and more is an answer like any other */
  async call(address: string, request: OutboundRequest = {}): Promise<OutboundReply> {
    if (!this.permits(address)) throw new OutboundError('address', 'The address is not permitted');
    const url = new URL(address);
    const timeoutMs = request.timeoutMs ?? TIMEOUT_MS;
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const outgoing: ClientRequest = send(
        url,
        {
          method: request.method ?? 'GET',
          agent: false,
          headers: {
            ...request.headers,
            ...(request.body === undefined
              ? {}
              : { 'content-length': String(Buffer.byteLength(request.body)) }),
          },
          ...(this.allows(url) ? {} : { lookup: this.publicLookup() }),
        },
        (reply) => {
          const { statusCode = 0, headers } = reply;
          const answer: OutboundAnswer = { status: statusCode, headers, chunks: [], isWhole: false };
          request.onAnswer?.(answer);
          readReply(reply, answer).then(resolve, fail);
        },
      );
      const timer = setTimeout(
        () => fail(new OutboundError('timeout', `No whole answer within ${timeoutMs} ms (timeout)`)),
        timeoutMs,
      );
      function fail(error: Error): void {
        reject(
          error instanceof OutboundError
            ? error
            : new OutboundError('connection', `The connection failed: ${codeOf(error)}`),
        );
        outgoing.destroy();
      }
      outgoing.on('error', fail);
      outgoing.on('close', () => clearTimeout(timer));
      outgoing.end(request.body);
    });
  }

  /** True for a host configured as one that may be private and plain http. */
  allows(url: URL): boolean {
    const { allow } = this.options;
    return allow.includes(hostOf(url)) || allow.includes(url.host);
  }

  private publicLookup(): LookupFunction {
    const resolve = this.options.resolve ?? systemLookup;
    return (hostname, options, callback) => {
      resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
        if (error) return callback(error, '', 0);
        // One private address among public ones is enough to refuse: no honest host publishes such a name.
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          return callback(new OutboundError('address', 'The address is not a public one'), '', 0);
        }
        if (options.all) return callback(null, found);
        callback(null, first.address, first.family);
      });
    };
  }
}

async function readReply(reply: IncomingMessage, answer: OutboundAnswer): Promise<OutboundReply> {
  const { status, chunks } = answer;
  if (status >= 300 && status < 400) {
    throw new OutboundError('redirect', `Answered a redirect (HTTP ${status}), which is not followed`);
  }
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new OutboundError('size', 'Answered more than 1 MB');
    chunks.push(chunk);
  }
  answer.isWhole = true;
  return { status, text: Buffer.concat(chunks).toString('utf8') };
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function codeOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.name;
}
