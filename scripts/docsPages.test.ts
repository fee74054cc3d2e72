import { readFileSync } from 'node:fs';
import path from 'node:path';
import { darkTokens, lightTokens } from '../src/theme/tokens';
import { guidePage } from './lib/docsFolder.mjs';
import { markdownHtml } from './lib/markdown.mjs';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const guides = ['integrate', 'api', 'webhooks'];
const codeOf = (text: string) => text.match(/^```[\s\S]*?^```/gm) ?? [];
const proseOf = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const tablesOf = (text: string) =>
  proseOf(text)
    .match(/(^\|.*\n)+/gm)
    ?.map((table) => table.trim().split('\n'));
/** Codes and names of a row: what is the same in any language. */
const namesOf = (row: string) => (row.match(/`[^`]+`|(?<![\d.])-?\d{1,4}(?!\d)/g) ?? []).toSorted();

describe.each(guides)('docs/%s.md in both languages', (name) => {
  const [en, zh] = [read(`docs/${name}.md`), read(`docs/zh/${name}.md`)];

  it('has the same headings in the same order, and as many points', () => {
    const levels = (text: string) => proseOf(text).match(/^#+ /gm);
    expect(levels(zh)).toEqual(levels(en));
    const points = (text: string) => proseOf(text).match(/^(- |\d+\. )/gm);
    expect(points(zh)).toEqual(points(en));
  });

  it('has the same code, to the letter', () => {
    expect(codeOf(zh)).toEqual(codeOf(en));
  });

  it('has the same tables: rows, and in each row the same codes and names', () => {
    const tables = (text: string) => tablesOf(text)?.map((rows) => rows.map(namesOf));
    expect(tables(zh)).toEqual(tables(en));
  });

  it('names the same fields, values and headers in its text', () => {
    const fields = (text: string) => [...new Set(proseOf(text).match(/`[^`]+`/g))].toSorted();
    expect(fields(zh)).toEqual(fields(en));
  });
});

it('every link within the guides leads to a heading that is there', () => {
  const pages: Record<string, string> = {
    '/docs': guidePage('/docs', read('docs/integrate.md'), read('docs/zh/integrate.md')),
    '/docs/api': guidePage('/docs/api', read('docs/api.md'), read('docs/zh/api.md')),
    '/docs/webhooks': guidePage('/docs/webhooks', read('docs/webhooks.md'), read('docs/zh/webhooks.md')),
  };
  for (const [from, html] of Object.entries(pages)) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    for (const [, to, anchor] of html.matchAll(/href="(\/docs\/?\w*)?#([^"]+)"/g))
      expect(pages[to ?? from]).toContain(` id="${decodeURIComponent(anchor!)}"`);
  }
});

it('the end of a line within a Chinese sentence is no space on the page, within an English one it is', () => {
  const html = markdownHtml(
    '批准之前，\n不会冻结费用，也不会邀请\n候选人。\n`x` 与 API\n密钥。\n\nOne “word”\nafter another.\n',
  );
  expect(html).toBe(
    '<p>批准之前，不会冻结费用，也不会邀请候选人。<code>x</code> 与 API\n密钥。</p>\n<p>One “word”\nafter another.</p>\n',
  );
});

it('HTML in a guide is text, and a link leads to a page or nowhere', () => {
  const html = markdownHtml(
    '# A <script>x</script>\n\n<img src=x onerror=y>\n\n[a](javascript:x) [b](//evil.example) [c](https://a.example) ![d](https://a.example/d.png)\n\n```html\n<b>\n```\n',
  );
  expect(html).not.toMatch(/<script|<img|<b>|javascript:|href="\/\//);
  expect(html).toContain('&lt;img src=x onerror=y&gt;');
  expect(html).toContain('<a href="https://a.example">c</a>');
});

it('a page has one script and one style, both files, and nothing inline', () => {
  const page = guidePage('/docs/api', '# A\n\n## One\n\n| a |\n|---|\n| b |\n', '# 甲\n\n## 一\n');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/style=|<style| on\w+=/);
  expect(page).toContain('<title>A · Probity</title>');
  expect(page).toContain('<a href="#one">One</a>');
  expect(page).toContain('<a href="#一-zh">一</a>');
  expect(page).toContain('<div class="table" tabindex="0"><table>');
});

it('the colours are those of the console', () => {
  const [light, dark] = read('scripts/docsPages/colours.css').split('data-theme');
  for (const [text, tokens] of [
    [light!, lightTokens],
    [dark!, darkTokens],
  ] as const) {
    const colours = [...text.matchAll(/--(\w+): (#\w+);/g)];
    expect(colours.length).toBeGreaterThan(8);
    for (const [, name, value] of colours) expect([name, value]).toEqual([name, tokens[name as 'ink']]);
  }
});
