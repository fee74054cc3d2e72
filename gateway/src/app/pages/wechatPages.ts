import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { newNonce, sendPage } from '../../server/http/staticFiles';
import { chosenWechat } from '../../platform/providers/wechat/chosenWechat';
import { documentPolicy } from '../../platform/security/headers';
import { newToken, sha256Hex } from '../../platform/security/tokens';
import { langOf } from '../../kernel/texts';
import { confirmPage, localPhonePage, messagePage } from './wechatHtml';
import { identifyTicket, purposeOf, scanTicket } from '../../modules/wechat/wechatRepository';
import { answerPhone } from '../../modules/wechat/wechatService';

/**
 * The pages the phone sees: the target of the QR code, WeChat's way back, and the question whether to sign in on the
 * computer. With the local provider /dev/wechat plays the phone; it is not registered in production.
 */
export async function registerWechatPages(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config, blindIndex } = services;
  const provider = chosenWechat(config);
  const show = (request: FastifyRequest, reply: FastifyReply, page: (nonce: string) => string) => {
    const nonce = newNonce();
    return sendPage(request, reply.header('content-security-policy', documentPolicy(nonce)), page(nonce));
  };
  const message = (request: FastifyRequest, reply: FastifyReply, status: string) =>
    show(request, reply, (nonce) => messagePage(status, languageOf(request), nonce));

  const scan = async (request: FastifyRequest): Promise<string | null> => {
    const state = parameter(request, 'state');
    return state && (await scanTicket(db.direct, sha256Hex(state), clock.now())) ? state : null;
  };
  const identified = async (request: FastifyRequest, reply: FastifyReply, code: string | null) => {
    const state = parameter(request, 'state');
    if (!state || !code) return message(request, reply, 'canceled');
    let identity;
    try {
      identity = await provider.identify(code);
    } catch (err) {
      services.log.warn({ err, requestId: request.id }, 'WeChat did not vouch for a phone');
      return message(request, reply, 'failed');
    }
    const token = newToken();
    const { openid, nickname, avatar } = identity;
    const phone = {
      stateHash: sha256Hex(state),
      openidIndex: blindIndex.of('wechat', openid),
      nickname,
      avatar,
      tokenHash: sha256Hex(token),
    };
    const isOpen = await identifyTicket(db.direct, phone, clock.now());
    if (!isOpen) return message(request, reply, 'expired');
    const purpose = await purposeOf(db.direct, phone.tokenHash);
    return show(request, reply, (nonce) =>
      confirmPage({ nickname, token, purpose }, languageOf(request), nonce),
    );
  };

  if (provider.kind === 'open') {
    app.get('/wechat/scan', async (request, reply) => {
      const state = await scan(request);
      return state ? reply.redirect(provider.authorizeUrl(state), 302) : message(request, reply, 'expired');
    });
    app.get('/wechat/callback', (request, reply) => identified(request, reply, parameter(request, 'code')));
  } else if (!config.production) {
    app.get('/dev/wechat', async (request, reply) => {
      const state = await scan(request);
      if (!state) return message(request, reply, 'expired');
      return show(request, reply, (nonce) => localPhonePage(state, languageOf(request), nonce));
    });
    app.get('/dev/wechat/identify', (request, reply) =>
      identified(request, reply, parameter(request, 'name')),
    );
  }

  // A browser sends a form even when it is empty; its body is discarded unread, because everything is in the address.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    forms.post('/wechat/answer', async (request, reply) => {
      const token = parameter(request, 'token') ?? '';
      const yes = parameter(request, 'yes') === '1';
      const status = await answerPhone(services, sha256Hex(token), yes);
      // A yes without effect: only a binding can be refused here.
      return message(request, reply, yes && status === 'canceled' ? 'taken' : status);
    });
  });
}

function parameter(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}

function languageOf(request: FastifyRequest) {
  return langOf(request.headers['accept-language']);
}
