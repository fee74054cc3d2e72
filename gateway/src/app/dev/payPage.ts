import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatFen } from '@probity/contract/rules/fen';
import type { Lang, Services } from '../../kernel/context';
import { langOf, languageOf } from '../../kernel/texts';
import { settle } from '../../modules/payments/settling';
import { documentPolicy } from '../../platform/security/headers';
import { newNonce, sendPage } from '../../server/http/staticFiles';
import { words } from './words';

/** By how much the payer of the second button pays less or, where there is nothing less, more. */
const OTHER_FEN = 1;
const choices = ['paid', 'another', 'never'] as const;
const presses = { paid: words.pressPaid, another: words.pressAnother, never: words.pressNever };

/**
 * The phone that scanned a code of the local provider: what is paid is chosen here, and told at once as a real provider would.
 * Not registered in production, nor beside another provider.
 */
export async function registerPayPage(app: FastifyInstance, services: Services): Promise<void> {
  const { payments, config, clock } = services;
  if (config.production || payments?.kind !== 'local') return;
  const show = (request: FastifyRequest, reply: FastifyReply, body: (lang: Lang) => string) => {
    const nonce = newNonce();
    const lang = langOf(request.headers['accept-language']);
    return sendPage(
      request,
      reply.header('content-security-policy', documentPolicy(nonce)),
      page(lang, nonce, body(lang)),
    );
  };
  const open = (no: string) => {
    const one = payments.shown(no);
    return one?.state === 'unpaid' && one.expiresAt > clock.now() ? one : null;
  };

  app.get('/dev/pay', (request, reply) => {
    const no = parameter(request, 'no');
    const one = open(no);
    return show(request, reply, (lang) =>
      one ? question(no, one.amount, lang) : `<p>${words.over[lang]}</p>`,
    );
  });

  // A browser sends a form even when it is empty; its body is discarded unread, because everything is in the address.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    forms.post('/dev/pay', async (request, reply) => {
      const no = parameter(request, 'no');
      const what = choices.find((one) => one === parameter(request, 'what')) ?? 'never';
      const one = open(no);
      if (!one) return show(request, reply, (lang) => `<p>${words.over[lang]}</p>`);
      if (what !== 'never') {
        const other = one.amount > OTHER_FEN ? one.amount - OTHER_FEN : one.amount + OTHER_FEN;
        payments.pay(no, what === 'paid' ? one.amount : other);
        const told = await payments.query(no);
        if (told) await settle(services, told);
      }
      return show(request, reply, (lang) => `<p>${words[what][lang]}</p>`);
    });
  });
}

function parameter(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= 200 ? value : '';
}

function question(no: string, amount: number, lang: Lang): string {
  const action = (what: string) => `/dev/pay?no=${encodeURIComponent(no)}&amp;what=${what}`;
  const buttons = choices.map(
    (what) => `<form method="post" action="${action(what)}"><button>${presses[what][lang]}</button></form>`,
  );
  return `<p>${words.lead[lang]}</p><p><strong>${formatFen(amount)}</strong></p>${buttons.join('\n')}`;
}

function page(lang: Lang, nonce: string, body: string): string {
  return `<!doctype html>
<html lang="${languageOf(lang)}"><head><meta charset="utf-8"><title>${words.title[lang]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">body{font:17px/1.6 system-ui,sans-serif;margin:0 auto;max-width:420px;padding:32px 20px}button{font:inherit;padding:10px 16px;min-height:44px;width:100%;border-radius:8px;border:1px solid #1d4ed8;background:#1d4ed8;color:#fff;margin-top:12px}</style></head>
<body><main><h1>${words.title[lang]}</h1>
${body}</main></body></html>`;
}
