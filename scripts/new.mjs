// Writes the files that a recipe of docs/recipes.md lists: `npm run new -- screen|call|module <name>`. What is not said is asked for
// where there is somebody to ask. A name that cannot be is refused before anything is written.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { callActions, callPrompts, callRefusal } from './new/callGenerator.mjs';
import { readContract } from './new/contractFacts.mjs';
import { moduleActions, modulePrompts, moduleRefusal } from './new/moduleGenerator.mjs';
import { screenActions, screenPrompts, screenRefusal } from './new/screenGenerator.mjs';

const kinds = {
  screen: { prompts: screenPrompts, refusal: screenRefusal, actions: screenActions },
  call: { prompts: callPrompts, refusal: callRefusal, actions: callActions },
  module: { prompts: modulePrompts, refusal: moduleRefusal, actions: moduleActions },
};
const USAGE = `npm run new -- screen <name> --zh=<title> [--en=<title>] [--right=<right>] [--reads=<list>]
npm run new -- call <operationId> --module=<module> [--right=<right>]
npm run new -- module <name> [--right=<right>]`;

const { kind, said } = readCommand(process.argv.slice(2));
const { prompts, refusal, actions } = kinds[kind];
const contract = await readContract();
// Without somebody to ask, what cannot be is refused before the generator is fetched.
const isAsked = process.stdin.isTTY;
if (!isAsked) refuse(usual());

const [{ default: nodePlop }, { default: prettier }] = await Promise.all([
  import('node-plop'),
  import('prettier'),
]);
const plop = await nodePlop(undefined, { destBasePath: root });
plop.setPlopfilePath(path.join(root, 'scripts/new/templates'));
plop.setHelper('json', (value) => JSON.stringify(value));
plop.setActionType('rewrite', (_answers, { path: file, text }) => write(file, text));
plop.setActionType('operation', addOperation);
const generator = plop.setGenerator(kind, {
  prompts: prompts
    .filter(({ name }) => said[name] === undefined)
    .map((prompt) => ({ ...prompt, default: (answers) => usualOf(prompt, { ...said, ...answers }) })),
  actions: (given) => actions(contract, given).map(tidied),
});

const given = isAsked ? { ...(await generator.runPrompts()), ...said } : usual();
refuse(given);
const { changes, failures } = await generator
  .runActions(given)
  .catch(({ message }) => stop(`Nothing is written: ${message}`));
if (failures.length > 0) stop(failures.map(({ error }) => error).join('\n'));
for (const { path: file } of changes) console.log(file.replace(/^\//, ''));
// A screen adds nothing to the contract.
const code = kind === 'screen' ? 0 : await runNode('scripts/generate.mjs');
console.log('What is left to do says docs/recipes.md.');
process.exit(code);

/** @returns {{kind: string, said: Record<string, string>}} */
function readCommand(args) {
  const options = ['en', 'zh', 'right', 'reads', 'module'];
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' }])),
  });
  const [asked, name, ...rest] = positionals;
  if (!Object.hasOwn(kinds, asked ?? '')) stop(USAGE);
  if (rest.length > 0)
    stop(`Nothing is written: "${[name, ...rest].join(' ')}" has blanks: a name is one word.`);
  return { kind: asked, said: { ...values, ...(name !== undefined && { name }) } };
}

/** What was said, and for the rest what is usual. */
function usual() {
  return { ...Object.fromEntries(prompts.map((prompt) => [prompt.name, usualOf(prompt, said)])), ...said };
}

/** What a question is answered by where nothing is said, such as a title made of the name. */
function usualOf(prompt, answers) {
  return typeof prompt.default === 'function' ? prompt.default(answers) : prompt.default;
}

function refuse(given) {
  const fault = refusal(contract, given);
  if (fault) stop(`Nothing is written: ${fault}.`);
}

/** A program's file is written as Prettier would have it. */
function tidied(action) {
  const isProgram = action.type === 'add' && /\.tsx?$/.test(action.path);
  return isProgram ? { ...action, transform: (text) => pretty(action.path, text) } : action;
}

async function pretty(file, text) {
  const filepath = path.join(root, file);
  return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
}

async function write(file, text) {
  const isProgram = /\.(tsx?|mjs)$/.test(file);
  writeFileSync(path.join(root, file), isProgram ? await pretty(file, text) : text);
  return file;
}

/** The last operation of its file of the contract, before the schemas. */
function addOperation(answers, { path: file, templateFile, data }) {
  const template = readFileSync(path.join(root, 'scripts/new/templates', templateFile), 'utf8');
  const operation = plop.renderString(template, { ...data, ...answers });
  const text = readFileSync(path.join(root, file), 'utf8');
  const schemas = text.indexOf('\ncomponents:') + 1;
  const at = schemas > text.indexOf('\npaths:') ? schemas : text.length;
  return write(file, text.slice(0, at) + operation + text.slice(at));
}

function stop(words) {
  console.error(words);
  process.exit(1);
}
