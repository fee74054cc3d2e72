import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestGateway } from './gateway';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  /** `http://127.0.0.1:port/hook` */
  url: string;
  /** `127.0.0.1:port`, as OUTBOUND_ALLOW takes it. */
  host: string;
  got: Received[];
  /** Sets the answer of every further delivery. */
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** A receiver of webhooks on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    url: `http://${host}/hook`,
    host,
    got: [],
    answer: (response) => response.writeHead(204).end(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}

/** The check a receiver would make from the documentation alone: the secrets that have signed these bytes at this time. */
export function hasSigned(secret: string, { headers, body }: Received, now: Date): boolean {
  const header = String(headers['probity-signature']);
  const parts = header.split(',').map((part) => part.split('=') as [string, string]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (Math.abs(now.getTime() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac('sha256', secret).update(time).update('.').update(body).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .some(([, hex]) => timingSafeEqual(Buffer.from(hex, 'hex'), expected));
}

/**
 * Moves time on for the rules and for the queue, whose own clock is the database's: jobs due by the test's clock are made
 * due there. The test's clock is never behind the machine's, or the queue would be ahead of it.
 */
export async function passTime({ clock, owner }: TestGateway, ms: number): Promise<void> {
  clock.set(new Date(Math.max(clock.now().getTime() + ms, Date.now())));
  await owner.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    clock.now(),
  ]);
}
