import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/settings';
import { networkOf } from '../../kernel/network';
import { clientAddress } from '../../platform/security/clientAddress';
import { TransportError } from './transportError';

const RETRY_AFTER_S = 2;

/** Counts the open requests of each caller, and says when there are too many. */
export class CallerCount {
  private readonly open = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Returns the function that releases the place (calling it again does nothing), or null when there is no room. */
  enter(address: string): (() => void) | null {
    const caller = callerOf(address);
    const count = this.open.get(caller) ?? 0;
    if (count >= this.limit) return null;
    this.open.set(caller, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = this.open.get(caller)! - 1;
      if (left === 0) this.open.delete(caller);
      else this.open.set(caller, left);
    };
  }
}

/** The unit that is counted: an IPv4 address, or an IPv6 /64, of which a single machine has every address. */
function callerOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  return v4?.[1] ?? networkOf(address);
}

/**
 * Limits the calls one caller has under way, whatever they wait for; TRUST_PROXY decides who the caller is. Without a
 * trusted proxy the caller is the peer, and connections are counted too, from the first byte on.
 */
export function limitByAddress(app: FastifyInstance, config: Config, onRefused: () => void): void {
  const requests = new CallerCount(config.requestsPerAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/gateway/')) return;
    const leave = requests.enter(clientAddress(request));
    if (!leave) {
      onRefused();
      throw new TransportError(429, 'This address has too many calls under way', RETRY_AFTER_S);
    }
    // Whichever comes first: for a caller who disconnects there is no answer that could finish.
    const { socket } = request.raw;
    const over = () => {
      leave();
      reply.raw.off('close', over);
      socket.off('close', over);
    };
    reply.raw.once('close', over);
    socket.once('close', over);
  });
  if (config.trustProxy?.length) return;
  const connections = new CallerCount(config.connectionsPerAddress);
  app.server.on('connection', (socket) => {
    const leave = connections.enter(socket.remoteAddress ?? '');
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
