import type { WordTable } from '../../kernel/words';

/** What the page that plays the phone says. */
export const words = {
  title: { en: 'Pay by scanning', zh: '扫码支付' },
  lead: {
    en: 'This page plays the phone of this machine. No money moves. What is paid?',
    zh: '本页模拟手机支付，不产生真实付款。请选择支付结果：',
  },
  pressPaid: { en: 'Paid', zh: '已支付' },
  pressAnother: { en: 'Paid another amount', zh: '支付了其他金额' },
  pressNever: { en: 'Never', zh: '不支付' },
  paid: { en: 'Paid. Please go back to the computer.', zh: '已支付，请回到电脑查看。' },
  another: {
    en: 'Another amount was paid. Please go back to the computer.',
    zh: '已支付其他金额，请回到电脑查看。',
  },
  never: { en: 'Nothing was paid.', zh: '未支付。' },
  over: {
    en: 'This code cannot be paid: it ended, was paid already, or is of before the last start.',
    zh: '该二维码无法支付：已过期、已支付，或服务已重启。',
  },
} satisfies WordTable;
