import { defineModule } from '../../kernel/module';
import { homeSummary } from './homeService';

export const homeModule = defineModule({
  name: 'home',
  handlers: { homeSummary: (ctx, { body }) => homeSummary(ctx, body) },
});
