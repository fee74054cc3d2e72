import { CODE } from '@probity/contract/codeNames';
import type { FastifyReply } from 'fastify';
import { type Download, type Lang } from '../../kernel/context';
import type { FieldFault } from '../../kernel/fieldWords';
import type { BusinessError } from '../../kernel/errors';
import { downloadPolicy } from '../../platform/security/headers';
import { codeText, faultText, languageOf, listed } from '../../kernel/texts';
import { words } from '../words';

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: 0, msg: '', data: data ?? null };
}

/** The reply of a refused call. For 1000 the message names the fields. */
export function refusal(error: BusinessError, lang: Lang): Envelope {
  const fields = (error.data as { fields?: FieldFault[] } | null)?.fields ?? [];
  const named: Record<string, string> =
    error.code === CODE.FIELDS_WRONG ? { fields: namesOf(fields, lang) } : {};
  return {
    code: error.code,
    msg: codeText(error.code, lang, { ...named, ...error.params }),
    data: error.data ?? null,
  };
}

function namesOf(fields: readonly FieldFault[], lang: Lang): string {
  return listed(
    fields.slice(0, 3).map((field) => words.field(field)[lang]),
    lang,
  );
}

/** A fault of ours or of the transport: nothing but the catalogue's words and the request id. */
export function fault(status: number, lang: Lang, requestId: string): Envelope {
  return { code: status, msg: faultText(status, lang, requestId), data: { requestId } };
}

/** Headers that state the language of a reply's words, for the console and for caches. */
export const languageHeaders = (lang: Lang) => ({
  'content-language': languageOf(lang),
  vary: 'accept-language',
});

/** Sends a file, labelled with the language it was written in, whoever fetches it. */
export function sendDownload(reply: FastifyReply, download: Download): FastifyReply {
  const { onSent } = download;
  for (const name of Object.keys(languageHeaders('en'))) reply.removeHeader(name);
  if (onSent)
    reply.raw.once('finish', () => {
      onSent().catch((error: unknown) =>
        reply.log.error({ err: error }, 'what was sent could not be recorded'),
      );
    });
  return reply
    .header('content-type', download.mime)
    .header(
      'content-disposition',
      `${download.disposition}; filename*=UTF-8''${encodeName(download.fileName)}`,
    )
    .header('content-security-policy', downloadPolicy)
    .send(download.content);
}

/** RFC 8187. Control characters and path separators are removed from the name. */
function encodeName(name: string): string {
  const plain = name.replace(/[\p{Cc}/\\]/gu, '_').slice(0, 200);
  return encodeURIComponent(plain).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
