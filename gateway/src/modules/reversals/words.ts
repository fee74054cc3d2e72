import type { WordTable } from '../../kernel/words';

export const words = {
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
  done: { en: 'it was taken back', zh: '已冲回' },
  refused: { en: 'it was refused', zh: '已拒绝' },
} satisfies WordTable;
