/** Attributes whose text a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'helperText',
  'label',
  'placeholder',
  'subtitle',
  'title',
]);

const hasWords = (text) => /\p{L}/u.test(text);

/** Lint rule: text for people comes from i18n, never as a bare string in JSX. Signs and digits alone are allowed. */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: "'{{text}}' is bare text: take it from i18n, in both languages" },
  },
  create(context) {
    const report = (node, text) => {
      if (hasWords(text))
        context.report({ node, messageId: 'bare', data: { text: text.trim().slice(0, 40) } });
    };
    const literals = (node, found = []) => {
      if (node?.type === 'Literal' && typeof node.value === 'string') found.push([node, node.value]);
      if (node?.type === 'TemplateLiteral')
        node.quasis.forEach((part) => found.push([node, part.value.cooked]));
      if (node?.type === 'ConditionalExpression')
        [node.consequent, node.alternate].forEach((one) => literals(one, found));
      if (node?.type === 'LogicalExpression') [node.left, node.right].forEach((one) => literals(one, found));
      return found;
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') return;
        literals(node.expression).forEach(([where, text]) => report(where, text));
      },
      JSXAttribute(node) {
        if (!READ_ATTRIBUTES.has(node.name.name)) return;
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        literals(value).forEach(([where, text]) => report(where, text));
      },
    };
  },
};
