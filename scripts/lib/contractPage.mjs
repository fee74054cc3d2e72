import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listOperations } from '@probity/contract/document.mjs';
import { anchorOf, markdownHtml } from './markdown.mjs';
import { root } from './root.mjs';

const escape = (value) =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * Writes the contract as a page without scripts (the CSP allows none) and as JSON into dist/docs/, and two more pages: the
 * part that other systems may call with its guide, and the guide to webhooks.
 */
export async function writeContractPage() {
  const contract = JSON.parse(readFileSync(path.join(root, 'contract/openapi.json'), 'utf8'));
  const folder = path.join(root, 'dist/docs');
  mkdirSync(folder, { recursive: true });
  const guide = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
  writeFileSync(path.join(folder, 'index.html'), contractPage(contract, guide));
  writeFileSync(path.join(folder, 'api.html'), apiPage(contract, guide));
  writeFileSync(
    path.join(folder, 'webhooks.html'),
    guidePage(readFileSync(path.join(root, 'docs/webhooks.md'), 'utf8')),
  );
  writeFileSync(path.join(folder, 'docs.css'), STYLES);
  writeFileSync(path.join(folder, 'contract.json'), JSON.stringify(contract));
}

/**
 * The contract as HTML: the guide for other systems, every operation by tag, then every schema, each with an anchor.
 * @param {Record<string, any>} contract the contract's document
 * @param {string} [guide] Markdown
 * @returns {string}
 */
export function contractPage(contract, guide = '') {
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    return `<section><h2 id="tag-${escape(tag)}">${escape(tag)}</h2>${own.map(operationHtml).join('')}</section>`;
  });
  const api = guide ? `<section>${markdownHtml(guide, { depth: 1 })}</section>` : '';
  const links = [
    ...(guide ? [['#api-for-other-systems', 'API for other systems']] : []),
    ...tags.map((tag) => [`#tag-${tag}`, tag]),
    ['#schemas', 'Schemas'],
  ];
  const { title, version } = contract.info;
  return pageHtml({
    title,
    header: `<h1>${escape(title)} <small>${escape(version)}</small></h1>${describe(contract.info)}
<p><a href="/docs/contract.json">contract.json</a></p>`,
    links,
    main: `${api}${sections.join('')}${schemasHtml(contract.components?.schemas ?? {})}`,
  });
}

/**
 * The guide for other systems, then the operations an API key may call and the schemas these use.
 * @param {Record<string, any>} contract the contract's document
 * @param {string} guide Markdown that begins with its title
 * @returns {string}
 */
export function apiPage(contract, guide) {
  const operations = operationsOf(contract).filter(({ operation }) => operation['x-api-scope']);
  const schemas = usedSchemas(contract, operations);
  return pageHtml({
    title: 'Probity: API for other systems',
    header: '',
    links: [...chaptersOf(guide), ['#calls', 'Calls in detail'], ['#schemas', 'Schemas']],
    main: `${markdownHtml(guide)}<section><h2 id="calls">Calls in detail</h2>${operations.map(operationHtml).join('')}</section>${schemasHtml(schemas)}`,
  });
}

/**
 * A guide alone, with its chapters above it.
 * @param {string} guide Markdown that begins with its title
 * @returns {string}
 */
export function guidePage(guide) {
  const title = `Probity: ${/^# (.+)$/m.exec(guide)[1]}`;
  return pageHtml({ title, header: '', links: chaptersOf(guide), main: markdownHtml(guide) });
}

const chaptersOf = (guide) =>
  [...guide.matchAll(/^## (.+)$/gm)].map(([, title]) => [`#${anchorOf(title)}`, title]);

function pageHtml({ title, header, links, main }) {
  const menu = links.map(([to, words]) => `<li><a href="${escape(to)}">${escape(words)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><link rel="stylesheet" href="/docs/docs.css"></head>
<body>${header && `<header>${header}</header>`}
<nav aria-label="Contents"><ul>${menu}</ul></nav>
<main>${main}</main></body></html>
`;
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
      `<article id="schema-${escape(name)}"><h3>${escape(name)}</h3>${describe(schema)}${schemaHtml(schema)}</article>`,
  );
  return `<section><h2 id="schemas">Schemas</h2>${articles.join('')}</section>`;
}

/** The schemas that some operations name, and those that these name. */
function usedSchemas(contract, operations) {
  const all = contract.components?.schemas ?? {};
  const used = new Set();
  const visit = (node) => {
    for (const [, name] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name) || !all[name]) continue;
      used.add(name);
      visit(all[name]);
    }
  };
  visit(operations);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
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
  return `<article id="${escape(operation.operationId)}"><h3><code>${verb.toUpperCase()} ${escape(route)}</code></h3>
<p>${escape(operation.summary)}</p>${describe(operation)}
<dl>${facts.map(([term, value]) => `<dt>${term}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
${parameters.length > 0 ? `<h4>Parameters</h4>${parametersHtml(parameters)}` : ''}
${bodyHtml('Request', operation.requestBody)}
${Object.entries(operation.responses ?? {})
  .map(([status, reply]) => bodyHtml(`Reply ${status}`, reply))
  .join('')}</article>`;
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

const STYLES = `:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1100px;padding:24px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0}
article{border-top:1px solid #8885;padding:8px 0 16px}
h3{overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid #8884;padding:4px 8px;vertical-align:top;text-align:start}
pre{overflow-x:auto;padding:12px;border-radius:8px;background:#8881}
code{font:0.92em ui-monospace,monospace;overflow-wrap:anywhere}
pre code{overflow-wrap:normal}
main{overflow-wrap:break-word}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px}
dd{margin:0}
`;
