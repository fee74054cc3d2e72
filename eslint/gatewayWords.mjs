/** Chinese letters, and the signs and wide forms that stand between them. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const LETTERS = /\p{L}/u;

/**
 * Lint rule: what the gateway says stands in a words.ts, or a file of words/, beside what says it: by key, in every language, so that
 * nothing is said in one alone. Patterns may know wide signs: what is looked for is nothing that is said.
 */
export const gatewayWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      words:
        "'{{text}}' is a text: it stands in the words.ts of its module, in every language (kernel/words.ts)",
    },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'words', data: { text: text.trim().slice(0, 40) } });
    const check = (node, text, says) => {
      if (typeof text === 'string' && says.test(text)) report(node, text);
    };
    return {
      Literal: (node) => check(node, node.value, CHINESE),
      TemplateElement: (node) => check(node, node.value.cooked, CHINESE),
      // A refusal at a field, spelled in one language.
      'Property[key.name="msg"] > Literal.value': (node) => {
        if (!CHINESE.test(String(node.value))) check(node, node.value, LETTERS);
      },
      'Property[key.name="msg"] > TemplateLiteral.value > TemplateElement': (node) => {
        if (!CHINESE.test(node.value.cooked)) check(node, node.value.cooked, LETTERS);
      },
    };
  },
};
