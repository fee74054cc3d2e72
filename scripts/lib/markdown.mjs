const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading: `When something is refused` is `when-something-is-refused`. */
export const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The Markdown of our own pages as HTML: headings (one level lower for each `depth`), paragraphs, lists, tables, fenced
 * code, `code`, **bold**, *stress* and links. Everything else is text.
 * @param {string} markdown
 * @param {{depth?: number}} [options]
 * @returns {string}
 */
export function markdownHtml(markdown, { depth = 0 } = {}) {
  const blocks = [];
  const lines = markdown.split('\n');
  while (lines.length > 0) {
    const line = lines.shift();
    if (line.trim() === '') continue;
    if (line.startsWith('```')) blocks.push(codeHtml(takeUntil(lines, (one) => one.startsWith('```'))));
    else if (/^#{1,4} /.test(line)) blocks.push(headingHtml(line, depth));
    else if (line.startsWith('|'))
      blocks.push(tableHtml([line, ...takeWhile(lines, (one) => one.startsWith('|'))]));
    else if (line.startsWith('- '))
      blocks.push(listHtml([line, ...takeWhile(lines, (one) => /^(- |  )/.test(one))]));
    else blocks.push(`<p>${inline([line, ...takeWhile(lines, isText)].join(' '))}</p>`);
  }
  return blocks.join('\n');
}

const isText = (line) => line.trim() !== '' && !/^(```|#|\||- )/.test(line);

function takeWhile(lines, fits) {
  const taken = [];
  while (lines.length > 0 && fits(lines[0])) taken.push(lines.shift());
  return taken;
}

function takeUntil(lines, isEnd) {
  const taken = takeWhile(lines, (line) => !isEnd(line));
  lines.shift();
  return taken;
}

const codeHtml = (lines) => `<pre tabindex="0"><code>${escape(lines.join('\n'))}</code></pre>`;

function headingHtml(line, depth) {
  const [, marks, title] = /^(#+) (.*)$/.exec(line);
  const level = marks.length + depth;
  return `<h${level} id="${anchorOf(title)}">${inline(title)}</h${level}>`;
}

function tableHtml([head, , ...rows]) {
  const cells = (line, tag) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

function listHtml(lines) {
  const items = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

/** What stands in code is left alone; the rest may be bold, stressed or a link. */
function inline(text) {
  return escape(text)
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`')
        ? `<code>${part.slice(1, -1)}</code>`
        : part
            .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replace(/\*([^*]+)\*/g, '<em>$1</em>')
            .replace(/\[([^\]]+)\]\(((?:https:\/\/|\/|#)[^)\s]*)\)/g, '<a href="$2">$1</a>'),
    )
    .join('');
}
