import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const VERBS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const ENVELOPE = '#/components/schemas/Envelope';

/**
 * Merges every `*.yaml` of the contract folder into one OpenAPI 3.1 document. Schema names are global, so a reference
 * into another file (`./common.yaml#/components/schemas/X`) becomes a local one. A name, path or operationId that two
 * files define is an error: it would silently hide one of them.
 * @param {string} folder absolute path of the contract folder
 * @returns {Record<string, any>} the merged document; a fresh object each time
 */
export function mergeContract(folder) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    // base.yaml heads the document: its info and servers are the whole's.
    .sort((a, b) => Number(b === 'base.yaml') - Number(a === 'base.yaml') || a.localeCompare(b));
  const merged = {
    openapi: '3.1.0',
    info: undefined,
    servers: undefined,
    tags: [],
    paths: {},
    components: {},
  };
  const faults = [];
  for (const name of names) {
    const document = localiseRefs(parse(readFileSync(path.join(folder, name), 'utf8')), name, names, faults);
    merged.info ??= document.info;
    merged.servers ??= document.servers;
    merged.security ??= document.security;
    for (const tag of document.tags ?? []) {
      if (!merged.tags.some((known) => known.name === tag.name)) merged.tags.push(tag);
    }
    addAll(merged.paths, document.paths, `${name}: path`, faults);
    for (const [kind, entries] of Object.entries(document.components ?? {})) {
      addAll((merged.components[kind] ??= {}), entries, `${name}: ${kind}`, faults);
    }
  }
  faults.push(...repeatedOperationIds(merged), ...danglingRefs(merged));
  if (faults.length > 0) throw new Error(`The contract does not merge:\n${faults.join('\n')}`);
  return JSON.parse(JSON.stringify(merged));
}

/**
 * Lists the operations of a document.
 * @param {Record<string, any>} document a merged contract
 * @returns {{path: string, verb: string, operation: Record<string, any>}[]} in the order of the document
 */
export function listOperations(document) {
  return Object.entries(document.paths).flatMap(([route, item]) =>
    VERBS.filter((verb) => item[verb]).map((verb) => ({ path: route, verb, operation: item[verb] })),
  );
}

/**
 * Whose calls an operation takes: `public`, `session`, `visitor`, `staff`; none where the contract forgot to say.
 * @param {Record<string, any>} operation
 * @returns {string[]}
 */
export function accessOf(operation) {
  return [operation['x-access'] ?? [], operation['x-visitor'] === true ? 'visitor' : []].flat();
}

/**
 * Which file of the contract holds which calls.
 * @param {string} folder absolute path of the contract folder
 * @returns {Record<string, string[]>} the operationIds of each file that has any, by its name without `.yaml`
 */
export function operationsByFile(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const entries = files.map((name) => {
    const { paths = {} } = parse(readFileSync(path.join(folder, name), 'utf8'));
    return [
      path.basename(name, '.yaml'),
      listOperations({ paths }).map(({ operation }) => operation.operationId),
    ];
  });
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}

/**
 * The same contract as the generated code sees it: a JSON reply is its `data` alone, because baseQuery unwraps the
 * envelope.
 * @param {Record<string, any>} document a merged contract; it is not changed
 * @returns {Record<string, any>} the derived document
 */
export function withoutEnvelope(document) {
  const derived = structuredClone(document);
  const replies = listOperations(derived).flatMap(({ operation }) =>
    Object.values(operation.responses ?? {}),
  );
  // Replies that several operations share stand among the components.
  for (const reply of [...replies, ...Object.values(derived.components?.responses ?? {})]) {
    const media = reply.content?.['application/json'];
    if (media) media.schema = dataOf(media.schema);
    delete media?.example;
    delete media?.examples;
  }
  return derived;
}

function dataOf(schema) {
  if (!schema) return schema;
  const parts = schema.allOf ?? [schema];
  const isEnvelope = parts.some(
    (part) => part.$ref === ENVELOPE || (part.properties?.code && part.properties?.msg),
  );
  if (!isEnvelope) return schema;
  const data = parts.map((part) => part.properties?.data).find(Boolean);
  return data ?? {};
}

function localiseRefs(node, file, names, faults) {
  if (Array.isArray(node)) return node.map((item) => localiseRefs(item, file, names, faults));
  if (node === null || typeof node !== 'object') return node;
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') {
      out[key] = localiseRefs(value, file, names, faults);
      continue;
    }
    const [target, pointer] = value.split('#');
    if (target && !names.includes(target.replace(/^\.\//, '')))
      faults.push(`${file}: ${value} names no contract file`);
    out[key] = `#${pointer ?? ''}`;
  }
  return out;
}

function addAll(into, entries, what, faults) {
  for (const [name, value] of Object.entries(entries ?? {})) {
    if (name in into) faults.push(`${what} ${name} is defined twice`);
    else into[name] = value;
  }
}

function repeatedOperationIds(document) {
  const seen = new Set();
  return listOperations(document).flatMap(({ path: route, verb, operation }) => {
    const id = operation.operationId;
    if (!id) return [`${verb} ${route} has no operationId`];
    if (seen.has(id)) return [`operationId ${id} is used twice`];
    seen.add(id);
    return [];
  });
}

function danglingRefs(document) {
  const missing = new Set();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.$ref === 'string' && resolve(document, node.$ref) === undefined) missing.add(node.$ref);
    Object.values(node).forEach(visit);
  };
  visit(document);
  return [...missing].map((ref) => `${ref} points nowhere`);
}

function resolve(document, ref) {
  return ref
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, step) => node?.[step], document);
}
