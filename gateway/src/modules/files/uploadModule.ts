import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { uploadFile } from './uploadService';

export const uploadModule = defineModule({
  name: 'upload',
  handlers: {
    uploadFile: outsideTransaction((ctx, { file }: Input) => uploadFile(ctx as SessionCtx, file)),
  },
});
