import type { WordTable } from '../../kernel/words';

export const words = {
  formOfAnother: {
    en: 'This signed form already serves another candidate. Please upload the form that this candidate signed',
    zh: '该授权书已用于其他候选人，请上传由该候选人本人签署的授权书',
  },
  noPosition: {
    en: 'A position is named in words: it begins with a letter, a digit or a bracket and has no emoji',
    zh: '岗位应为文字：以文字、字母、数字或括号开头，不含表情',
  },
  looksAfterNothing: {
    en: 'Nobody of this account who orders checks',
    zh: '该人员不是本账号中可发起背调的成员',
  },
} satisfies WordTable;

/** Why an order waits for no approval any more: who decided, or that it ended without a decision. */
export const endedAs = {
  approved: ({ by }: { by: string }) => ({
    en: `${by || 'somebody'} approved it`,
    zh: `${by || '有人'}已批准`,
  }),
  rejected: ({ by }: { by: string }) => ({
    en: `${by || 'somebody'} rejected it`,
    zh: `${by || '有人'}已驳回`,
  }),
  ended: () => ({ en: 'it was cancelled', zh: '订单已取消' }),
} satisfies WordTable;
