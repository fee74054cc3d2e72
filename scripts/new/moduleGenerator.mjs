// A module of the gateway: its folder with a first call, the table it keeps, and its rows in the tables of modules.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { accessRows, asker, rightFault } from './callGenerator.mjs';
import { before, behindLast, importing, inOrder, rewrite } from './edits.mjs';
import { inWords, nameFault, pascal, snake, taken } from './names.mjs';

export const modulePrompts = [
  { name: 'name', message: 'Its name, such as invoices' },
  {
    name: 'right',
    message: 'The right its first call takes (contract/permissions.ts)',
    default: 'home.read',
  },
];

/** @returns {string | undefined} why it cannot be made, in words */
export function moduleRefusal(contract, { name, right }) {
  const fault = nameFault('module', name) ?? rightFault(contract, right);
  if (fault) return fault;
  const [there] = taken(`gateway/src/modules/${name}`, `contract/${name}.yaml`);
  if (there) return `there is ${there} already`;
  if (contract.operationOf(`list${pascal(name)}`)) return `there is a call list${pascal(name)} already`;
  return writesTable(snake(name)) ? `there is a table ${snake(name)} already` : undefined;
}

const migrations = () => readdirSync(path.join(root, 'gateway/migrations'));

const writesTable = (table) =>
  migrations()
    .filter((name) => name.endsWith('.sql'))
    .some((name) =>
      new RegExp(`create table ${table}\\b`).test(
        readFileSync(path.join(root, 'gateway/migrations', name), 'utf8'),
      ),
    );

function nextMigration() {
  const numbers = migrations().map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

export function moduleActions(contract, { name, right }) {
  const operation = `list${pascal(name)}`;
  const data = {
    ...asker(contract, right),
    name,
    Name: pascal(name),
    title: inWords(name),
    table: snake(name),
    operation,
  };
  const folder = `gateway/src/modules/${name}`;
  const file = (file, template) => ({
    type: 'add',
    path: file,
    templateFile: `module/${template}.hbs`,
    data,
  });
  return [
    file(`contract/${name}.yaml`, 'contract.yaml'),
    file(`gateway/migrations/${nextMigration()}_${snake(name)}.sql`, 'migration.sql'),
    file(`${folder}/${name}Module.ts`, 'module.ts'),
    file(`${folder}/${name}Service.ts`, 'service.ts'),
    file(`${folder}/${name}Repository.ts`, 'repository.ts'),
    file(`${folder}/words.ts`, 'words.ts'),
    file(`${folder}/${name}.test.ts`, 'module.test.ts'),
    rewrite('eslint/gatewayRooms.mjs', behindLast(/^ {2}\w+: \[\],\n/, `  ${name}: [],\n`)),
    rewrite(
      'eslint/sqlPlaces.mjs',
      inOrder("^ {2}(\\w+): \\['\\w+.*\\],\\n", snake(name), `  ${snake(name)}: ['${name}'],\n`),
    ),
    rewrite('docs/architecture.md', before(' | the kernel alone |', `, ${name}`)),
    rewrite(
      'gateway/src/app/modules.ts',
      importing(`${name}Module`, `../modules/${name}/${name}Module`),
      before('];', `  ${name}Module,\n`),
    ),
    ...accessRows(contract, name, { name: operation, right, access: data.access, input: '{}' }),
  ];
}
