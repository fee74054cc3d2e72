import { defineModule } from '../../kernel/module';
import { changeView, forgetView, listSavedViews, saveView } from './viewService';

export const viewsModule = defineModule({
  name: 'views',
  handlers: {
    listSavedViews: (ctx, { query }) => listSavedViews(ctx, query.screen),
    saveView: (ctx, { body }) => saveView(ctx, body),
    changeView: (ctx, { body }) => changeView(ctx, body),
    deleteView: (ctx, { body }) => forgetView(ctx, body.viewId),
  },
});
