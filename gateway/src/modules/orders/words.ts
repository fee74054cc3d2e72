import type { WordTable } from '../../kernel/words';

export const words = {
  formOfAnother: {
    en: 'This signed form already serves another candidate. Please upload the form that this candidate signed',
    zh: '该授权书已用于其他候选人，请上传由该候选人本人签署的授权书',
  },
} satisfies WordTable;
