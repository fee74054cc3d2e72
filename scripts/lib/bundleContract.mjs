// Makes one document of the files of the contract, with Redocly's bundler. Two things it accepts are faults here: a name
// used twice, and a schema that nothing uses.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { accessOf, listOperations } from '@probity/contract/document.mjs';
import { root } from './root.mjs';

const run = promisify(execFile);
const REDOCLY = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');

/**
 * @param {string} folder absolute path of a folder of `*.yaml`; `base.yaml` heads the document
 * @returns {Promise<Record<string, any>>} the contract as one self-contained OpenAPI 3.1 document
 */
export async function bundleContract(folder) {
  const files = filesOf(folder);
  // Inside the project: the bundler writes references relative to the folder of its root.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const scratch = mkdtempSync(path.join(root, '.cache', 'bundle-'));
  try {
    const head = path.join(scratch, 'head.json');
    const whole = path.join(scratch, 'whole.json');
    writeFileSync(head, JSON.stringify(headOf(files, path.relative(scratch, folder))));
    await run(
      process.execPath,
      [REDOCLY, 'bundle', head, '-o', whole, '--component-renaming-conflicts-severity=error'],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    ).catch(({ stdout = '', stderr = '', message }) => {
      throw new Error(`The contract does not bundle:\n${stdout}${stderr}` || message);
    });
    const document = JSON.parse(readFileSync(whole, 'utf8'));
    sayWhoCalls(document);
    refuse([...unused(files, document), ...repeatedIds(document)]);
    return document;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The files of the contract, the twenty calls first. */
export function filesOf(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort((a, b) => Number(b === 'base.yaml') - Number(a === 'base.yaml') || a.localeCompare(b))
    .map((name) => ({ name, document: parse(readFileSync(path.join(folder, name), 'utf8')) }));
}

/** A root document that references every path and everything else no reference leads to. */
function headOf(files, way) {
  const [{ document: base }] = files;
  refuse(repeatedNames(files));
  const paths = {};
  for (const { name, document } of files) {
    for (const route of Object.keys(document.paths ?? {})) {
      const pointer = route.replaceAll('~', '~0').replaceAll('/', '~1');
      paths[route] = { $ref: `${way}/${name}#/paths/${pointer}` };
    }
  }
  const tags = files.flatMap(({ document }) => document.tags ?? []);
  const securitySchemes = {};
  for (const { name, document } of files)
    for (const scheme of Object.keys(document.components?.securitySchemes ?? {}))
      securitySchemes[scheme] = { $ref: `${way}/${name}#/components/securitySchemes/${scheme}` };
  const { info, servers } = base;
  return { openapi: '3.1.0', info, servers, tags, paths, components: { securitySchemes } };
}

/** Adds OpenAPI's own form of x-access and x-api-scope: a call without security, with a session, with a key. */
function sayWhoCalls(document) {
  for (const { operation } of listOperations(document)) {
    const isPublic = accessOf(operation).includes('public');
    const key = operation['x-api-scope'] ? [{ apiKey: [] }] : [];
    operation.security = isPublic ? [] : [{ session: [] }, ...key];
  }
}

/** The bundler drops unreferenced schemas: such a one is a leftover, or its use was forgotten. */
function unused(files, document) {
  return files.flatMap(({ name, document: { components = {} } }) =>
    Object.entries(components).flatMap(([kind, entries]) =>
      Object.keys(entries)
        .filter((one) => !(one in (document.components?.[kind] ?? {})))
        .map((one) => `${name}: nothing uses ${kind}/${one}`),
    ),
  );
}

/** The bundler silently takes one of two for both. */
function repeatedNames(files) {
  const seen = new Set();
  return files.flatMap(({ name, document: { paths = {}, components = {} } }) => {
    const kinds = Object.entries({ path: paths, ...components });
    return kinds.flatMap(([kind, entries]) =>
      Object.keys(entries).flatMap((one) => {
        const isNew = !seen.has(`${kind} ${one}`);
        seen.add(`${kind} ${one}`);
        return isNew ? [] : [`${name}: ${kind} ${one} is defined twice`];
      }),
    );
  });
}

function repeatedIds(document) {
  const seen = new Set();
  return listOperations(document).flatMap(({ path: route, verb, operation }) => {
    const id = operation.operationId;
    if (!id) return [`${verb} ${route} has no operationId`];
    if (seen.has(id)) return [`operationId ${id} is used twice`];
    seen.add(id);
    return [];
  });
}

function refuse(faults) {
  if (faults.length > 0) throw new Error(`The contract does not bundle:\n${faults.join('\n')}`);
}
