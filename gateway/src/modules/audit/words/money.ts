import { after, type Sentence } from './facts';

/** What happens to an account's money. */
export const money = {
  'balance.noticeChanged': ({ who, says }) =>
    says('amount')
      ? {
          en: `${who} set the low-balance notice to ${says('amount')}`,
          zh: `${who}将余额不足提醒设为 ${says('amount')}`,
        }
      : { en: `${who} turned off the low-balance notice`, zh: `${who}关闭了余额不足提醒` },
  'recharge.asked': ({ who, says }) => ({
    en: `${who} submitted a recharge${after(says('amount'), ' of ')}${after(says('reference'), ' (its reference ', ')')}`,
    zh: `${who}提交了一笔充值${after(says('amount'), '，金额 ')}${after(says('reference'), '（企业识别码 ', '）')}`,
  }),
  'recharge.slipReplaced': ({ who, says }) => ({
    en: `${who} replaced the slip of a recharge${after(says('amount'), ' of ')}`,
    zh: `${who}更换了一笔充值的凭证${after(says('amount'), '，金额 ')}`,
  }),
  'recharge.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew a recharge${after(says('amount'), ' of ')}`,
    zh: `${who}撤回了一笔充值${after(says('amount'), '，金额 ')}`,
  }),
  'recharge.opened': ({ who, says }) => ({
    en: `${who} opened a recharge${after(says('amount'), ' of ')}`,
    zh: `${who}查看了一笔充值${after(says('amount'), '，金额 ')}`,
  }),
  'recharge.firstConfirmed': ({ who, says }) => ({
    en: `${who} confirmed, as the first of two, a recharge${after(says('amount'), ' of ')}${after(says('reference'), ' (bank’s reference ', ')')}`,
    zh: `${who}作为首位确认人确认了一笔充值${after(says('amount'), '，金额 ')}${after(says('reference'), '（银行流水号 ', '）')}`,
  }),
  'recharge.confirmed': ({ who, says }) => ({
    en: `${who} confirmed a recharge${after(says('amount'), ' of ')}${after(says('reference'), ' (bank’s reference ', ')')}`,
    zh: `${who}确认了一笔充值${after(says('amount'), '，金额 ')}${after(says('reference'), '（银行流水号 ', '）')}`,
  }),
  'recharge.rejected': ({ who, says }) => ({
    en: `${who} rejected a recharge${after(says('amount'), ' of ')}`,
    zh: `${who}驳回了一笔充值${after(says('amount'), '，金额 ')}`,
  }),
  'payout.asked': ({ who, says }) => ({
    en: `${who} asked for a payout${after(says('amount'), ' of ')}`,
    zh: `${who}申请余额退款${after(says('amount'), '，金额 ')}`,
  }),
  'payout.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew a payout${after(says('amount'), ' of ')}`,
    zh: `${who}撤回了一笔余额退款${after(says('amount'), '，金额 ')}`,
  }),
  'payout.opened': ({ who, says }) => ({
    en: `${who} opened a payout${after(says('amount'), ' of ')}`,
    zh: `${who}查看了一笔余额退款${after(says('amount'), '，金额 ')}`,
  }),
  'payout.entered': ({ who, says }) => ({
    en: `${who} paid, as the first of two, a payout${after(says('amount'), ' of ')}${after(says('reference'), ' (bank’s reference ', ')')}`,
    zh: `${who}作为首位确认人办理了一笔余额退款${after(says('amount'), '，金额 ')}${after(says('reference'), '（银行流水号 ', '）')}`,
  }),
  'payout.paid': ({ who, says }) => ({
    en: `${who} confirmed a payout${after(says('amount'), ' of ')}${after(says('reference'), ' (bank’s reference ', ')')}`,
    zh: `${who}确认了一笔余额退款${after(says('amount'), '，金额 ')}${after(says('reference'), '（银行流水号 ', '）')}`,
  }),
  'payout.rejected': ({ who, says }) => ({
    en: `${who} rejected a payout${after(says('amount'), ' of ')}`,
    zh: `${who}驳回了一笔余额退款${after(says('amount'), '，金额 ')}`,
  }),
  'invoice.asked': ({ who, about, says }) => ({
    en: `${who} asked for ${about}${after(says('amount'), ': ')}${after(says('months'), ' over ')}`,
    zh: `${who}申请开具${about}${after(says('amount'), '，金额 ')}${after(says('months'), '，账期 ')}`,
  }),
  'invoice.withdrawn': ({ who, about, says }) => ({
    en: `${who} withdrew the request for ${about}${after(says('amount'), ': ')}`,
    zh: `${who}撤回了${about}的申请${after(says('amount'), '，金额 ')}`,
  }),
  'invoice.opened': ({ who, about, says }) => ({
    en: `${who} opened the request for ${about}${after(says('amount'), ': ')}`,
    zh: `${who}查看了${about}的申请${after(says('amount'), '，金额 ')}`,
  }),
  'invoice.downloaded': ({ who, about }) => ({
    en: `${who} downloaded ${about}`,
    zh: `${who}下载了${about}`,
  }),
  'recharge.slipOpened': ({ who, says }) => ({
    en: `${who} opened the bank slip of a recharge${after(says('amount'), ' of ')}`,
    zh: `${who}查看了一笔充值的转账凭证${after(says('amount'), '，金额 ')}`,
  }),
  'invoice.issued': ({ who, about, says }) => ({
    en: `${who} issued ${about}${after(says('amount'), ': ')}`,
    zh: `${who}开具了${about}${after(says('amount'), '，金额 ')}`,
  }),
  'invoice.rejected': ({ who, about, says }) => ({
    en: `${who} rejected the request for ${about}${after(says('amount'), ': ')}`,
    zh: `${who}驳回了${about}的申请${after(says('amount'), '，金额 ')}`,
  }),
  'invoice.replaced': ({ who, says }) => ({
    en: `${who} replaced an invoice${after(says('formerNumber'), ' (number ', ')')}${after(says('number'), ' with another (number ', ')')}`,
    zh: `${who}更换了一张发票${after(says('formerNumber'), '（原号码 ', '）')}${after(says('number'), '，新号码 ')}`,
  }),
  'statement.closed': ({ says }) => ({
    en: `The statement${after(says('month'), ' of ')} was closed`,
    zh: `${after(says('month'), '', ' ')}对账单已出账`,
  }),
  'ledger.exported': ({ who }) => ({
    en: `${who} exported bookings of the balance`,
    zh: `${who}导出了资金流水`,
  }),
  'statement.exported': ({ who }) => ({
    en: `${who} exported the lines of a statement`,
    zh: `${who}导出了对账单明细`,
  }),
  'payment.begun': ({ who, says }) => ({
    en: `${who} began a payment by scanning${after(says('amount'), ' of ')}`,
    zh: `${who}发起${says('amount') ? ` ${says('amount')} 的` : '一笔'}扫码支付`,
  }),
  'payment.paid': ({ says }) => ({
    en: `A payment by scanning${after(says('amount'), ' of ')} was received${after(says('reference'), ' (transaction ', ')')}`,
    zh: `扫码支付到账${after(says('amount'), ' ')}${after(says('reference'), '（交易单号 ', '）')}`,
  }),
  'payment.closed': ({ says }) => ({
    en: `A payment by scanning${after(says('amount'), ' of ')} was closed unpaid`,
    zh: `${says('amount') ? ` ${says('amount')} 的` : '一笔'}扫码支付未付关闭`,
  }),
  'payment.differed': ({ says }) => ({
    en: `The payment service told of${after(says('amount'), ' ')} what does not fit a payment by scanning${after(says('reference'), ' (transaction ', ')')}`,
    zh: `支付服务告知的款项${after(says('amount'), ' ')}与扫码支付不符${after(says('reference'), '（交易单号 ', '）')}`,
  }),
  'payment.refundStuck': ({ says }) => ({
    en: `The refund of a payment by scanning${after(says('amount'), ' of ')} did not go through and is with our operators${after(says('reference'), ' (transaction ', ')')}`,
    zh: `${says('amount') ? ` ${says('amount')} 的` : '一笔'}扫码支付退款未完成，已转运营人员处理${after(says('reference'), '（交易单号 ', '）')}`,
  }),
  'payment.givenBack': ({ says }) => ({
    en: `A payment by scanning${after(says('amount'), ' of ')} was given back to whoever paid${after(says('reference'), ' (transaction ', ')')}`,
    zh: `${says('amount') ? ` ${says('amount')} 的` : '一笔'}扫码支付已原路退回付款人${after(says('reference'), '（交易单号 ', '）')}`,
  }),
  'payment.opened': ({ who, says }) => ({
    en: `${who} opened a payment by scanning${after(says('amount'), ' of ')}`,
    zh: `${who}查看${says('amount') ? ` ${says('amount')} 的` : '一笔'}扫码支付`,
  }),
  'payment.settled': ({ who, says }) => ({
    en: `${who} settled by hand what did not fit a payment by scanning${after(says('amount'), ': ')}${after(says('reference'), ' (transaction ', ')')}`,
    zh: `${who}人工处理与扫码支付不符的款项${after(says('amount'), ' ')}${after(says('reference'), '（交易单号 ', '）')}`,
  }),
  'reversal.asked': ({ who, says }) => ({
    en: `${who} asked to take back a recharge${after(says('amount'), ' of ')}${after(says('reference'), ' (payment reference ', ')')}`,
    zh: `${who}申请冲回一笔充值${after(says('amount'), ' ')}${after(says('reference'), '（付款流水号 ', '）')}`,
  }),
  'reversal.opened': ({ who, says }) => ({
    en: `${who} opened the request to take back a recharge${after(says('amount'), ' of ')}`,
    zh: `${who}查看了充值的冲回申请${after(says('amount'), ' ')}`,
  }),
  'reversal.done': ({ who, says }) => ({
    en: `${who} confirmed taking back a recharge${after(says('amount'), ' of ')}${after(says('reference'), ' (payment reference ', ')')}`,
    zh: `${who}确认冲回一笔充值${after(says('amount'), ' ')}${after(says('reference'), '（付款流水号 ', '）')}`,
  }),
  'reversal.refused': ({ who, says }) => ({
    en: `${who} left a recharge booked that was to be taken back${after(says('amount'), ': ')}${after(says('reference'), ' (payment reference ', ')')}`,
    zh: `${who}拒绝冲回一笔充值${after(says('amount'), ' ')}${after(says('reference'), '（付款流水号 ', '）')}`,
  }),
  'correction.asked': ({ who, says }) => ({
    en: `${who} asked to give back${after(says('amount'), ' ')} of a charge${after(says('orderNo'), ' for order ')}`,
    zh: `${who}申请退还消费${after(says('amount'), ' ')}${after(says('orderNo'), '（订单 ', '）')}`,
  }),
  'correction.opened': ({ who, says }) => ({
    en: `${who} opened the request to give back${after(says('amount'), ' ')} of a charge${after(says('orderNo'), ' for order ')}`,
    zh: `${who}查看了消费的退还申请${after(says('amount'), ' ')}${after(says('orderNo'), '（订单 ', '）')}`,
  }),
  'correction.done': ({ who, says }) => ({
    en: `${who} confirmed giving back${after(says('amount'), ' ')} of a charge${after(says('orderNo'), ' for order ')}`,
    zh: `${who}确认退还消费${after(says('amount'), ' ')}${after(says('orderNo'), '（订单 ', '）')}`,
  }),
  'correction.refused': ({ who, says }) => ({
    en: `${who} refused to give back${after(says('amount'), ' ')} of a charge${after(says('orderNo'), ' for order ')}`,
    zh: `${who}拒绝退还消费${after(says('amount'), ' ')}${after(says('orderNo'), '（订单 ', '）')}`,
  }),
  'rechargeLimit.asked': ({ who, says }) => ({
    en: `${who} asked that two operators confirm a recharge${after(says('amount'), ' above ')}`,
    zh: `${who}申请将充值双人确认限额改为${after(says('amount'), ' ')}`,
  }),
  'rechargeLimit.changed': ({ who, says }) => ({
    en: `${who} confirmed that two operators confirm a recharge${after(says('amount'), ' above ')}`,
    zh: `${who}确认将充值双人确认限额改为${after(says('amount'), ' ')}`,
  }),
  'rechargeLimit.refused': ({ who, says }) => ({
    en: `${who} refused that two operators confirm a recharge${after(says('amount'), ' above ')}`,
    zh: `${who}拒绝将充值双人确认限额改为${after(says('amount'), ' ')}`,
  }),
  'ledger.recharged': ({ who, says }) => ({
    en: `${who} recharged the balance${after(says('amount'), ' by ')}${after(says('reference'), ' (payment reference ', ')')}`,
    zh: `${who}为余额充值${after(says('amount'), ' ')}${after(says('reference'), '（付款流水号 ', '）')}`,
  }),
  'ledger.rechargeReversed': ({ who, says }) => ({
    en: `${who} reversed a recharge${after(says('amount'), ' of ')}${after(says('reference'), ' (payment reference ', ')')}`,
    zh: `${who}冲回了一笔充值${after(says('amount'), ' ')}${after(says('reference'), '（付款流水号 ', '）')}`,
  }),
} satisfies Record<string, Sentence>;
