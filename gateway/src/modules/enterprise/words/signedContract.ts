import type { WordTable } from '../../../kernel/words';

/** The words of a signed contract besides the text that operators write: the party it names, and its PDF. */
export const contractWords = {
  fileName: { en: 'service-contract', zh: '服务合同' },
  version: { en: 'Version', zh: '版本' },
  signatures: { en: 'Signatures', zh: '签署' },
  provider: { en: 'The provider: Probity', zh: '服务方：Probity' },
  /** How the contract names the enterprise. */
  party: ({ name, creditCode }: { name: string; creditCode: string | null }) => ({
    en: `${name}${creditCode ? `, unified social credit code ${creditCode}` : ''}`,
    zh: `${name}${creditCode ? `（统一社会信用代码：${creditCode}）` : ''}`,
  }),
  customer: { en: 'The customer', zh: '客户' },
  signer: { en: 'Signed by', zh: '签署人' },
  time: { en: 'Time', zh: '签署时间' },
  zone: { en: 'China Standard Time (UTC+8)', zh: '北京时间（UTC+8）' },
  ip: { en: 'From address', zh: '网络地址' },
  hash: { en: 'SHA-256 of the text', zh: '文本 SHA-256' },
  page: ({ n, total }: { n: number; total: number }) => ({
    en: `Page ${n} of ${total}`,
    zh: `第 ${n} 页，共 ${total} 页`,
  }),
} satisfies WordTable;
