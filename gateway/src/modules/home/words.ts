import type { WordTable } from '../../kernel/words';

export const words = {
  range: { en: 'Please choose a range of at most one year', zh: '请选择不超过一年的日期范围' },
} satisfies WordTable;
