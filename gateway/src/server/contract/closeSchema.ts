import type { ContractDocument } from '@probity/contract/document.mjs';

/** A contract document, or a part of one. */
export type Json = ContractDocument;

const DEFAULT_MAX_LENGTH = 2_000;
const DEFAULT_MAX_ITEMS = 1_000;
const COMPOSITIONS = ['allOf', 'anyOf', 'oneOf'] as const;

interface Options {
  /** Gives strings and arrays without a limit the default one (requests). */
  bound: boolean;
}

/**
 * Closes every object below a schema, in place: fields the contract does not name are refused, in requests and replies
 * alike. A plain object gets additionalProperties false; a composed one unevaluatedProperties false at its top. The targets
 * of an allOf are copied into it first, from the untouched document, so that the same schema can be closed where it stands
 * alone.
 */
export function closeSchema(
  document: Json,
  untouched: Json,
  schema: Json,
  where: string,
  faults: string[],
  options: Options,
): void {
  visit(document, schema, {
    untouched,
    where,
    faults,
    options,
    isPart: false,
    inAllOf: false,
    trail: new Set(),
  });
}

interface Visit {
  untouched: Json;
  where: string;
  faults: string[];
  options: Options;
  /** Inside a composition, which is closed at its top. */
  isPart: boolean;
  inAllOf: boolean;
  trail: Set<Json>;
}

function visit(document: Json, node: Json | undefined, state: Visit): void {
  if (!node || typeof node !== 'object') return;
  if (typeof node.$ref === 'string') return visit(document, lookUp(document, node.$ref), state);
  if (state.trail.has(node)) return;
  const inner: Visit = { ...state, trail: new Set(state.trail).add(node) };
  if (state.options.bound) bound(node);

  const composed = COMPOSITIONS.filter((key) => Array.isArray(node[key]));
  for (const key of composed) {
    const inAllOf = state.inAllOf || key === 'allOf';
    if (inAllOf) node[key] = (node[key] as Json[]).map((part) => copied(state.untouched, part));
    for (const part of node[key] as Json[]) visit(document, part, { ...inner, isPart: true, inAllOf });
  }
  if (composed.length > 0) {
    const holdsObjects =
      isObject(node) ||
      composed.some((key) => (node[key] as Json[]).some((part) => isObject(resolved(document, part))));
    if (holdsObjects && !state.isPart && node.additionalProperties === undefined)
      node.unevaluatedProperties ??= false;
  } else if (isObject(node)) {
    closeObject(node, state);
  }

  const field = { ...inner, isPart: false, inAllOf: false };
  for (const child of Object.values(node.properties ?? {})) visit(document, child as Json, field);
  if (typeof node.additionalProperties === 'object')
    visit(document, node.additionalProperties as Json, field);
  if (node.items) visit(document, node.items as Json, field);
  for (const child of node.prefixItems ?? []) visit(document, child as Json, field);
}

function closeObject(node: Json, state: Visit): void {
  if (state.inAllOf && node.additionalProperties === false) {
    state.faults.push(`${state.where}: a part of an allOf is closed, so the other parts cannot add fields`);
  }
  if (state.isPart) return;
  if (node.additionalProperties === true && state.options.bound && node.maxProperties === undefined) {
    // A free object (a saved draft) must be declared on purpose, with a limit.
    state.faults.push(`${state.where}: additionalProperties true needs maxProperties`);
  }
  if (node.unevaluatedProperties === undefined) node.additionalProperties ??= false;
}

function bound(node: Json): void {
  const types = [node.type ?? []].flat() as string[];
  if (types.includes('string') && node.maxLength === undefined && !node.enum && node.format !== 'binary') {
    node.maxLength = DEFAULT_MAX_LENGTH;
  }
  if (types.includes('array') && node.maxItems === undefined) node.maxItems = DEFAULT_MAX_ITEMS;
}

function isObject(node: Json | undefined): boolean {
  return Boolean(node) && ([node!.type ?? []].flat().includes('object') || node!.properties !== undefined);
}

function copied(untouched: Json, part: Json): Json {
  return typeof part.$ref === 'string'
    ? copied(untouched, structuredClone(lookUp(untouched, part.$ref)))
    : part;
}

function resolved(document: Json, node: Json): Json {
  return typeof node.$ref === 'string' ? resolved(document, lookUp(document, node.$ref)) : node;
}

function lookUp(document: Json, ref: string): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce((at: Json, step) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}
