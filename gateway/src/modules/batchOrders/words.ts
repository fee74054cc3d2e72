import type { WordTable } from '../../kernel/words';

export const words = {
  failedRows: { en: 'Rows to be mended', zh: '待修正的行' },
  line: { en: 'Line in the list', zh: '原名单行号' },
  fault: { en: 'What is wrong', zh: '问题' },
  faultOf: ({ field, msg }: { field: string; msg: string }) => ({
    en: `${field}: ${msg}`,
    zh: `${field}：${msg}`,
  }),
  /** Between two causes: a cell is shown in one line. */
  faultJoint: { en: '; ', zh: '；' },
} satisfies WordTable;
