import type { WordTable } from '../../kernel/words';

export const words = {
  range: { en: 'is no range of up to a year', zh: '日期范围无效' },
} satisfies WordTable;
