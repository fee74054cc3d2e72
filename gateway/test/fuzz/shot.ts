import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Random } from './random';

/** Bodies above this may be answered before they have arrived. */
const LONG = 200_000;

/** One request, down to its bytes. */
export interface Shot {
  /** The oddity of the request. */
  kind: string;
  /** The operation it is meant for; null if it is no call. */
  operation: string | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The connection ends before the body does. */
  isCut?: boolean;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends it. Null if there is no answer to read: the request was cut off, or answered before its long body ended. */
export function send(address: string, shot: Shot, on: Agent | false = agent): Promise<Answer | null> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const { method, path, body, isCut = false } = shot;
    const headers = { ...(body && { 'content-length': String(body.length) }), ...shot.headers };
    const outgoing = request(
      { hostname, port, method, path, headers, agent: isCut ? false : on },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode!,
            headers: plainHeaders(reply.headers),
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', (error) => {
      if (isCut || (body && body.length > LONG)) resolve(null);
      // A kept-alive connection may have been closed meanwhile; a fresh one must be answered.
      else if (outgoing.reusedSocket) resolve(send(address, shot, false));
      else reject(new Error(`${method} ${path} (${shot.kind}) was not answered: ${error.message}`));
    });
    if (body) outgoing.write(body);
    if (isCut) setTimeout(() => outgoing.destroy(), 20);
    else outgoing.end();
  });
}

const plainHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export interface Part {
  name: string;
  content: Buffer | string;
  fileName?: string;
  mime?: string;
}

/** A form as a browser sends it. */
export function multipart(parts: readonly Part[], random: Random): { boundary: string; body: Buffer } {
  const boundary = `----probity${random.below(2 ** 31)}`;
  const pieces = parts.flatMap(({ name, content, fileName, mime }) => {
    const file =
      fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${mime ?? 'text/plain'}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return { boundary, body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]) };
}
