import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { apiScopes, type Action, type ApiScope } from '@probity/contract/permissions';
import { isAction, isApiScope } from '../../kernel/rights';
import { newAjv } from './ajv';
import { closeSchema, type Json } from './closeSchema';

export type Access = 'public' | 'session' | 'visitor' | 'staff';

/** One operation of the contract, ready to be served. */
export interface Operation {
  operationId: string;
  verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The route as Fastify writes it (`:id`). */
  url: string;
  access: readonly Access[];
  right: string | null;
  /** The scope with which an API key may call it; null for operations closed to keys. */
  apiScope: ApiScope | null;
  idempotent: boolean;
  /** It changes something in the account of its caller: refused while that closes (decision 106). */
  needsOpenAccount: boolean;
  /** The screen polls by itself: this is no use of the session, so its idle time runs on. */
  passive: boolean;
  /** The longest JSON it takes, in bytes, where a list is pasted into it; null: as long as all others. */
  jsonLimit: number | null;
  multipart: boolean;
  binaryReply: boolean;
  parameters: { query: ParameterSet; params: ParameterSet; headers: ParameterSet };
  body: ValidateFunction | null;
  bodyRequired: boolean;
  /** Checks `data` of a successful reply; null where the contract describes none. */
  reply: ValidateFunction | null;
}

export interface ParameterSet {
  validate: ValidateFunction;
  /** Declared type by name: decides how the text on the wire is read. */
  types: Readonly<Record<string, string>>;
}

export interface Contract {
  document: Json;
  operations: readonly Operation[];
}

const ACCESS: readonly string[] = ['public', 'session', 'visitor', 'staff'];

/** The contract as `npm run generate` has bundled it into a folder. */
export async function loadContract(folder: string): Promise<Contract> {
  return servable(JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')) as Json);
}

/**
 * The operations of a document, which is closed in place. A check is compiled at its first use: of 600 a start, and most
 * tests, need a few. Throws one error naming every fault visible without compiling; `compileChecks` finds the others.
 */
export async function servable(document: Json): Promise<Contract> {
  const { accessOf, listOperations } = await import('@probity/contract/document.mjs');
  const untouched = structuredClone(document);
  const faults = ignoredByAll(document);
  for (const { operation } of listOperations(document))
    closeOperation(document, untouched, operation, faults);

  const ajv = newAjv();
  ajv.addSchema(absoluteRefs({ $id: 'contract:', $defs: document.components?.schemas ?? {} }));
  const operations: Operation[] = [];
  for (const { path, verb, operation } of listOperations(document)) {
    try {
      const access = accessOf(operation) as Access[];
      operations.push(compile(ajv, document, path, verb, operation, access, faults));
    } catch (error) {
      faults.push(`${operation.operationId}: ${(error as Error).message}`);
    }
  }
  refuse(faults);
  return { document, operations };
}

/** Compiles every check. A test does it for the whole contract, so that no call is the first to meet a misspelt keyword. */
export function compileChecks({ operations }: Contract): void {
  const faults = operations.flatMap((operation) => {
    try {
      const { query, params, headers } = operation.parameters;
      void [operation.body, operation.reply, query.validate, params.validate, headers.validate];
      return [];
    } catch (error) {
      return [`${operation.operationId}: ${(error as Error).message}`];
    }
  });
  refuse(faults);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(`The contract cannot be served:\n${faults.map((f) => `  - ${f}`).join('\n')}`);
}

/** Faults for what would silently be ignored: parameters stated on a path for all its verbs. */
function ignoredByAll(document: Json): string[] {
  return Object.entries((document.paths ?? {}) as Json)
    .filter(([, item]) => (item as Json).parameters !== undefined || (item as Json).$ref !== undefined)
    .map(([path]) => `${path}: parameters belong to each operation, and a path stands where it is`);
}

/** The request body of an operation, resolved when it refers to the components. */
function bodyOf(document: Json, operation: Json): Json {
  return deref(document, (operation.requestBody ?? {}) as Json);
}

function closeOperation(document: Json, untouched: Json, operation: Json, faults: string[]): void {
  for (const media of Object.values(bodyOf(document, operation).content ?? {}) as Json[]) {
    closeSchema(document, untouched, media.schema, `${operation.operationId}: request`, faults, {
      bound: true,
    });
  }
  for (const parameter of operation.parameters ?? []) {
    closeSchema(
      document,
      untouched,
      deref(document, parameter).schema,
      `${operation.operationId}: parameter`,
      faults,
      {
        bound: true,
      },
    );
  }
  const reply = dataSchema(document, operation);
  if (reply)
    closeSchema(document, untouched, reply, `${operation.operationId}: reply`, faults, { bound: false });
}

function compile(
  ajv: Ajv2020,
  document: Json,
  path: string,
  verb: string,
  operation: Json,
  access: readonly Access[],
  faults: string[],
): Operation {
  const id = operation.operationId as string;
  if (access.length === 0) faults.push(`${id} has no x-access`);
  for (const one of access) if (!ACCESS.includes(one)) faults.push(`${id}: x-access ${one} is unknown`);
  const right = operation['x-right'] as string | undefined;
  if (right !== undefined && !isAction(right)) faults.push(`${id}: the permission matrix has no ${right}`);
  const apiScope = apiScopeOf(operation, access, faults);
  const requestBody = bodyOf(document, operation);
  const content = (requestBody.content ?? {}) as Json;
  const mediaTypes = Object.keys(content);
  const unknown = mediaTypes.find((type) => !['application/json', 'multipart/form-data'].includes(type));
  if (unknown) faults.push(`${id}: nothing parses ${unknown}`);
  if (mediaTypes.length > 1)
    faults.push(`${id}: a request has one content type, not ${mediaTypes.join(' and ')}`);
  const media = mediaTypes[0];
  const headers = parameterSet(ajv, document, operation, 'header');
  const replyContent = (deref(document, operation.responses?.['200'] ?? {}).content ?? {}) as Json;
  const reply = dataSchema(document, operation);
  const checksBody = once(() => (media ? ajv.compile(absoluteRefs(content[media].schema as Json)) : null));
  const checksReply = once(() => (reply ? ajv.compile(absoluteRefs(reply)) : null));
  return {
    operationId: id,
    verb: verb.toUpperCase() as Operation['verb'],
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    access,
    right: right ?? null,
    apiScope,
    idempotent: 'idempotency-key' in headers.types,
    needsOpenAccount:
      verb !== 'get' &&
      operation['x-query'] !== true &&
      operation['x-while-closing'] !== true &&
      !access.includes('public'),
    passive: operation['x-passive'] === true,
    jsonLimit: (operation['x-json-limit'] as number | undefined) ?? null,
    multipart: media === 'multipart/form-data',
    binaryReply: Object.keys(replyContent).some((type) => type !== 'application/json'),
    parameters: {
      query: parameterSet(ajv, document, operation, 'query'),
      params: parameterSet(ajv, document, operation, 'path'),
      headers,
    },
    get body() {
      return checksBody();
    },
    bodyRequired: requestBody.required === true,
    get reply() {
      return checksReply();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The API scope of an operation. It must be one for sessions whose right is contained in the scope: the scope alone must be
 * enough, and grant no more.
 */
function apiScopeOf(operation: Json, access: readonly Access[], faults: string[]): ApiScope | null {
  const id = operation.operationId as string;
  const scope = operation['x-api-scope'] as string | undefined;
  if (scope === undefined) return null;
  if (!isApiScope(scope)) {
    faults.push(`${id}: no API key can have ${scope}`);
    return null;
  }
  const rights: readonly Action[] = apiScopes[scope];
  if (access.length !== 1 || access[0] !== 'session' || !rights.includes(operation['x-right'] as Action))
    faults.push(`${id}: ${scope} opens calls for sessions with a right of its own`);
  return scope;
}

function parameterSet(ajv: Ajv2020, document: Json, operation: Json, place: string): ParameterSet {
  const declared = ((operation.parameters ?? []) as Json[])
    .map((one) => deref(document, one))
    .filter((one) => one.in === place);
  const nameOf = (one: Json) =>
    place === 'header' ? (one.name as string).toLowerCase() : (one.name as string);
  const types: Record<string, string> = {};
  const properties: Record<string, Json> = {};
  for (const one of declared) {
    const schema = deref(document, one.schema ?? {});
    types[nameOf(one)] = [schema.type ?? 'string'].flat().find((type: string) => type !== 'null') ?? 'string';
    properties[nameOf(one)] = absoluteRefs(one.schema ?? {});
  }
  const validate = once(() =>
    ajv.compile({
      type: 'object',
      properties,
      required: declared.filter((one) => one.required).map(nameOf),
      // Requests carry many headers of their own; query and path hold only ours.
      additionalProperties: place === 'header',
    }),
  );
  return {
    types,
    get validate() {
      return validate();
    },
  };
}

/** The schema of `data` in a successful JSON reply: the part beside the Envelope in its allOf. */
function dataSchema(document: Json, operation: Json): Json | null {
  const reply = deref(document, operation.responses?.['200'] ?? {});
  const schema = reply.content?.['application/json']?.schema as Json | undefined;
  if (!schema) return null;
  const parts = (deref(document, schema).allOf ?? [schema]) as Json[];
  const data = parts.map((part) => part.properties?.data as Json | undefined).find(Boolean);
  if (!data)
    throw new Error(`${operation.operationId}: the reply must be allOf of Envelope and {properties: {data}}`);
  return data;
}

function absoluteRefs(schema: Json): Json {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', '"$ref":"contract:#/$defs/'),
  ) as Json;
}

export function deref(document: Json, node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce((at: Json, step: string) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return deref(document, target as Json);
}
