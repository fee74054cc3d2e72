import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(root, 'docs/recipes.md'), 'utf8');

/** Every file of the folders that recipes speak of. */
const files = ['contract', 'docs', 'e2e', 'eslint', 'gateway', 'scripts', 'src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
);
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
/** What a recipe makes is not there yet, and what stands in angles is any. */
const isExample = (text: string) => /invoice|Invoice|NN|[<>]/.test(text);

test('every file that a recipe names is there', () => {
  const named = quoted.filter((text) => /^[\w./*-]+\.(tsx?|mjs|yaml|md|sql)$/.test(text) && !isExample(text));
  expect(named.length).toBeGreaterThan(60);
  const pattern = (name: string) =>
    new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  expect(named.filter((name) => !files.some((file) => pattern(name).test(file)))).toEqual([]);
});

test('every test that a recipe runs is there, and every command', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = quoted.flatMap((text) => text.split(' && ')).filter((text) => text.startsWith('npm '));
  const runs = commands.map((text) => /^npm (?:run )?([\w-]+)(?: -- (.*))?$/.exec(text)!);
  expect(runs.filter((run) => !(run[1]! in scripts)).map(([text]) => text)).toEqual([]);
  const asked = runs
    .filter(([, script]) => script === 'test' || script === 'e2e')
    .flatMap(([, , args]) => (args ?? '').split(' '))
    .filter((name) => !isExample(name));
  expect(asked.length).toBeGreaterThan(30);
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
  expect(asked.filter((name) => !files.some((file) => file.startsWith(name) && isTest(file)))).toEqual([]);
});
