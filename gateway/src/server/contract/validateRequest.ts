import type { ValidateFunction } from 'ajv';
import type { Input, Lang, UploadedFile } from '../../kernel/context';
import { fieldFaults, type FieldFault } from '../../kernel/fieldWords';
import { words } from '../words';
import type { Operation, ParameterSet } from './operations';

export interface RawRequest {
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  file?: UploadedFile;
}

/** Checks a request against its operation. Returns the input for the handler, or every field's fault. */
export function validateRequest(
  operation: Operation,
  raw: RawRequest,
  lang: Lang,
): Input | { faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const query = readParameters(operation.parameters.query, raw.query, lang, faults, '');
  const params = readParameters(operation.parameters.params, raw.params, lang, faults, '');
  readParameters(
    operation.parameters.headers,
    pick(raw.headers, operation.parameters.headers),
    lang,
    faults,
    'headers',
  );
  const body = checkBody(operation, raw, lang, faults);
  if (faults.length > 0) return { faults };
  return {
    query,
    params,
    headers: raw.headers as Record<string, string>,
    body,
    ...(raw.file ? { file: raw.file } : {}),
  };
}

function checkBody(operation: Operation, raw: RawRequest, lang: Lang, faults: FieldFault[]): unknown {
  if (!operation.body) {
    if (raw.body !== undefined && raw.body !== null) {
      faults.push({ path: 'body', msg: words.noBody[lang] });
    }
    return undefined;
  }
  if (raw.body === undefined && !operation.bodyRequired) return undefined;
  const body = raw.body === undefined ? {} : raw.body;
  run(operation.body, body, lang, faults, '');
  return body;
}

function readParameters(
  set: ParameterSet,
  raw: Record<string, unknown>,
  lang: Lang,
  faults: FieldFault[],
  prefix: string,
) {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) read[name] = readValue(value, set.types[name]);
  run(set.validate, read, lang, faults, prefix);
  return read;
}

/** A parameter is text on the wire; it is read by its declared type, and left as text if it does not fit. */
function readValue(value: unknown, type: string | undefined): unknown {
  if (type === 'array') return Array.isArray(value) ? value : [value];
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (type === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function pick(headers: Record<string, unknown>, set: ParameterSet): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(set.types)
      .filter((name) => name in headers)
      .map((name) => [name, headers[name]]),
  );
}

function run(
  validate: ValidateFunction,
  value: unknown,
  lang: Lang,
  faults: FieldFault[],
  prefix: string,
): void {
  if (!validate(value)) faults.push(...fieldFaults(validate.errors ?? [], lang, prefix));
  else refuseUnstorable(value, lang, faults, prefix);
}

/**
 * Refuses NUL and halves of surrogate pairs, in texts and in names: PostgreSQL cannot store them, so they would be a fault
 * of ours later on, and nobody types one.
 */
function refuseUnstorable(value: unknown, lang: Lang, faults: FieldFault[], path: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) faults.push({ path, msg: words.badCharacter[lang] });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      const inner = path === '' ? name : `${path}.${name}`;
      if (isStorable(name)) refuseUnstorable(one, lang, faults, inner);
      else faults.push({ path, msg: words.badCharacter[lang] });
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}
