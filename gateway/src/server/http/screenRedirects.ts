import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screenPaths } from '@probity/contract/rules/screenPaths';

/**
 * Redirects addresses without the `#`, which people type and other programs produce, to their screen with the query they
 * came with; the target is always ours, whatever the address holds.
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
