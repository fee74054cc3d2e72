import type { Input, SessionCtx } from '../../context';
import { defineModule } from '../../module';
import { homeSummary, type HomeRequest } from './homeService';

export const homeModule = defineModule({
  name: 'home',
  handlers: { homeSummary: (ctx: SessionCtx, { body }: Input<HomeRequest>) => homeSummary(ctx, body) },
});
