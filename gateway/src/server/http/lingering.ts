import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Limits for reading on after an early answer: this long, and this many bytes. */
const LINGER_MS = 2_000;
const LINGER_BYTES = 512 * 1024;

/**
 * Ends a connection whose peer may still be sending. Closing it outright would reset it, and a reset can overtake the
 * answer: so the sending side is closed first, and further input is thrown away for a moment.
 */
export function closeGently(socket: Socket): void {
  const before = socket.bytesRead;
  const until = Date.now() + LINGER_MS;
  socket.end();
  const look = setInterval(() => {
    if (Date.now() > until || socket.bytesRead - before > LINGER_BYTES) socket.destroy();
  }, 50);
  socket.once('close', () => clearInterval(look));
}

/**
 * Ends the connection of a request that is answered before its body has come (refused, too large, too slow): the rest of the
 * body is not read to its end, and the caller still gets the answer.
 */
export function endAnsweredEarly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (!socket.writableEnded) return;
    // A request sent behind one whose answer has ended this connection: it could be carried out, but not answered.
    reply.hijack();
    socket.destroy();
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isAwaitingBody(request)) return;
    const { raw } = request;
    reply.header('connection', 'close');
    let left = LINGER_BYTES;
    raw.unpipe();
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) raw.pause();
    });
    raw.resume();
    // Node calls this to close the connection after the last answer.
    raw.socket.destroySoon = () => closeGently(raw.socket);
    raw.once('end', () => raw.socket.end(() => raw.socket.destroy()));
  });
}

function isAwaitingBody({ raw }: FastifyRequest): boolean {
  if (raw.complete || raw.destroyed) return false;
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
}
