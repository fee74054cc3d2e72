import { escape } from './markdown.mjs';

/** The pages for other systems, in the order of the bar above them. */
const PAGES = [
  ['/docs', 'Overview', '概览'],
  ['/docs/api', 'API', 'API'],
  ['/docs/webhooks', 'Webhooks', 'Webhook'],
  ['/docs/calls', 'Calls in detail', '接口详情'],
];

const both = (en, zh) => `<span class="en" lang="en">${en}</span><span class="zh" lang="zh-CN">${zh}</span>`;
const LANGUAGES = {
  en: { name: 'en', contents: 'On this page' },
  'zh-CN': { name: 'zh', contents: '本页目录' },
};

/**
 * A page around its texts. All languages stand in it; public `docs.js` says which one is shown, in the colours that the
 * console uses, and without scripts it is the English one. Nothing in it is inline: the policy allows neither.
 * @param {{path: string, title: string, articles: {lang: 'en'|'zh-CN', always?: boolean, chapters: [number, string, string][], html: string}[]}} page
 * @returns {string}
 */
export function docsPage({ path, title, articles }) {
  const menu = PAGES.map(([to, en, zh]) => {
    const words = en === zh ? en : both(en, zh);
    return `<li><a href="${to}"${to === path ? ' aria-current="page"' : ''}>${words}</a></li>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · Probity</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css"><script src="/docs/docs.js"></script></head>
<body><a class="skip" href="#main">${both('Skip to content', '跳到正文')}</a>
<header><a class="brand" href="/">Probity</a>
<nav id="docs-pages"><ul>${menu.join('')}</ul></nav>
<div class="switches"><button type="button" id="docs-theme" hidden>${both('Dark or light', '切换深浅色')}</button><button type="button" id="docs-language" hidden>${'<span class="en" lang="zh-CN">中文</span><span class="zh" lang="en">English</span>'}</button></div></header>
<div class="page">${articles.map(contentsHtml).join('\n')}
<main id="main" tabindex="-1">${articles.map(articleHtml).join('\n')}</main></div>
<p id="docs-said" role="status" class="unseen"></p></body></html>
`;
}

const shownIn = ({ lang, always }) => (always ? '' : ` ${LANGUAGES[lang].name}`);

function contentsHtml(article, index) {
  if (article.chapters.length === 0) return '';
  const { contents } = LANGUAGES[article.lang];
  const links = article.chapters.map(
    ([level, anchor, words]) =>
      `<li class="level${level}"><a href="#${escape(anchor)}">${escape(words)}</a></li>`,
  );
  return `<nav class="contents${shownIn(article)}" lang="${article.lang}" aria-label="${contents}">
<button type="button" aria-expanded="false" aria-controls="contents-${index}">${contents}</button>
<p>${contents}</p><ul id="contents-${index}">${links.join('')}</ul></nav>`;
}

const articleHtml = (article) =>
  `<article class="text${shownIn(article)}" lang="${article.lang}">${article.html}</article>`;
