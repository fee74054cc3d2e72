import type { Words } from '../../../kernel/words';
import type { NotificationKind } from '../domain/rules';
import type { SmsFacts } from './reports';

/** The SMS about payments by scanning. */
export const paymentSms = {
  'payment.differed': ({ name }) => ({
    zh: `${name}的一笔扫码支付款项不符，请登录处理`,
    en: `A payment by scanning of ${name} is not as it was ordered: sign in to look at it`,
  }),
  'payment.refundStuck': ({ name }) => ({
    zh: `${name}的一笔扫码支付退款未完成，请登录处理`,
    en: `A refund of a payment by ${name} did not go through: sign in to look at it`,
  }),
  'payment.paid': ({ name }) => ({
    zh: `${name}的一笔扫码支付已到账，请登录查看`,
    en: `A payment by scanning of ${name} was received: sign in to see it`,
  }),
  'payment.givenBack': ({ name }) => ({
    zh: `${name}的一笔扫码支付已原路退回，请登录查看`,
    en: `A payment by scanning of ${name} was given back: sign in to see it`,
  }),
  'payment.settled': ({ name }) => ({
    zh: `${name}的一笔不符的扫码支付已处理，请登录查看结果`,
    en: `A payment by scanning of ${name} that did not fit is settled: sign in to see how`,
  }),
} satisfies Partial<Record<NotificationKind, (about: SmsFacts) => Words>>;
