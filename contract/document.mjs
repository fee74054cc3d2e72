// Reads the contract as one OpenAPI document: contract/openapi.json, which `npm run generate` bundles from the *.yaml.

const VERBS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const ENVELOPE = '#/components/schemas/Envelope';

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
 * The callers an operation serves: `public`, `session`, `visitor`, `staff`; none where the contract forgot to say.
 * @param {Record<string, any>} operation
 * @returns {string[]}
 */
export function accessOf(operation) {
  return [operation['x-access'] ?? [], operation['x-visitor'] === true ? 'visitor' : []].flat();
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
  // Replies that several operations share are among the components.
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
