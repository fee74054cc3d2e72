// A call: its contract, its handler, its rule and a test of it, and its rows in the tables that the tests of access read.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { before, behind, behindLast, importing, rewrite } from './edits.mjs';
import { fileOfModule, guardedBefore } from './contractFacts.mjs';
import { inWords, nameFault, taken } from './names.mjs';

const READS = /^(get|list|count|find|preview)[A-Z]/;
const moduleFolder = (module) => `gateway/src/modules/${module}`;

export const callPrompts = [
  { name: 'name', message: 'Its operationId, such as closeInvoice' },
  { name: 'module', message: 'The module of the gateway that serves it' },
  { name: 'right', message: 'The right it takes (contract/permissions.ts)', default: 'home.read' },
];

/** @returns {string | undefined} why it cannot be made, in words */
export function callRefusal(contract, { name, module, right }) {
  const fault = nameFault('call', name) ?? rightFault(contract, right);
  if (fault) return fault;
  if (contract.operationOf(name)) return `there is a call ${name} already`;
  if (!module) return `say which module serves it: npm run new -- call ${name} --module=<module>`;
  if (!/^\w+$/.test(module) || taken(`${moduleFolder(module)}`).length === 0)
    return `there is no module ${module} in gateway/src/modules`;
  if (!fileOfModule(contract, module)) return `the module ${module} serves no call yet`;
  if (handlersIn(module).length !== 1)
    return `the module ${module} has no one file with handlers: write the call by hand, as docs/recipes.md says`;
  const [there] = taken(`${moduleFolder(module)}/${name}.ts`, `${moduleFolder(module)}/${name}.test.ts`);
  return there && `there is a file ${there} already`;
}

export function rightFault({ permissions }, right) {
  return right in permissions
    ? undefined
    : `there is no right "${right}": ${Object.keys(permissions).join(', ')} (contract/permissions.ts)`;
}

/** The files of a module that bind handlers. */
const handlersIn = (module) =>
  readdirSync(path.join(root, moduleFolder(module))).filter(
    (name) =>
      name.endsWith('Module.ts') &&
      /handlers: \{/.test(readFileSync(path.join(root, moduleFolder(module), name), 'utf8')),
  );

export function callActions(contract, { name, module, right }) {
  const folder = moduleFolder(module);
  const file = fileOfModule(contract, module);
  const first = contract.operationOf(contract.byFile[file][0]);
  const isRead = READS.test(name);
  const data = {
    ...asker(contract, right),
    name,
    module,
    isRead,
    summary: inWords(name),
    tag: first.operation.tags[0],
    // Beside the other calls of its file.
    address: `${first.path.split('/').slice(0, -1).join('/')}/${name}`,
  };
  return [
    { type: 'add', path: `${folder}/${name}.ts`, templateFile: 'call/rule.ts.hbs', data },
    { type: 'add', path: `${folder}/${name}.test.ts`, templateFile: 'call/rule.test.ts.hbs', data },
    { type: 'operation', path: `contract/${file}.yaml`, templateFile: 'call/operation.yaml.hbs', data },
    rewrite(
      `${folder}/${handlersIn(module)[0]}`,
      importing(name, `./${name}`),
      behind('handlers: {', `\n${name}: (ctx) => ${name}(ctx),`),
    ),
    ...accessRows(contract, file, {
      name,
      right,
      access: data.access,
      input: isRead ? '{}' : '{ body: {} }',
    }),
  ];
}

/** The caller of a call in a test, and the contract's words for it. */
export function asker({ permissions, isForStaff }, right) {
  const isStaff = isForStaff(right);
  return {
    right,
    access: isStaff ? 'staff' : 'session',
    who: permissions[right][0],
    main: isStaff ? 'platform' : 'first',
  };
}

/** The rows of a call that names no object. One that does has its row in matrixRows.ts instead: by hand. */
export function accessRows(contract, file, { name, right, access, input }) {
  const line = `${name.padEnd(21)} ${access.padEnd(15)} ${right}`;
  return [
    rewrite(
      'gateway/test/guardedOperations.txt',
      behindLast(new RegExp(`^${guardedBefore(contract, file)} [^\\n]*`), `\n${line}`),
    ),
    rewrite(
      'gateway/test/matrixLists.ts',
      before('  ...ownRows,', `  { operation: '${name}', right: '${right}', input: () => (${input}) },\n`),
    ),
  ];
}
