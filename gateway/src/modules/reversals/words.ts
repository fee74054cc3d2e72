import type { WordTable } from '../../kernel/words';

export const words = {
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
  sameLimit: { en: 'It is this already', zh: '与当前限额相同' },
  done: { en: 'it was taken back', zh: '已冲回' },
  refused: { en: 'it was refused', zh: '已拒绝' },
} satisfies WordTable;
