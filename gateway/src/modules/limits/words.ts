import type { WordTable } from '../../kernel/words';

export const words = {
  range: ({ least, most }: { least: number; most: number }) => ({
    en: `A whole number from ${least} to ${most}`,
    zh: `请填写 ${least} 至 ${most} 的整数`,
  }),
  unchanged: { en: 'This is the limit already', zh: '与现行限额相同' },
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
} satisfies WordTable;
