const URL = /^\/gateway\//;
const BUILDERS = ['query', 'mutation', 'infiniteQuery'];

/**
 * Lint rule: the console's calls are the contract's. Addresses and endpoints are in src/api/generated alone, paged lists and
 * downloads too; hand-written code adds tags and options to them.
 */
export const spelledUrls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      url: 'The address of a call is generated from the contract: take the endpoint of src/api/generated',
      endpoint:
        'An endpoint is generated from the contract: enhanceEndpoints adds tags and options to it (src/api)',
    },
  },
  create(context) {
    const refuse = (node, text) => URL.test(text) && context.report({ node, messageId: 'url' });
    return {
      Literal: (node) => typeof node.value === 'string' && refuse(node, node.value),
      TemplateLiteral: (node) => refuse(node, node.quasis[0].value.raw),
      CallExpression(node) {
        const { object, property } = node.callee;
        const isBuilt = object?.name === 'build' && BUILDERS.includes(property?.name);
        if (isBuilt || property?.name === 'injectEndpoints') context.report({ node, messageId: 'endpoint' });
      },
    };
  },
};
