import type { Lang } from '../../kernel/context';
import { languageOf } from '../../kernel/texts';
import type { WechatPurpose } from '../../modules/wechat/wechatRepository';
import { outcomes, questions, words } from './words';

const isOutcome = (status: string): status is keyof typeof outcomes => Object.hasOwn(outcomes, status);

/** A page with the outcome in one sentence. */
export function messagePage(status: string, lang: Lang, nonce: string): string {
  return page(lang, nonce, `<p>${(isOutcome(status) ? outcomes[status] : outcomes.expired)[lang]}</p>`);
}

/** The question on the phone. The token is valid for this page alone. */
export function confirmPage(
  { nickname, token, purpose }: { nickname: string; token: string; purpose: WechatPurpose },
  lang: Lang,
  nonce: string,
): string {
  const { title, question, yes } = questions[purpose];
  const action = (answer: string) => `/wechat/answer?token=${encodeURIComponent(token)}&amp;yes=${answer}`;
  return page(
    lang,
    nonce,
    `<p><strong>${escapeHtml(nickname)}</strong></p><p>${question[lang]}</p>
<form method="post" action="${action('1')}"><button>${yes[lang]}</button></form>
<form method="post" action="${action('0')}"><button class="plain">${words.no[lang]}</button></form>`,
    title[lang],
  );
}

/** The page that plays the phone on a machine without WeChat. */
export function localPhonePage(state: string, lang: Lang, nonce: string): string {
  return page(
    lang,
    nonce,
    `<p>${words.local[lang]}</p><form method="get" action="/dev/wechat/identify">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label>${words.name[lang]} <input name="name" maxlength="40" required value="demo"></label>
<button>${words.next[lang]}</button></form>`,
  );
}

function page(lang: Lang, nonce: string, body: string, title: string = words.title[lang]): string {
  return `<!doctype html>
<html lang="${languageOf(lang)}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">body{font:17px/1.6 system-ui,sans-serif;margin:0 auto;max-width:420px;padding:32px 20px}button,input{font:inherit;padding:10px 16px;min-height:44px;box-sizing:border-box;width:100%;border-radius:8px;border:1px solid #767676}button{background:#1d4ed8;color:#fff;border-color:#1d4ed8;margin-top:12px}button.plain{background:#fff;color:#1d4ed8}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
