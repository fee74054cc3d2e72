import type { IncomingMessage } from 'node:http';
import type { RawCall } from './contractChecks';

/** A request as it was received, before any check. */
export interface ReceivedCall {
  method: string;
  path: string;
  /** The query string without `?`. */
  queryString: string;
  query: RawCall['query'];
  headers: IncomingMessage['headers'];
  /** The JSON, the fields of a form (its file is an empty text, as in the contract), or undefined. */
  body: unknown;
  bytes: Buffer;
}

/** Reads a call to its end. */
export async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const [path = '', queryString = ''] = (request.url ?? '').split(/\?(.*)/s);
  return {
    method: request.method ?? '',
    path,
    queryString,
    query: queryOf(queryString),
    headers: request.headers,
    body: await bodyOf(bytes, request.headers['content-type'] ?? ''),
    bytes,
  };
}

function queryOf(text: string): RawCall['query'] {
  const all = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(all.keys())].map((name) => {
      const values = all.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}

async function bodyOf(bytes: Buffer, type: string): Promise<unknown> {
  if (type.startsWith('application/json')) return JSON.parse(bytes.toString());
  if (!type.startsWith('multipart/form-data')) return undefined;
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
