import type { FastifyInstance } from 'fastify';
import { langOf } from '../../kernel/texts';
import { fault } from './replies';

/** By then another gateway, or this one started anew, answers. */
const RETRY_AFTER_S = 5;
const PROBES = ['/healthz', '/readyz'];

/** While it stops the gateway finishes what it has begun and refuses what comes in on connections that are still open. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!stopping || PROBES.includes(request.url)) return;
    return reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER_S))
      .header('connection', 'close')
      .send(fault(503, langOf(request.headers['accept-language']), request.id));
  });
}
