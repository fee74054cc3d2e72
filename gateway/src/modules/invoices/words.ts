import type { InvoiceField, InvoiceFault } from '@probity/contract/rules/invoiceDetails';
import type { Words, WordTable } from '../../kernel/words';
import type { InvoiceStatus } from './invoiceRepository';

export const words = {
  noMonth: { en: 'Please choose months that stand here', zh: '请从列表中选择月份' },
  nothingSpent: ({ months }: { months: string }) => ({
    en: `Nothing was spent in ${months}`,
    zh: `${months} 没有消费`,
  }),
  noSum: {
    en: 'More was reversed than charged in these months: choose others along with them',
    zh: '所选月份的冲回金额不低于消费金额，请加选其他月份',
  },
  numberWrong: {
    en: 'The 20 digits of a digital invoice, or code and number of an older one together',
    zh: '请填写 20 位数电发票号码，或旧版发票的代码加号码',
  },
  inFuture: { en: 'The date of the invoice cannot be in the future', zh: '开票日期不能晚于今天' },
  tooLongAgo: { en: 'The invoice is more than a year old', zh: '开票日期不能早于一年前' },
  fileNeeded: { en: 'Please upload the invoice as PDF, JPG or PNG', zh: '请上传 PDF、JPG 或 PNG 格式的发票' },
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
} satisfies WordTable;

/** Why a request that waits cannot be withdrawn. */
export const beingIssued: Words = {
  en: 'the invoice is being issued. Please call us if it is wrong',
  zh: '发票正在开具，如有误请联系客服',
};

/** Why a request waits no more. */
export const closedAs: Record<Exclude<InvoiceStatus, 'waiting'>, Words> = {
  issued: { en: 'the invoice was issued', zh: '已开具发票' },
  rejected: { en: 'it was rejected', zh: '已驳回' },
  withdrawn: { en: 'the enterprise withdrew it', zh: '企业已撤回' },
};

const missing: Record<InvoiceField, Words> = {
  title: { en: 'Please enter the title', zh: '请填写发票抬头' },
  taxNumber: { en: 'Please enter the tax number', zh: '请填写税号' },
  bankName: { en: 'Please enter the bank', zh: '请填写开户行' },
  bankAccount: { en: 'Please enter the bank account', zh: '请填写银行账号' },
  registeredAddress: { en: 'Please enter the registered address', zh: '请填写注册地址' },
  registeredPhone: { en: 'Please enter the registered phone', zh: '请填写注册电话' },
  email: { en: 'Please enter an e-mail address', zh: '请填写邮箱' },
  recipient: { en: 'Please enter who receives it', zh: '请填写收件人' },
  recipientPhone: { en: 'Please enter the recipient’s phone', zh: '请填写收件人电话' },
  postalAddress: { en: 'Please enter the postal address', zh: '请填写邮寄地址' },
};

const wrong: Record<Exclude<InvoiceFault, `${InvoiceField}Missing`>, Words> = {
  tooLong: { en: 'This is too long', zh: '内容过长' },
  taxNumberLength: { en: 'A tax number has 15, 17, 18 or 20 characters', zh: '税号应为 15、17、18 或 20 位' },
  taxNumberCharacters: {
    en: 'This tax number has a character that none has at its place',
    zh: '税号中有不应出现的字符',
  },
  taxNumberCheck: {
    en: 'The check character does not fit this tax number: something is mistyped',
    zh: '税号校验不符，请检查是否有输错的字符',
  },
  bankAccountWrong: { en: 'Please enter a bank account of at least six digits', zh: '请填写正确的银行账号' },
  phoneWrong: {
    en: 'Please enter a mobile number, or a landline with its area code, as in 010-88886666',
    zh: '请填写手机号，或带区号的座机号，例如 010-88886666',
  },
  titleWrong: { en: 'Please enter the name that stands on the invoice', zh: '请填写正确的发票抬头' },
  emailWrong: { en: 'Please enter an e-mail address, as in name@example.com', zh: '请填写正确的邮箱地址' },
};

/** A fault of the details, at its field. */
export function faultWords(field: InvoiceField, fault: InvoiceFault): Words {
  return fault in wrong ? wrong[fault as keyof typeof wrong] : missing[field];
}
