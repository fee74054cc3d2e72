import type { WordTable } from '../../kernel/words';

export const words = {
  failedRows: { en: 'Rows to be mended', zh: '待修正的行' },
  fault: { en: 'What is wrong', zh: '问题' },
} satisfies WordTable;
