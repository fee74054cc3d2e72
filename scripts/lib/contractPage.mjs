import { listOperations } from '@probity/contract/document.mjs';
import { docsPage } from './docsShell.mjs';
import { escape, scrolling } from './markdown.mjs';

/**
 * The contract as HTML: every operation by tag, then every schema, each with an anchor.
 * @param {Record<string, any>} contract the contract's document
 * @returns {string}
 */
export function contractPage(contract) {
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    return `<section><h2 id="tag-${escape(tag)}">${escape(tag)}</h2>${own.map(operationHtml).join('')}</section>`;
  });
  const { title, version } = contract.info;
  return referencePage('/docs/contract', title, {
    html: `<h1>${escape(title)} <small>${escape(version)}</small></h1>${describe(contract.info)}
<p><a href="/docs/contract.json">contract.json</a></p>${sections.join('')}${schemasHtml(contract.components?.schemas ?? {})}`,
    chapters: [...tags.map((tag) => [2, `tag-${tag}`, tag]), [2, 'schemas', 'Schemas']],
  });
}

/**
 * The operations an API key may call and the schemas these use.
 * @param {Record<string, any>} contract the contract's document
 * @returns {string}
 */
export function callsPage(contract) {
  const open = contractForKeys(contract);
  const operations = operationsOf(open);
  return referencePage('/docs/calls', 'Calls in detail', {
    html: `<h1>Calls in detail</h1><p>Every call that an API key may make, and what it sends and answers. As a file: <a href="/docs/openapi.json">openapi.json</a>.</p>
<section><h2 id="calls">Calls</h2>${operations.map(operationHtml).join('')}</section>${schemasHtml(open.components?.schemas ?? {})}`,
    chapters: [
      [2, 'calls', 'Calls'],
      ...operations.map(({ path, operation }) => [3, operation.operationId, operation.summary ?? path]),
      [2, 'schemas', 'Schemas'],
    ],
  });
}

/** The contract is written in English alone, so its pages are shown in it whatever the reader's language is. */
const referencePage = (path, title, article) =>
  docsPage({
    path,
    title,
    articles: [{ lang: 'en', always: true, chapters: article.chapters, html: scrolling(article.html) }],
  });

/**
 * The part of the contract that other systems may call, as a document of its own: the operations an API key may call, and
 * of the components those that they name.
 * @param {Record<string, any>} contract the contract's document
 * @returns {Record<string, any>}
 */
export function contractForKeys(contract) {
  const paths = {};
  for (const [path, entry] of Object.entries(contract.paths)) {
    const open = Object.entries(entry).filter(([key, one]) => key === 'parameters' || one['x-api-scope']);
    if (open.some(([key]) => key !== 'parameters')) paths[path] = Object.fromEntries(open);
  }
  const components = {};
  const visit = (node) => {
    for (const [, kind, name] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)) {
      const found = contract.components?.[kind]?.[name];
      if (!found || components[kind]?.[name]) continue;
      components[kind] = { ...components[kind], [name]: found };
      visit(found);
    }
  };
  visit(paths);
  const { securitySchemes } = contract.components ?? {};
  const used = securitySchemes ? { ...components, securitySchemes } : components;
  const tags = new Set(
    Object.values(paths).flatMap((entry) => Object.values(entry).flatMap((one) => one.tags ?? [])),
  );
  const rest = contract.tags && { tags: contract.tags.filter(({ name }) => tags.has(name)) };
  const { openapi, info, servers } = contract;
  return { openapi, info, ...(servers && { servers }), ...rest, paths, components: used };
}

function operationsOf(contract) {
  return listOperations(contract).map((one) => ({
    ...one,
    operation: { ...one.operation, requestBody: bodyOf(contract, one.operation.requestBody) },
  }));
}

function schemasHtml(schemas) {
  const articles = Object.entries(schemas).map(
    ([name, schema]) =>
      `<section class="operation" id="schema-${escape(name)}" tabindex="-1"><h3>${escape(name)}</h3>${describe(schema)}${schemaHtml(schema)}</section>`,
  );
  return `<section><h2 id="schemas">Schemas</h2>${articles.join('')}</section>`;
}

/** A request body, resolved when it refers to the components. */
function bodyOf(contract, body) {
  return body?.$ref ? contract.components.requestBodies[body.$ref.split('/').at(-1)] : body;
}

function operationHtml({ path: route, verb, operation }) {
  const facts = [
    ['Access', operation['x-access']],
    ['Right', operation['x-right']],
    ['API key', operation['x-api-scope']],
    ['Codes', operation['x-codes']?.join(', ')],
  ].filter(([, value]) => value);
  const parameters = (operation.parameters ?? []).map((one) => ({ ...one, required: one.required ?? false }));
  return `<section class="operation" id="${escape(operation.operationId)}" tabindex="-1"><h3><code>${verb.toUpperCase()} ${escape(route)}</code></h3>
<p>${escape(operation.summary)}</p>${describe(operation)}
<dl>${facts.map(([term, value]) => `<dt>${term}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
${parameters.length > 0 ? `<h4>Parameters</h4>${parametersHtml(parameters)}` : ''}
${bodyHtml('Request', operation.requestBody)}
${Object.entries(operation.responses ?? {})
  .map(([status, reply]) => bodyHtml(`Reply ${status}`, reply))
  .join('')}</section>`;
}

function parametersHtml(parameters) {
  const rows = parameters.map((one) =>
    one.$ref
      ? `<tr><td colspan="3">${escape(one.$ref.split('/').at(-1))}</td></tr>`
      : `<tr><td><code>${escape(one.name)}</code>${one.required ? ' *' : ''}</td><td>${escape(one.in)}</td><td>${typeHtml(one.schema)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function bodyHtml(title, body) {
  const media = Object.entries(body?.content ?? {});
  return media
    .map(
      ([type, { schema }]) => `<h4>${escape(title)} <small>${escape(type)}</small></h4>${schemaHtml(schema)}`,
    )
    .join('');
}

function schemaHtml(schema) {
  if (!schema) return '';
  const parts = schema.allOf ?? [schema];
  const rows = parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).map(([name, property]) => {
      const star = part.required?.includes(name) ? ' *' : '';
      return `<tr><td><code>${escape(name)}</code>${star}</td><td>${typeHtml(property)}</td><td>${escape(property.description)}</td></tr>`;
    }),
  );
  const others = parts.filter((part) => !part.properties).map((part) => `<p>${typeHtml(part)}</p>`);
  return others.join('') + (rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '');
}

function typeHtml(schema) {
  if (!schema) return '';
  if (schema.$ref) {
    const name = escape(schema.$ref.split('/').at(-1));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.enum)
    return schema.enum.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' | ');
  if ('const' in schema) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(typeHtml).join(' | ');
  if (schema.items) return `${typeHtml(schema.items)}[]`;
  if (schema.allOf || schema.properties) return schemaHtml(schema);
  const limits = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems']
    .filter((key) => schema[key] !== undefined)
    .map((key) => `${key} ${schema[key]}`);
  return escape([[schema.type ?? 'any'].flat().join(' | '), ...limits].join(', '));
}

const describe = (node) => (node.description ? `<p>${escape(node.description)}</p>` : '');
