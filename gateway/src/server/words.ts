import type { WordTable } from '../kernel/words';

export const words = {
  noBody: { en: 'This call takes no body', zh: '此接口不接受请求体' },
  badCharacter: { en: 'Contains a character that cannot be stored', zh: '含有无法保存的字符' },
  /** A refused field in the one-line message of a reply. */
  field: ({ path, msg }: { path: string; msg: string }) => ({
    en: `${path} (${msg})`,
    zh: `${path}（${msg}）`,
  }),
} satisfies WordTable;
