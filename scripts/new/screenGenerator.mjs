// A screen: its feature with a page, phrases and a test of its states, and its rows wherever screens are listed.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { listFacts } from './contractFacts.mjs';
import { before, behind, behindLast, inOrder, rewrite } from './edits.mjs';
import { asker, rightFault } from './callGenerator.mjs';
import { inWords, nameFault, pascal, taken } from './names.mjs';

const RESOURCES = 'src/api/resources';

export const screenPrompts = [
  { name: 'name', message: 'Its name and address, such as invoices' },
  { name: 'en', message: 'Its title in English', default: ({ name }) => (name ? inWords(name) : undefined) },
  { name: 'zh', message: 'Its title in Chinese' },
  { name: 'right', message: 'The right it takes (contract/permissions.ts)', default: 'home.read' },
  {
    name: 'reads',
    message: 'The call that gives its list',
    default: ({ name }) => (name ? `list${pascal(name)}` : undefined),
  },
];

/** @returns {string | undefined} why it cannot be made, in words */
export function screenRefusal(contract, { name, en, zh, right, reads }) {
  const fault = nameFault('screen', name) ?? rightFault(contract, right);
  if (fault) return fault;
  const titles = readFileSync(path.join(root, 'src/i18n/en/titles.ts'), 'utf8');
  const phrases = readFileSync(path.join(root, 'src/i18n/en/features.ts'), 'utf8');
  if ([titles, phrases].some((text) => new RegExp(`^ {2}${name}:`, 'm').test(text)))
    return `there is a screen or a feature ${name} already`;
  const [there] = taken(`src/features/${name}`);
  if (there) return `there is ${there} already`;
  if (!/\p{Script=Han}/u.test(zh ?? '')) return `say its title in Chinese: --zh=<title>`;
  if (!en?.trim() || /[\p{Script=Han}\n]/u.test(en)) return `say its title in English: --en=<title>`;
  const { fault: noList } = listFacts(contract, reads);
  return noList && `${noList}: name a list that needs no input, --reads=<operationId>`;
}

export function screenActions(contract, { name, en, zh, right, reads }) {
  const folder = `src/features/${name}`;
  const hook = `use${pascal(reads)}Query`;
  const { resource, actions } = hookActions(contract, reads, hook);
  const data = {
    name,
    Name: pascal(name),
    en,
    zh,
    right,
    reads,
    hook,
    resource,
    ...listFacts(contract, reads),
  };
  const file = (file, template) => ({
    type: 'add',
    path: file,
    templateFile: `screen/${template}.hbs`,
    data,
  });
  const title = (text) => inOrder('^ {2}(\\w+): .*,\\n', name, `  ${name}: ${quoted(text)},\n`);
  const phrases = ['en', 'zh-CN'].map((language) =>
    rewrite(
      `src/i18n/${language}/features.ts`,
      before(
        '} satisfies',
        `  ${name}: () => import('../../features/${name}/phrases/${language}/${name}'),\n`,
      ),
    ),
  );
  const { who, visit } = visitor(contract, name, right);
  return [
    file(`${folder}/${pascal(name)}Page.tsx`, 'Page.tsx'),
    file(`${folder}/${pascal(name)}Page.test.tsx`, 'Page.test.tsx'),
    file(`${folder}/phrases/en/${name}.ts`, 'en.ts'),
    file(`${folder}/phrases/zh-CN/${name}.ts`, 'zh.ts'),
    ...actions,
    ...phrases,
    rewrite('src/i18n/en/titles.ts', title(en)),
    rewrite('src/i18n/zh-CN/titles.ts', title(zh)),
    rewrite('contract/rules/screenPaths.ts', before('] as const;', `  '/${name}',\n`)),
    rewrite('src/app/routing/routeTable.ts', before('];', routeOf(data))),
    rewrite('src/app/routing/routeTable.test.ts', behind('[', `'${name}', `, 'const ours')),
    rewrite(
      'gateway/src/modules/accounts/menus.ts',
      behindLast(
        /^ {2}\{ name: '\w+', icon: .*,\n/,
        `  { name: '${name}', icon: 'list', right: '${right}' },\n`,
      ),
    ),
    rewrite(
      'e2e/lib/screenList.mjs',
      behindLast(
        /^ {2}\{ name: '[\w-]+', .*,\n/,
        `  { name: '${name}', who: '${who}', open: go('/${name}') },\n`,
      ),
    ),
    rewrite('scripts/lib/coldVisits.mjs', before("    asOwner('/enterSuccess'),", `    ${visit},\n`)),
  ];
}

const quoted = (text) => JSON.stringify(text);

const routeOf = ({ name, Name, right }) => `  {
    ...sidebar,
    path: '/${name}',
    right: '${right}',
    titleKey: 'titles.${name}',
    load: () => import('../../features/${name}/${Name}Page').then((module) => module.${Name}Page),
    phrases: ['${name}'],
  },
`;

/** The reader of the screen in the tests of all screens: the owner, or the first permitted staff role. */
function visitor(contract, name, right) {
  const { permissions } = contract;
  const { who } = asker(contract, right);
  if (permissions[right].includes('owner')) return { who: 'owner', visit: `asOwner('/${name}')` };
  return { who, visit: `{ name: '/${name}', address: '/${name}', login: ${who} }` };
}

/** The hook of a list: the one that there is, or what makes it be exported. */
function hookActions(contract, reads, hook) {
  const [file] = Object.entries(contract.chunks).find(([, ids]) => ids.includes(reads));
  const resources = readdirSync(path.join(root, RESOURCES))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name.replace('.ts', ''), readFileSync(path.join(root, RESOURCES, name), 'utf8')]);
  const exported = resources.find(([, text]) => new RegExp(`\\b${hook}\\b`).test(text));
  if (exported) return { resource: exported[0], actions: [] };
  const ofFile = resources.find(([, text]) =>
    text.includes(`import { generatedApi } from '../generated/${file}.gen'`),
  );
  if (!ofFile) {
    const data = { file, hook, reads };
    const path = `${RESOURCES}/${file}Api.ts`;
    return {
      resource: `${file}Api`,
      actions: [{ type: 'add', path, templateFile: 'screen/resource.ts.hbs', data }],
    };
  }
  const [resource] = ofFile;
  const changes = [
    behind('endpoints: {', `\n${reads}: { extraOptions: { hideErrors: true } },`),
    behind('export const {', ` ${hook},`),
  ];
  return { resource, actions: [rewrite(`${RESOURCES}/${resource}.ts`, ...changes)] };
}
