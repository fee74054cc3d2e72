import type { WordTable } from '../../kernel/words';

export const words = {
  monthsTurned: { en: 'The last month is before the first', zh: '结束月份早于开始月份' },
  tooManyMonths: ({ n }: { n: number }) => ({ en: `At most ${n} months`, zh: `最多 ${n} 个月` }),
} satisfies WordTable;
