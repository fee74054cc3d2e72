import { Marked } from 'marked';

/** The anchor of a heading: `When something is refused` is `when-something-is-refused`. */
export const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Ways that a link of a page may lead: the web, this address, this page. */
const SAFE_LINK = /^(https?:\/\/|\/(?!\/)|#)/;

/** Ends of lines that are no space: Chinese is written without any between its words and after its full-width marks. */
const CHINESE_LINE_END = /(?<=[，。；：、！？）])\n|(?<=[\p{Script=Han}”])\n(?=[\p{Script=Han}（“])/gu;

/**
 * The Markdown of our own pages as HTML; each heading has its anchor. HTML in it is text, a link to anything but a page is
 * its words, a picture is what it shows.
 * @param {string} markdown
 * @param {{suffix?: string}} [options] `suffix`: behind every anchor, where one page holds two languages
 * @returns {string}
 */
export function markdownHtml(markdown, { suffix = '' } = {}) {
  const marked = new Marked({ async: false });
  marked.use({
    walkTokens(token) {
      if (token.type === 'text') token.text = token.text.replace(CHINESE_LINE_END, '');
    },
    renderer: {
      heading({ tokens, text, depth }) {
        const tag = `h${depth}`;
        return `<${tag} id="${anchorOf(text)}${suffix}" tabindex="-1">${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
      html: ({ text }) => escape(text),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return SAFE_LINK.test(href) ? `<a href="${escape(href)}">${words}</a>` : words;
      },
      image: ({ text }) => escape(text),
      // Long lines scroll, by the keyboard too.
      code({ text }) {
        return `<div class="code"><pre tabindex="0"><code>${escape(text)}</code></pre></div>\n`;
      },
    },
  });
  return scrolling(marked.parse(markdown));
}

/** A wide table scrolls by itself, by the keyboard too. */
export const scrolling = (html) =>
  html
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

/** Chapters of a page and their parts, as `[level, anchor, title]`; `#` inside code is none. */
export const chaptersOf = (markdown, suffix = '') =>
  [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^(##|###) (.+)$/gm)].map(([, marks, title]) => [
    marks.length,
    anchorOf(title) + suffix,
    title,
  ]);

/** Text as HTML. */
export const escape = (value) =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
