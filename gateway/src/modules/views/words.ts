import type { WordTable } from '../../kernel/words';

export const words = {
  nameTaken: ({ author }: { author: string }) => ({
    en: `${author} has a view with this name already. Please choose another name`,
    zh: `${author}已有同名视图，请换一个名称`,
  }),
} satisfies WordTable;
