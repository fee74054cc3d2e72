/**
 * Hooks that take a mutation and report its result: forms and questions, files, exports, drafts saved in the background, and
 * the grant of a session on the first screens, which have no bytes for more.
 */
const OWNERS = ['useSubmit', 'useUploads', 'useUpload', 'useExport', 'useSavedDraft'];
/** Hooks whose functions take a call. */
const OWNING_HOOKS = ['useSessionGrant'];

/**
 * Lint rule: a screen submits a mutation through useSubmit. A trigger is passed to it, or called where the result does not
 * matter; `unwrap`, `catch` and `{ error }` of a mutation are written in one place.
 */
export const submitting = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { submit: "What came of '{{trigger}}' is useSubmit's to tell (src/api/transport/useSubmit)" },
  },
  create(context) {
    const { sourceCode } = context;
    const variableOf = (identifier) => {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (variable) return variable;
      }
      return undefined;
    };
    const isOwner = (callee) => {
      if (callee.type !== 'Identifier') return false;
      const init = variableOf(callee)?.defs[0]?.node.init;
      return OWNERS.includes(callee.name) || OWNING_HOOKS.includes(init?.callee?.name);
    };
    /** True for a node inside an owner's arguments, directly or in a function passed by its name. */
    const isOwned = (node, seen = new Set()) => {
      for (let child = node; child.parent; child = child.parent) {
        const { parent } = child;
        if (parent.type === 'CallExpression' && parent.arguments.includes(child) && isOwner(parent.callee))
          return true;
        if (parent.type !== 'VariableDeclarator' || parent.init !== child || !isFunction(child)) continue;
        if (seen.has(parent)) return false;
        seen.add(parent);
        const [variable] = sourceCode.getDeclaredVariables(parent);
        return variable.references.some((one) => !one.init && isOwned(one.identifier, seen));
      }
      return false;
    };
    return {
      'VariableDeclarator[id.type="ArrayPattern"][init.callee.name=/^use\\w+Mutation$/]': (node) => {
        const [trigger] = node.id.elements;
        if (trigger?.type !== 'Identifier') return;
        for (const { identifier } of variableOf(trigger)?.references ?? []) {
          const call = identifier.parent;
          if (call.type !== 'CallExpression' || call.callee !== identifier) continue;
          if (!isUnasked(call) && !isOwned(call))
            context.report({ node: call, messageId: 'submit', data: { trigger: trigger.name } });
        }
      },
    };
  },
};

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Called without using the result: `void read({ body })`. */
function isUnasked(call) {
  const { type, operator } = call.parent;
  return type === 'ExpressionStatement' || (type === 'UnaryExpression' && operator === 'void');
}
