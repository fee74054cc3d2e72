import type { Ctx, Input } from '../../kernel/context';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { bindMobile, getQrCode, queryQrResult, type BindRequest } from './wechatService';

export const wechatModule = defineModule({
  name: 'wechat',
  handlers: {
    getQrCode: (ctx: Ctx, { query }: Input<unknown, { purpose?: 'login' | 'bind' }>) =>
      getQrCode(ctx, query.purpose ?? 'login'),
    queryQrResult: (ctx: Ctx, { body }: Input<{ ticket: string }>) => queryQrResult(ctx, body.ticket),
    bindMobile: outsideTransaction((ctx, { body }: Input<BindRequest>) => bindMobile(ctx, body)),
  },
});
