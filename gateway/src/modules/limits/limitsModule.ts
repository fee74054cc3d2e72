import { defineModule } from '../../kernel/module';
import { changeLimit, listLimits, withdrawLimit } from './limitChanges';

/** How much customers may do, as operators keep it from a day on. */
export const limitsModule = defineModule({
  name: 'limits',
  handlers: {
    listLimits: (ctx) => listLimits(ctx),
    changeLimit: (ctx, { body }) => changeLimit(ctx, body),
    withdrawLimit: (ctx, { body }) => withdrawLimit(ctx, body),
  },
});
