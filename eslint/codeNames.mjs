import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Map<number, string> | undefined} Every code's name, read when the first file is looked at. */
let read;
const namesIn = (cwd) =>
  (read ??= new Map(
    [
      ...readFileSync(path.join(cwd, 'contract/code.ts'), 'utf8').matchAll(
        /^export const (\w+) = (-?\d+);$/gm,
      ),
    ].map(([, name, code]) => [Number(code), name]),
  ));

/** Numbers that are codes wherever they occur; others (an HTTP status, a round thousand) may be counts. */
const isUnmistakable = (code) => code < 0 || code > 1000;

/** The number written by an expression, with its sign. */
function numberOf(node) {
  if (node?.type === 'UnaryExpression' && node.operator === '-') return -numberOf(node.argument);
  return node?.type === 'Literal' && typeof node.value === 'number' ? node.value : NaN;
}

/** True for an expression that reads the code of a refusal: `code`, `error.code`, `error?.code`. */
function readsCode(node) {
  if (node.type === 'ChainExpression') return readsCode(node.expression);
  if (node.type === 'MemberExpression') return node.property.name === 'code';
  return node.type === 'Identifier' && node.name === 'code';
}

/** Lint rule: a code is written by its name in contract/code.ts, never by its number nor by a constant of one's own. */
export const codeNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: 'Code {{code}} is spelled CODE.{{name}}: contract/codeNames.ts' },
  },
  create(context) {
    const names = namesIn(context.cwd);
    const check = (node, isCode) => {
      const code = numberOf(node);
      if (names.has(code) && isCode(code))
        context.report({ node, messageId: 'name', data: { code, name: names.get(code) } });
    };
    const always = () => true;
    return {
      'NewExpression[callee.name="BusinessError"]': (node) => check(node.arguments[0], always),
      'CallExpression[callee.name="codeText"]': (node) => check(node.arguments[0], always),
      'BinaryExpression[operator=/^[!=]==?$/]': ({ left, right }) => {
        if (readsCode(left)) check(right, always);
        if (readsCode(right)) check(left, always);
      },
      SwitchCase: (node) => {
        if (readsCode(node.parent.discriminant)) check(node.test, always);
      },
      VariableDeclarator: (node) => check(node.init, isUnmistakable),
      PropertyDefinition: (node) => check(node.value, isUnmistakable),
      Property: (node) => {
        check(node.key, isUnmistakable);
        check(node.value, isUnmistakable);
      },
      ArrayExpression: (node) => node.elements.forEach((one) => check(one, isUnmistakable)),
    };
  },
};
