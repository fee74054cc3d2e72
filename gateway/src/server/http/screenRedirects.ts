import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screenPaths } from '@probity/contract/rules/screenPaths';

/**
 * Screens live behind the `#`, but people type, and other programs shorten, addresses without it. Those lead to the screen with
 * the query they came with; the place they lead to is ours alone, whatever the address holds.
 */
export function registerScreenRedirects(app: FastifyInstance): void {
  for (const path of screenPaths) {
    if (path === '/') continue;
    const lead = (request: FastifyRequest, reply: FastifyReply) => {
      const url = request.raw.url ?? '';
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      return reply.header('cache-control', 'no-store').redirect(`/#${path}${query}`, 302);
    };
    for (const url of [path, `${path}/`]) app.route({ method: ['GET', 'HEAD'], url, handler: lead });
  }
}
