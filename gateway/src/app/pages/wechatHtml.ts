import type { Lang } from '../../kernel/context';
import type { WechatPurpose } from '../../modules/wechat/wechatRepository';

const words = {
  title: { en: 'Probity', zh: 'Probity' },
  no: { en: 'No', zh: '取消' },
  local: { en: 'This page plays the phone. Whose WeChat is it?', zh: '本页模拟手机，请填写微信名' },
  name: { en: 'WeChat name', zh: '微信名' },
  next: { en: 'Continue', zh: '继续' },
} satisfies Record<string, Record<Lang, string>>;

/** What the phone is asked, by the ticket's purpose: to bind is not to sign in, and must not look like it. */
const questions: Record<WechatPurpose, Record<'title' | 'question' | 'yes', Record<Lang, string>>> = {
  login: {
    title: { en: 'Sign in to Probity', zh: '登录 Probity' },
    question: {
      en: 'Somebody wants to sign in to Probity on a computer as you. Was it you, just now?',
      zh: '有人正在电脑上以您的身份登录 Probity，是您本人在操作吗？',
    },
    yes: { en: 'Yes, sign in', zh: '确认登录' },
  },
  bind: {
    title: { en: 'Bind WeChat to Probity', zh: '绑定微信到 Probity' },
    question: {
      en: 'Somebody who is signed in to Probity on a computer wants to bind this WeChat account to theirs, to sign in with it from now on. Was it you, just now?',
      zh: '有人已在电脑上登录 Probity，并希望将此微信绑定到其账户，以后可用此微信登录。是您本人在操作吗？',
    },
    yes: { en: 'Yes, bind it', zh: '确认绑定' },
  },
};

const outcomes: Record<string, Record<Lang, string>> = {
  confirmed: { en: 'Done. Go on at the computer.', zh: '已确认，请在电脑上继续。' },
  unbound: {
    en: 'One more step: confirm your phone number at the computer.',
    zh: '请在电脑上验证手机号以完成绑定。',
  },
  canceled: { en: 'Cancelled. Nothing was changed.', zh: '已取消，未作任何更改。' },
  taken: {
    en: 'Nothing was bound: this WeChat account, or the account at the computer, is already bound to another one.',
    zh: '未绑定：此微信或电脑上的账号已绑定其他对象。',
  },
  failed: { en: 'WeChat did not answer. Please scan again.', zh: '微信未响应，请重新扫码。' },
  expired: {
    en: 'This code has expired. Please scan the newest one.',
    zh: '二维码已过期，请扫描最新的二维码。',
  },
};

/** What came of it, in one sentence. */
export function messagePage(status: string, lang: Lang, nonce: string): string {
  return page(lang, nonce, `<p>${(outcomes[status] ?? outcomes.expired!)[lang]}</p>`);
}

/** The question on the phone. The token is this page's alone. */
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

/** The phone of a machine without WeChat. */
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
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">body{font:17px/1.6 system-ui,sans-serif;margin:0 auto;max-width:420px;padding:32px 20px}button,input{font:inherit;padding:10px 16px;min-height:44px;box-sizing:border-box;width:100%;border-radius:8px;border:1px solid #767676}button{background:#1d4ed8;color:#fff;border-color:#1d4ed8;margin-top:12px}button.plain{background:#fff;color:#1d4ed8}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
