import type { FastifyInstance } from 'fastify';
import { langOf } from '../../kernel/texts';
import { fault } from './replies';

/** Seconds until a repeat: by then another gateway, or this one after its restart, answers. */
const RETRY_AFTER_S = 5;
const PROBES = ['/healthz', '/readyz'];

/** While stopping, the gateway finishes the requests it has begun and refuses new ones on open connections. */
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
