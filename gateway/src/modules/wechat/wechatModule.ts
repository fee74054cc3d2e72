import { defineModule, outsideTransaction } from '../../kernel/module';
import { bindMobile, getQrCode, queryQrResult } from './wechatService';

export const wechatModule = defineModule({
  name: 'wechat',
  handlers: {
    getQrCode: (ctx, { query }) => getQrCode(ctx, query.purpose ?? 'login'),
    queryQrResult: (ctx, { body }) => queryQrResult(ctx, body.ticket),
    bindMobile: outsideTransaction((ctx, { body }) => bindMobile(ctx, body)),
  },
});
