import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { securityHeaders } from '../../platform/security/headers';
import { langOf } from '../../kernel/texts';
import { closeGently } from './lingering';
import { fault, languageHeaders } from './replies';

/** The error of Node's parser, with the bytes it stopped at. */
interface BrokenRequest extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers input that never became a request (no HTTP, a head too large or too slow) like any other fault, and ends the
 * connection: the start of a next request in it is unknown.
 */
export function brokenRequestHandler(isHttps: boolean): (error: Error, socket: Socket) => void {
  const headers = securityHeaders(isHttps);
  const answered = new WeakSet<Socket>();
  return (error: BrokenRequest, socket) => {
    // Bytes that follow the answer are no request either.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const requestId = randomUUID();
    const lang = langOf(languageIn(error.rawPacket));
    const body = JSON.stringify(fault(status, lang, requestId));
    const lines = Object.entries({
      ...headers,
      ...languageHeaders(lang),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    );
    closeGently(socket);
  };
}

/** The language asked for by such a head, as far as it was received. */
function languageIn(packet: Buffer | undefined): string | undefined {
  return /^accept-language:[ \t]*([^\r\n]{1,200})/im.exec(packet?.toString('latin1') ?? '')?.[1];
}
