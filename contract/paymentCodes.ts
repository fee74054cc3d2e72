/** The codes of paying by scanning, part of `codes`. */
export const paymentCodes = {
  '2460': {
    en: 'At most {n} payments by scanning can be open at a time. Pay or cancel one of them first',
    zh: '最多可同时有 {n} 笔未完成的扫码支付，请先支付或取消其中一笔',
  },
  '2461': {
    en: 'The payment service does not answer. Nothing is lost: please try again',
    zh: '支付服务暂未响应，数据不会丢失，请重试',
  },
  '2462': {
    en: 'Paying by scanning is not available at the moment. Please recharge by transfer',
    zh: '暂不支持扫码支付，请通过银行转账充值',
  },
  '2463': { en: 'A colleague has settled this already', zh: '同事已处理完毕' },
} as const;
