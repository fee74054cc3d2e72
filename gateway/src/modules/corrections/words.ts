import type { WordTable } from '../../kernel/words';

export const words = {
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
  done: { en: 'the money was given back', zh: '已退还' },
  refused: { en: 'it was refused', zh: '已拒绝' },
} satisfies WordTable;
