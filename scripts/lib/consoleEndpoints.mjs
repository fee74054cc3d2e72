// The console's endpoints: the code generator's output of the contract, with RTK Query's forms for paged lists and files.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import ts from 'typescript';
import { listOperations } from '@probity/contract/document.mjs';
import { deref, givesFile } from './operations.mjs';
import { root } from './root.mjs';

/**
 * @param {Record<string, any>} document the merged contract without its envelope
 * @param {string[]} operationIds those of one chunk
 * @returns {Promise<string>} a module that injects them
 */
export async function consoleEndpoints(document, operationIds) {
  const written = await generated(document, operationIds);
  const operations = listOperations(document).filter(({ operation }) =>
    operationIds.includes(operation.operationId),
  );
  const paged = operations.filter(({ operation }) => isPaged(document, operation)).map(idOf);
  const files = operations.filter(({ operation }) => givesFile(document, operation)).map(idOf);
  const text = edited(written, (name, call) => {
    if (paged.includes(name)) return infinite(call);
    return files.includes(name) ? download(call) : [];
  });
  return paged.length > 0
    ? text.replace(
        /^import .*gatewayApi'.*$/m,
        (line) =>
          `${line}\nimport { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';`,
      )
    : text;
}

const idOf = ({ operation }) => operation.operationId;

async function generated(document, operationIds) {
  // Inside the project, because the code generator resolves its prettier and TypeScript settings from there.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'contract-'));
  try {
    const schemaFile = path.join(folder, 'contract.json');
    const outputFile = path.join(folder, 'gatewayApi.gen.ts');
    writeFileSync(schemaFile, JSON.stringify(document));
    await generateEndpoints({
      schemaFile,
      outputFile,
      apiFile: 'gateway-api', // set right below: a relative name would be resolved from the temporary folder
      apiImport: 'gatewayApi',
      exportName: 'generatedApi',
      hooks: false,
      encodePathParams: true,
      useUnknown: true,
      filterEndpoints: operationIds,
      endpointOverrides: [
        { pattern: (_name, definition) => definition.operation['x-query'] === true, type: 'query' },
      ],
    });
    return readFileSync(outputFile, 'utf8')
      .replace(`'gateway-api'`, `'../transport/gatewayApi'`)
      .replace(`"gateway-api"`, `'../transport/gatewayApi'`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A paged list takes a cursor and returns the next one. One of the two alone is a fault of the contract. */
function isPaged(document, operation) {
  const asked = deref(document, operation.requestBody ?? {}).content?.['application/json']?.schema;
  const said = deref(document, operation.responses['200'] ?? {}).content?.['application/json']?.schema;
  const takes = 'cursor' in (deref(document, asked ?? {}).properties ?? {});
  const gives = 'nextCursor' in (deref(document, said ?? {}).properties ?? {});
  if (takes !== gives)
    throw new Error(`${operation.operationId}: a list by pages takes a cursor and gives nextCursor`);
  return takes;
}

/** The text with some of its endpoints changed. `change` returns pieces `[from, to, text]` for the call that builds one. */
function edited(text, change) {
  const file = ts.createSourceFile('endpoints.ts', text, ts.ScriptTarget.Latest, true);
  const pieces = [];
  const visit = (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isCallExpression(node.initializer) &&
      /^build\./.test(node.initializer.expression.getText())
    )
      pieces.push(...change(node.name.getText(), node.initializer));
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return pieces
    .sort(([one], [other]) => other - one)
    .reduce((all, [from, to, put]) => all.slice(0, from) + put + all.slice(to), text);
}

const replace = (node, put) => [node.getStart(), node.getEnd(), put];
const insert = (at, put) => [at, at, put];

/** `build.query<Reply, Arg>({ query: (queryArg) => ({ …, body: queryArg.body }) })` as an infinite query. */
function infinite(call) {
  const [reply, arg] = call.typeArguments;
  const [definition] = call.arguments;
  const query = definition.properties.find(({ name }) => name.getText() === 'query').initializer;
  const request = query.body.expression;
  const body = request.properties.find(({ name }) => name.getText() === 'body');
  return [
    replace(call.expression, 'build.infiniteQuery'),
    [reply.getEnd(), arg.getEnd(), `, Paged<${arg.getText()}>, PageParam`],
    insert(definition.getStart() + 1, '...listByCursor,'),
    replace(query.parameters[0], '{ queryArg, pageParam }'),
    replace(body.initializer, 'onePage(queryArg.body, pageParam)'),
  ];
}

/** A file comes as its bytes, which are passed on and not kept in the cache. */
function download(call) {
  const [definition] = call.arguments;
  const isQuery = call.expression.getText() === 'build.query';
  const options = `${isQuery ? 'keepUnusedDataFor: 0,' : ''}extraOptions: { responseType: 'blob' },`;
  return [insert(definition.getEnd() - 1, options)];
}
