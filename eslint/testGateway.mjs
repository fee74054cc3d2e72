import path from 'node:path';

const GLOBALS = ['window', 'globalThis', 'global', 'self'];
const SENDERS = ['fetch', 'XMLHttpRequest'];
/**
 * Functions that bypass the contract: for the tests of the transport, which has to handle replies that nothing describes.
 */
const RAW = ['rawReply', 'rawEnvelope', 'rawBytes'];

/**
 * Lint rule for the console's tests: calls are answered by the one fake gateway, which checks them against the contract.
 * src/test itself is where it lives.
 */
export const testGateway = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      byHand: 'answer with fakeGateway (src/test/fakeGateway): a stubbed {{what}} is checked by nobody',
      raw: '{{what}} is for tests of the transport (src/api): answer with data, `refuse`, `file`, `cut` or `silence`',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const isTransport = file.startsWith('src/api/');
    const report = (node, what) => context.report({ node, messageId: 'byHand', data: { what } });
    return {
      AssignmentExpression: ({ left }) => {
        const name = left.type === 'MemberExpression' && isGlobal(left.object) && nameOf(left.property);
        if (SENDERS.includes(name)) report(left, name);
      },
      CallExpression: (node) => {
        const [target, second] = node.arguments;
        const called = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : '';
        if (called === 'spyOn' || called === 'replaceProperty' || called === 'defineProperty') {
          const name = isGlobal(target) && second?.type === 'Literal' && second.value;
          if (SENDERS.includes(name)) report(node, name);
        }
        if (called === 'assign' && isGlobal(target) && second?.type === 'ObjectExpression') {
          const one = second.properties.find(({ key }) => SENDERS.includes(nameOf(key)));
          if (one) report(node, nameOf(one.key));
        }
        if (called === 'mock' && /\/(baseQuery|gatewayApi)$/.test(target?.value ?? ''))
          report(node, target.value);
      },
      ImportDeclaration: (node) => {
        if (node.importKind === 'type') return;
        if (/^(node:)?https?$/.test(node.source.value)) report(node, node.source.value);
        for (const { type, imported } of node.specifiers) {
          const name = type === 'ImportSpecifier' ? nameOf(imported) : '';
          if (name === 'setGatewayOrigin') report(node, name);
          if (RAW.includes(name) && !isTransport)
            context.report({ node, messageId: 'raw', data: { what: name } });
        }
      },
      MemberExpression: ({ property }) => {
        if (nameOf(property) === 'answerPath' && !isTransport)
          context.report({ node: property, messageId: 'raw', data: { what: 'answerPath' } });
      },
    };
  },
};

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : node?.value);
const isGlobal = (node) => node?.type === 'Identifier' && GLOBALS.includes(node.name);
