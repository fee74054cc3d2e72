import type { Words, WordTable } from '../../kernel/words';

/** Who ordered, where that is nobody by name. They begin a sentence. */
const words = {
  program: { en: 'A program', zh: '程序' },
  several: { en: 'Several people', zh: '多人' },
} satisfies WordTable;

/**
 * Whose making orders are.
 * @param orderedBy null: several people’s
 * @param name null: `orderedBy` is no person, but an API key
 */
export function ordererWords(orderedBy: string | null, name: string | null): Words {
  if (name !== null) return { en: name, zh: name };
  return orderedBy === null ? words.several : words.program;
}

/** The SMS that orders of a batch wait for approval: how many, what they cost, and who ordered them. */
export const batchWaits = ({ rows, sum, by }: { rows: number; sum: string; by: Words }): Words => ({
  zh: `${by.zh}批量下单的 ${rows} 个订单（共 ${sum}）等待您审批，请登录处理`,
  en: `${by.en} ordered a batch, of which ${rows === 1 ? `1 order of ${sum} waits` : `${rows} orders, ${sum} in all, wait`} for your approval: sign in to decide`,
});
