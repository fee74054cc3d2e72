import { defineModule, type GatewayModule } from '../../kernel/module';
import type { TaskKinds } from '../../kernel/tasks/definition';
import { cancelTask, ownTask, ownTasks, takeFile } from './taskService';
import { taskView } from './taskView';

/** The user's own long work: progress, end and result. The module of each kind starts it. */
export function tasksModuleOf(kinds: TaskKinds): GatewayModule {
  return defineModule({
    name: 'tasks',
    handlers: {
      listTasks: async (ctx, { query }) => {
        const views = [];
        for (const task of await ownTasks(ctx, query.kind)) views.push(await taskView(ctx, task, kinds));
        return views;
      },
      getTask: async (ctx, { query }) => taskView(ctx, await ownTask(ctx, query.taskId), kinds),
      cancelTask: async (ctx, { body }) => taskView(ctx, await cancelTask(ctx, kinds, body.taskId), kinds),
      downloadTaskFile: (ctx, { query }) => takeFile(ctx, kinds, query.taskId),
    },
  });
}
