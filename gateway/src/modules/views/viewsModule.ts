import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { changeView, forgetView, listSavedViews, saveView } from './viewService';

export const viewsModule = defineModule({
  name: 'views',
  handlers: {
    listSavedViews: (ctx: SessionCtx, { query }: Input<unknown, { screen: 'records' }>) =>
      listSavedViews(ctx, query.screen),
    saveView: (ctx: SessionCtx, { body }: Input<Parameters<typeof saveView>[1]>) => saveView(ctx, body),
    changeView: (ctx: SessionCtx, { body }: Input<Parameters<typeof changeView>[1]>) => changeView(ctx, body),
    deleteView: (ctx: SessionCtx, { body }: Input<{ viewId: string }>) => forgetView(ctx, body.viewId),
  },
});
