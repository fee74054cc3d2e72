import { CODE } from '@probity/contract/codeNames';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../../kernel/context';
import { BusinessError, fieldError } from '../../kernel/errors';
import { unknownField } from '../../kernel/fieldWords';
import { langOf } from '../../kernel/texts';
import { BodyWatch, UPLOAD_RATE } from './bodyRate';
import { TransportError } from './transportError';

interface Moments {
  /** Called when the handler begins to read the file. */
  onRead: () => void;
  /** Called when the file has come and nothing follows it. */
  onEnd: () => Promise<void>;
}

/**
 * Reads a form up to its file, which comes last and is read by the handler: none of it is kept in memory. Something that is
 * no form, or breaks off, is 400 in words; a form without the file 1012; one that comes too slowly 408.
 */
export async function openForm(
  request: FastifyRequest,
  moments: Moments,
): Promise<{ body: Record<string, unknown>; file: UploadedFile }> {
  const { socket } = request.raw;
  const watch = new BodyWatch(UPLOAD_RATE, () => socket.bytesRead);
  request.raw.once('close', () => watch.stop());
  const body: Record<string, unknown> = {};
  try {
    const parts = request.parts()[Symbol.asyncIterator]();
    for (;;) {
      const { value: part, done } = await watch.race(parts.next());
      if (done || !part) throw new BusinessError(CODE.FILE_MISSING);
      if (part.type === 'field') {
        body[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file' || !part.filename) throw new BusinessError(CODE.FILE_MISSING);
      body.file = '';
      const rest = contentOf(request, part, parts, watch, moments);
      const file = { fileName: part.filename, mime: part.mimetype, content: Readable.from(rest) };
      return { body, file };
    }
  } catch (error) {
    watch.stop();
    throw told(error);
  }
}

async function* contentOf(
  request: FastifyRequest,
  { file }: MultipartFile,
  parts: AsyncIterator<{ fieldname: string }>,
  watch: BodyWatch,
  { onRead, onEnd }: Moments,
): AsyncGenerator<Buffer> {
  onRead();
  let isEmpty = true;
  try {
    const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const { value, done } = await watch.race(chunks.next());
      if (done) break;
      isEmpty &&= value.length === 0;
      yield value;
    }
    if (isEmpty) throw new BusinessError(CODE.FILE_MISSING);
    if (file.truncated) throw new BusinessError(CODE.FILE_TOO_LARGE);
    const { value: more, done } = await watch.race(parts.next());
    if (!done) {
      throw fieldError([unknownField(more.fieldname, langOf(request.headers['accept-language']))]);
    }
  } catch (error) {
    throw told(error);
  } finally {
    watch.stop();
    file.destroy();
  }
  await onEnd();
}

/** The parser only complains about the input; none of its errors is a fault of ours. */
function told(error: unknown): unknown {
  if (error instanceof BusinessError || error instanceof TransportError) return error;
  if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
    return new BusinessError(CODE.FILE_TOO_LARGE);
  return new TransportError(400, 'The form could not be read');
}
