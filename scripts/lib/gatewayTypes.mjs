// The types of the gateway's handlers: the shapes of the contract, and of each operation its callers and contents.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { accessOf, listOperations } from '@probity/contract/document.mjs';
import { givesFile } from './operations.mjs';

/**
 * The contract's paths, schemas and operations as TypeScript. A moment has a type of its own: the gateway may give a Date
 * for it.
 * @param {Record<string, any>} document the merged contract without its envelope
 * @returns {Promise<string>}
 */
export async function gatewayTypes(document) {
  const nodes = await openapiTS(document, {
    alphabetize: false,
    silent: true,
    inject: `import type { DateTime } from './wire';\n`,
    transform: (schema) => {
      if (schema.format !== 'date-time') return undefined;
      const moment = ts.factory.createTypeReferenceNode('DateTime');
      return [schema.type].flat().includes('null')
        ? ts.factory.createUnionTypeNode([moment, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
        : moment;
    },
  });
  return astToString(nodes);
}

/**
 * @param {Record<string, any>} document
 * @returns {string} an interface with one row for each operation
 */
export function operationTraits(document) {
  const rows = listOperations(document).map(({ operation }) => {
    const access = accessOf(operation).map((one) => `'${one}'`);
    const takes = 'multipart/form-data' in (operation.requestBody?.content ?? {}) ? 'file' : 'json';
    const gives = givesFile(document, operation) ? 'file' : 'json';
    return `  ${operation.operationId}: { access: ${access.join(' | ')}; takes: '${takes}'; gives: '${gives}' };`;
  });
  return `/** Who may call each operation, and whether a file comes or goes instead of JSON. */\nexport interface OperationTraits {\n${rows.join('\n')}\n}\n`;
}
