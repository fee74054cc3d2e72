import type { Ctx, Input } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { sendVerifyCode, type SendRequest } from './smsService';

export const smsModule = defineModule({
  name: 'sms',
  handlers: {
    sendVerifyCode: (ctx: Ctx, { body }: Input<SendRequest>) => sendVerifyCode(ctx, body),
  },
});
