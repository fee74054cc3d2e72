import type { SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { listPackages } from './packageService';

export const packagesModule = defineModule({
  name: 'packages',
  handlers: { listPackages: (ctx: SessionCtx) => listPackages(ctx.tx, ctx.lang) },
});
