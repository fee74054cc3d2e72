import { defineModule } from '../../kernel/module';
import { handOverMember } from './handoverService';

export const handoverModule = defineModule({
  name: 'handover',
  handlers: {
    handOverMember: (ctx, { body }) => handOverMember(ctx, body),
  },
});
