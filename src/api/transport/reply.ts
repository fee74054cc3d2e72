import i18next from 'i18next';
import { SUCCESS_CODES } from '../../lib/constants';
import { catalogueDefault, keyOfBodyCode, keyOfStatus } from './errorCatalogue';
import type { GatewayError } from './gatewayError';

export type ResponseType = 'json' | 'blob' | 'arraybuffer';

/** The result of a reply: data on success, else the error that describes it. */
export type Reply = { data: unknown } | { error: GatewayError };

/**
 * Reads a reply. "Code 0 or 501 is success"; "Blob or arraybuffer responses are returned directly"
 * (specification, section 8), but a failed download comes as a JSON envelope and is an error.
 * @throws what the network throws when it breaks inside the body
 */
export async function readReply(response: Response, responseType: ResponseType): Promise<Reply> {
  const isJson = /^application\/([\w.+-]*\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok) return { error: failedReply(response.status, parseJson(await response.text())) };
  if (responseType !== 'json' && !isJson) {
    return { data: responseType === 'blob' ? await namedBlob(response) : await response.arrayBuffer() };
  }
  const reply = readEnvelope(parseJson(await response.text()), response.status);
  // An envelope that reports success where a file was asked for carries no file.
  if ('data' in reply && responseType !== 'json') return { error: malformed(response.status) };
  return reply;
}

function readEnvelope(body: unknown, status: number): Reply {
  if (!isEnvelope(body)) return { error: malformed(status) };
  const { code, msg, data } = body;
  if (SUCCESS_CODES.includes(code)) return { data: data ?? null };
  const text = typeof msg === 'string' && msg.trim() !== '' ? msg : i18next.t(keyOfBodyCode(code));
  return { error: { kind: 'business', code, msg: text, status, data } };
}

/** "A failing HTTP status shows the catalogue's text"; the body's code is kept for the session codes. */
function failedReply(status: number, body: unknown): GatewayError {
  const envelope = isEnvelope(body) ? { code: body.code, data: body.data } : {};
  return { kind: 'status', status, msg: i18next.t(keyOfStatus(status)), ...envelope };
}

/** A reply that says nothing that could be used. */
export function malformed(status?: number): GatewayError {
  return { kind: 'malformed', status, msg: i18next.t(catalogueDefault) };
}

function isEnvelope(body: unknown): body is { code: number; msg?: unknown; data?: unknown } {
  return typeof body === 'object' && body !== null && typeof (body as { code?: unknown }).code === 'number';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is a malformed reply; the caller says so.
    return undefined;
  }
}

/** A File when the gateway names it, else a bare Blob. */
async function namedBlob(response: Response): Promise<Blob> {
  const blob = await response.blob();
  const name = fileNameOf(response.headers.get('content-disposition') ?? '');
  return name === undefined ? blob : new File([blob], name, { type: blob.type });
}

function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A broken encoding falls back to the plain name.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
