import type { WordTable } from '../../kernel/words';

export const words = {
  key: ({ name }: { name: string }) => ({ en: `API key ${name}`, zh: `API 密钥 ${name}` }),
} satisfies WordTable;
