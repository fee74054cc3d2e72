// Facts of the contract for the generators: its calls, their files, their rights, the rows of a list.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { accessOf, listOperations, withoutEnvelope } from '@probity/contract/document.mjs';
import { filesOf } from '../lib/bundleContract.mjs';
import { endpointChunks } from '../lib/endpointChunks.mjs';
import { root } from '../lib/root.mjs';
import { loadTypeScript } from '../lib/typeScript.mjs';

/** The contract as it is generated, and the table of rights. */
export async function readContract() {
  const folder = path.join(root, 'contract');
  const text = readFileSync(path.join(folder, 'openapi.json'), 'utf8');
  const document = withoutEnvelope(JSON.parse(text));
  const { permissions } = await loadTypeScript('contract/permissions.ts');
  const { staffRoles } = await loadTypeScript('contract/roles.ts');
  const operations = listOperations(document);
  let byFile;
  let chunks;
  return {
    document,
    operations,
    permissions,
    // Asked for where they are needed: all files of the contract are read.
    get byFile() {
      return (byFile ??= callsByFile(folder));
    },
    get chunks() {
      return (chunks ??= endpointChunks(folder));
    },
    operationOf: (id) => operations.find(({ operation }) => operation.operationId === id),
    isForStaff: (right) => permissions[right].every((role) => staffRoles.includes(role)),
  };
}

/** The calls of each file of the contract that has any, by its name without .yaml. */
function callsByFile(folder) {
  const entries = filesOf(folder).map(({ name, document }) => [
    path.basename(name, '.yaml'),
    listOperations({ paths: document.paths ?? {} }).map(({ operation }) => operation.operationId),
  ]);
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}

/** The file of the contract, without .yaml, that holds most of the calls a module serves; undefined where it serves none. */
export function fileOfModule({ byFile }, module) {
  const folder = path.join(root, 'gateway/src/modules', module);
  const served = readdirSync(folder)
    .filter((name) => name.endsWith('Module.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const shareOf = (ids) => ids.filter((id) => new RegExp(`\\b${id}\\b`).test(served)).length;
  const [best] = Object.entries(byFile).sort((a, b) => shareOf(b[1]) - shareOf(a[1]));
  return best && shareOf(best[1]) > 0 ? best[0] : undefined;
}

/**
 * The operation behind which a new one stands in the document, in the list of guarded ones: the last of its own file, or of
 * the files before it.
 */
export function guardedBefore({ byFile, operations }, file) {
  const files = [...new Set([...Object.keys(byFile), file])].sort(
    (a, b) => Number(b === 'base') - Number(a === 'base') || `${a}.yaml`.localeCompare(`${b}.yaml`),
  );
  const ids = files.slice(0, files.indexOf(file) + 1).flatMap((name) => byFile[name] ?? []);
  const isPublic = (id) => {
    const { operation } = operations.find((one) => one.operation.operationId === id);
    return accessOf(operation).includes('public');
  };
  return ids.filter((id) => !isPublic(id)).at(-1);
}

/** The request of a list without any input, and an answer of one row; or the reason why a screen cannot begin with it. */
export function listFacts({ document, operationOf }, operationId) {
  const found = operationOf(operationId);
  if (!found) return { fault: `there is no call ${operationId}` };
  const { operation, verb } = found;
  const resolve = (schema) =>
    schema?.$ref
      ? resolve(
          schema.$ref
            .split('/')
            .slice(1)
            .reduce((part, key) => part[key], document),
        )
      : schema;
  const body = resolve(operation.requestBody?.content['application/json']?.schema);
  const query = (operation.parameters ?? []).map(resolve).filter((one) => one.in === 'query');
  if (verb !== 'get' && !operation['x-query']) return { fault: `${operationId} changes something` };
  if (query.some((one) => one.required) || body?.required?.length > 0)
    return { fault: `${operationId} asks for input` };
  if (query.some((one) => one.name === 'cursor') || body?.properties?.cursor)
    return { fault: `${operationId} gives pages: docs/recipes.md, "A list"` };
  const reply = resolve(operation.responses['200'].content?.['application/json']?.schema);
  const isArray = reply?.type === 'array';
  const rows = isArray ? reply : resolve(reply?.properties?.rows);
  if (rows?.type !== 'array') return { fault: `${operationId} answers no list` };
  const row = sampleOf(rows.items, resolve);
  const rest = isArray ? {} : sampleOf(reply, resolve);
  return {
    argument: body ? '{ body: {} }' : query.length > 0 ? '{}' : 'undefined',
    rows: isArray ? 'data' : 'data.rows',
    none: JSON.stringify(isArray ? [] : { ...rest, rows: [] }),
    one: JSON.stringify(isArray ? [row] : { ...rest, rows: [row] }),
  };
}

const FORMATS = {
  uuid: '0190a1b2-0000-7000-8000-000000000001',
  'date-time': '2026-01-01T08:00:00Z',
  date: '2026-01-01',
};

/** A value of a schema: what is required, the first of each choice. */
function sampleOf(given, resolve) {
  const schema = resolve(given);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices)
    return choices.map(resolve).some((one) => one.type === 'null') ? null : sampleOf(choices[0], resolve);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, resolve)));
  switch ([schema.type].flat().includes('null') ? 'null' : schema.type) {
    case 'null':
      return null;
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return FORMATS[schema.format] ?? (schema.pattern ? '13800000001' : 'Example');
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties[name], resolve)]),
      );
  }
}
