import { Marked } from 'marked';

/** The anchor of a heading: `When something is refused` is `when-something-is-refused`. */
export const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The Markdown of our own pages as HTML; each heading has its anchor, and is one level lower for each `depth`.
 * @param {string} markdown HTML in it is text
 * @param {{depth?: number}} [options]
 * @returns {string}
 */
export function markdownHtml(markdown, { depth = 0 } = {}) {
  const marked = new Marked({ async: false });
  marked.use({
    renderer: {
      heading({ tokens, text, depth: level }) {
        const tag = `h${level + depth}`;
        return `<${tag} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
      html: ({ text }) => escape(text),
      // Long lines scroll, by the keyboard too.
      code({ text }) {
        return `<pre tabindex="0"><code>${escape(text)}</code></pre>\n`;
      },
    },
  });
  return marked.parse(markdown);
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
