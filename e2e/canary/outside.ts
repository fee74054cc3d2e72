import { inflateSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { unzip } from '../../gateway/test/unzip';
import type { Somebody } from '../world/world';
import type { Sightings, Viewer } from './sightings';

async function bytesOf(
  request: APIRequestContext,
  who: Somebody,
  path: string,
  data?: object,
): Promise<Buffer> {
  const headers = { appcode: 'bd-web', authorization: `Bearer ${who.token}`, 'x-main-id': who.mainId };
  const url = `/gateway/bd/${path}`;
  const reply = await (data ? request.post(url, { headers, data }) : request.get(url, { headers }));
  return reply.body();
}

const asText = (text: string) => ({ text, received: '', files: [] });

const exported = [
  ['/backRecord, export', 'check/check/export', { records: { all: {} } }],
  ['/businessManage, audit export', 'audit/event/export', {}],
] as const;

/** The exports of the records and of the audit, as CSV and as XLSX, which must have the same contents. */
export async function readExports(
  request: APIRequestContext,
  who: Somebody,
  viewer: Viewer,
  sightings: Sightings,
): Promise<void> {
  for (const [on, path, rows] of exported) {
    const csv = await bytesOf(request, who, path, { format: 'csv', ...rows });
    const xlsx = await bytesOf(request, who, path, { format: 'xlsx', ...rows });
    // A role without the right gets a refusal in JSON.
    const parts = xlsx.subarray(0, 2).toString() === 'PK' ? Object.values(unzip(xlsx)) : [xlsx.toString()];
    for (const text of [csv.toString(), parts.join('\n')]) sightings.note(viewer, on, asText(text));
  }
}

/** The PDF of the signed contract. */
export async function readContract(
  request: APIRequestContext,
  founder: Somebody,
  signatureId: string,
  sightings: Sightings,
): Promise<void> {
  const pdf = await bytesOf(request, founder, `enterprise/serviceContract/pdf?signatureId=${signatureId}`);
  sightings.note('founder', '/serviceContract, PDF', asText(pdfText(pdf)));
}

/** The SMS that came to a phone. */
export async function readSms(
  request: APIRequestContext,
  mobile: string,
  viewer: Viewer,
  sightings: Sightings,
): Promise<void> {
  const sms = (await (await request.get(`/dev/outbox.json?mobile=${mobile}`)).json()) as { text: string }[];
  sightings.note(viewer, 'SMS', asText(sms.map(({ text }) => text).join('\n')));
}

/** The text of a PDF whose fonts have a table from glyphs to characters, as ours do. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const streamOf = (body: string): string => {
    const [, stream] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
    if (stream === undefined) return '';
    return /FlateDecode/.test(body) ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '') ?? [];
      if (table) fonts.set(name!, charactersOf(streamOf(objects.get(table)!)));
    }
  return [...objects.values()].map((body) => wordsOf(streamOf(body), fonts)).join('\n');
}

/** The characters of a font by the code of their glyph. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, from, list] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    [...list!.matchAll(/<([\da-f\s]+)>/gi)].forEach(([, hex], index) => {
      const code = (parseInt(from!, 16) + index).toString(16).padStart(4, '0');
      characters.set(code, utf16(hex!.replace(/\s/g, '')));
    });
  return characters;
}

function wordsOf(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined;
  const words: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[-\d.\s]+)*)\] TJ/gi)) {
    if (name) font = fonts.get(name);
    const hex = [...(shown ?? '').matchAll(/<([\da-f]*)>/gi)].map(([, part]) => part).join('');
    words.push((hex.match(/.{4}/g) ?? []).map((code) => font?.get(code.toLowerCase()) ?? '').join(''));
  }
  return words.join('');
}
