import { defineModule, outsideTransaction } from '../../kernel/module';
import { uploadFile } from './uploadService';

export const uploadModule = defineModule({
  name: 'upload',
  handlers: {
    uploadFile: outsideTransaction((ctx, { file }) => uploadFile(ctx, file)),
  },
});
