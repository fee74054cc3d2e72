// Properties of an operation of the merged contract that the generators need.

/**
 * The target of a reference; anything else is returned unchanged.
 * @param {Record<string, any>} document the merged contract
 * @param {Record<string, any>} node
 * @returns {Record<string, any>}
 */
export function deref(document, node) {
  if (!node.$ref) return node;
  const [, , kind, name] = node.$ref.split('/');
  return deref(document, document.components[kind][name]);
}

/**
 * True for a call that is answered with a file instead of JSON.
 * @param {Record<string, any>} document the merged contract
 * @param {Record<string, any>} operation
 * @returns {boolean}
 */
export function givesFile(document, operation) {
  const reply = deref(document, operation.responses['200'] ?? {});
  return Object.keys(reply.content ?? {}).some((type) => type !== 'application/json');
}
