import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { BusinessError } from '../errors';
import type { UploadedFile } from '../context';
import type { Operation } from '../contract/operations';
import { FILE_LIMIT } from '../../../contract/rules/files';

export const JSON_LIMIT = 256 * 1024;
const JSON_TIMEOUT_MS = 30_000;

export const FILE_MISSING = 1012;
export const FILE_TOO_LARGE = 1013;

/** A fault of the transport, below the contract: its HTTP status is also its body code. */
export class TransportError extends Error {
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    message: string,
  ) {
    super(message);
    this.name = 'TransportError';
  }
}

/** JSON of 256 KB within 30 s and multipart of one 10 MB file are parsed; every other content type is refused. */
export async function registerParsing(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readLimited(payload).then(
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

async function readLimited(payload: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = payload as NodeJS.ReadableStream & { destroy(error?: Error): void };
  const timer = setTimeout(
    () => stream.destroy(new TransportError(408, 'The request took too long')),
    JSON_TIMEOUT_MS,
  );
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > JSON_LIMIT) throw new TransportError(413, 'The request is too large');
      chunks.push(bytes);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body and file of a request as its operation expects them. */
export async function readBody(
  request: FastifyRequest,
  operation: Operation,
): Promise<{ body: unknown; file?: UploadedFile }> {
  const isMultipart = request.isMultipart();
  if (
    isMultipart !== operation.multipart &&
    (isMultipart || request.body !== undefined || operation.multipart)
  ) {
    throw new TransportError(415, 'This content type is not taken here');
  }
  return isMultipart ? readMultipart(request) : { body: request.body };
}

async function readMultipart(request: FastifyRequest): Promise<{ body: unknown; file?: UploadedFile }> {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname !== 'file') throw new BusinessError(FILE_MISSING);
        file = { fileName: part.filename, mime: part.mimetype, bytes };
        fields.file = '';
      } else {
        fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new BusinessError(FILE_TOO_LARGE);
    if (code?.startsWith('FST_')) throw new TransportError(400, 'The form could not be read');
    throw error;
  }
  if (!file || !file.fileName || file.bytes.length === 0) throw new BusinessError(FILE_MISSING);
  return { body: fields, file };
}
