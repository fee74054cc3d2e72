import { defineModule } from '../../kernel/module';
import { listPackages } from './packageService';

export const packagesModule = defineModule({
  name: 'packages',
  handlers: { listPackages: (ctx) => listPackages(ctx.tx, ctx.lang) },
});
