import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import type { Operation } from '../contract/operations';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import { BodyWatch, JSON_RATE } from './bodyRate';
import { TransportError } from './transportError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest JSON that the route takes, in bytes. */
    jsonLimit?: number;
  }
}

export const JSON_LIMIT = 256 * 1024;

/** JSON of 256 KB, or as much as the operation takes, and multipart of one 10 MB file are parsed; every other content type is refused. */
export async function registerParsing(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readLimited(payload, request.routeOptions.config.jsonLimit ?? JSON_LIMIT).then(
      (text) => {
        if (text === '') return done(null, undefined);
        parse(request, text, (error, body) =>
          error ? done(new TransportError(400, 'Not JSON')) : done(null, body),
        );
      },
      (error: Error) => done(error),
    );
  });
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: FILE_LIMIT,
      files: 1,
      fields: 10,
      fieldSize: 2_000,
      fieldNameSize: 100,
      headerPairs: 50,
      parts: 11,
    },
  });
}

/** A body as text, up to a limit and not slower than it may come. Nothing here closes the stream: the answer still has to go out on its connection. */
export async function readLimited(payload: NodeJS.ReadableStream, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const watch = new BodyWatch(JSON_RATE, () => size);
  try {
    await watch.race(
      new Promise<void>((resolve, reject) => {
        payload.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > limit) reject(new TransportError(413, 'The request is too large'));
          else chunks.push(chunk);
        });
        payload.once('end', resolve);
        payload.once('error', reject);
        payload.once('close', () => reject(new TransportError(400, 'The request ended early')));
      }),
    );
  } finally {
    watch.stop();
    payload.removeAllListeners('data');
    payload.pause();
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Refuses a body an operation does not take: a form where JSON is expected, and the other way round. */
export function checkContentType(request: FastifyRequest, { multipart: takesForm }: Operation): void {
  const isForm = request.isMultipart();
  if (isForm !== takesForm && (isForm || request.body !== undefined || takesForm))
    throw new TransportError(415, 'This content type is not taken here');
}
