import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { homeSummary, type HomeRequest } from './homeService';

export const homeModule = defineModule({
  name: 'home',
  handlers: { homeSummary: (ctx: SessionCtx, { body }: Input<HomeRequest>) => homeSummary(ctx, body) },
});
