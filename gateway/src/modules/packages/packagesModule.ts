import type { SessionCtx } from '../../context';
import { defineModule } from '../../module';
import { listPackages } from './packageService';

export const packagesModule = defineModule({
  name: 'packages',
  handlers: { listPackages: (ctx: SessionCtx) => listPackages(ctx.tx, ctx.lang) },
});
