import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setGatewayOrigin } from '../api/gatewayOrigin';

export interface RecordedCall {
  method: string;
  path: string;
  /** The query string without `?`. */
  query: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Answers one call; `undefined` leaves the call without an answer until the server stops. */
export type Fault = (call: RecordedCall, response: ServerResponse) => void;

export interface FakeGateway {
  origin: string;
  calls: RecordedCall[];
  /** The answer to every further call of a path. */
  on: (path: string, fault: Fault) => void;
  stop: () => Promise<void>;
}

/**
 * A stub for the faults that the real gateway cannot make: replayed session codes, broken bodies, silence, a reset
 * connection. Replies that matter are tested against the real gateway.
 */
export async function startFakeGateway(): Promise<FakeGateway> {
  const faults = new Map<string, Fault>();
  const calls: RecordedCall[] = [];
  // The frame asks this by itself: not what a test of something else counts.
  const bell = '/gateway/bd/notification/notification/countUnread';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // XMLHttpRequest in jsdom asks for permission, as the stub has another port than the page.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization, appcode, content-type');
      response.setHeader('access-control-expose-headers', '*');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
      const call: RecordedCall = {
        method: request.method ?? '',
        path,
        query,
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      const fault = faults.get(path) ?? (path === bell ? envelope(0, '', { unread: 0 }) : undefined);
      if (path !== bell) calls.push(call);
      if (fault) fault(call, response);
      else response.writeHead(599).end(`no answer is set for ${path}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setGatewayOrigin(origin);
  return {
    origin,
    calls,
    on: (path, fault) => void faults.set(path, fault),
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** An envelope with HTTP 200, the usual answer. */
export const envelope =
  (code: number, msg = '', data: unknown = null): Fault =>
  (_call, response) =>
    json(200, { code, msg, data })(_call, response);

/** Any JSON with any HTTP status. */
export const json =
  (status: number, body: unknown): Fault =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Bytes or text of any type, with any further headers. */
export const bytes =
  (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Fault =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };

/** The network breaks before an answer. */
export const cut: Fault = (_call, response) => {
  response.socket?.destroy();
};

/** Never answers; `stop` ends it. */
export const silence: Fault = () => {};
