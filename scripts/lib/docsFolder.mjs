import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callsPage, contractForKeys, contractPage } from './contractPage.mjs';
import { docsPage } from './docsShell.mjs';
import { chaptersOf, markdownHtml } from './markdown.mjs';
import { root } from './root.mjs';

/** The guides for other systems: address, name of the page, and its Markdown, which stands in docs/ and docs/zh/. */
const GUIDES = [
  { address: '/docs', name: 'index', source: 'integrate.md' },
  { address: '/docs/api', name: 'api', source: 'api.md' },
  { address: '/docs/webhooks', name: 'webhooks', source: 'webhooks.md' },
];

/**
 * Writes dist/docs/: the guides in both languages, the calls open to keys as a page and as OpenAPI, the Markdown as it is,
 * and the whole contract, which is served to developers only.
 */
export function writeDocsFolder() {
  const contract = JSON.parse(readFileSync(path.join(root, 'contract/openapi.json'), 'utf8'));
  const folder = path.join(root, 'dist/docs');
  mkdirSync(path.join(folder, 'zh'), { recursive: true });
  for (const { address, name, source } of GUIDES) {
    const sources = [source, `zh/${source}`].map((file) => path.join(root, 'docs', file));
    const [en, zh] = sources.map((file) => readFileSync(file, 'utf8'));
    writeFileSync(path.join(folder, `${name}.html`), guidePage(address, en, zh));
    copyFileSync(sources[0], path.join(folder, source));
    copyFileSync(sources[1], path.join(folder, 'zh', source));
  }
  writeFileSync(path.join(folder, 'calls.html'), callsPage(contract));
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(contractForKeys(contract)));
  writeFileSync(path.join(folder, 'contract.html'), contractPage(contract));
  writeFileSync(path.join(folder, 'contract.json'), JSON.stringify(contract));
  const own = (file) => readFileSync(path.join(root, 'scripts/docsPages', file), 'utf8');
  writeFileSync(path.join(folder, 'docs.css'), own('colours.css') + own('docs.css'));
  writeFileSync(path.join(folder, 'docs.js'), own('docs.js'));
}

/**
 * A guide in both languages, with its chapters beside it.
 * @param {string} address
 * @param {string} en Markdown that begins with its title
 * @param {string} zh the same in Chinese
 * @returns {string}
 */
export function guidePage(address, en, zh) {
  const article = (lang, markdown, suffix) => ({
    lang,
    chapters: chaptersOf(markdown, suffix),
    html: markdownHtml(markdown, { suffix }),
  });
  return docsPage({
    path: address,
    title: /^# (.+)$/m.exec(en)[1],
    articles: [article('en', en, ''), article('zh-CN', zh, '-zh')],
  });
}
