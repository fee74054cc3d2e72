import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The client address that limits and logs count: the last one seen by a proxy named in TRUST_PROXY, else the peer's own. A
 * port is cut off; where a proxy wrote no address (`unknown`), the proxy's own counts.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare;
}
