/** Chinese letters, and the signs and wide forms that stand between them. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const LETTERS = /\p{L}/u;

/**
 * Lint rule: the gateway's texts are in a words.ts, or a file of words/, of the module that uses them: by key, in every
 * language, so that none is missing in one. Patterns may contain wide signs, because they are not shown to anybody.
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
      // A refusal at a field, written in one language.
      'Property[key.name="msg"] > Literal.value': (node) => {
        if (!CHINESE.test(String(node.value))) check(node, node.value, LETTERS);
      },
      'Property[key.name="msg"] > TemplateLiteral.value > TemplateElement': (node) => {
        if (!CHINESE.test(node.value.cooked)) check(node, node.value.cooked, LETTERS);
      },
    };
  },
};
