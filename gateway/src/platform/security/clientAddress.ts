import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address a request counts for: the last that a proxy named in TRUST_PROXY has seen, else the peer's own. Some proxies add
 * the port, or write `unknown`: without the port it counts, and what is no address counts for the proxy that wrote it.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare;
}
