import type { Words, WordTable } from '../../kernel/words';
import type { NotificationKind } from './domain/rules';
import { paymentSms } from './words/payments';
import { reportSms, type SmsFacts } from './words/reports';

export const words = {
  notOfRole: { en: 'Does not concern your role', zh: '与您的角色无关' },
} satisfies WordTable;

/** The SMS of a kind. Nothing about a candidate. */
export const smsOf: Record<NotificationKind, (about: SmsFacts) => Words> = {
  ...reportSms,
  ...paymentSms,
  'check.infoRequested': ({ no }) => ({
    zh: `订单 ${no} 需要贵司补充资料，计时已暂停，请登录处理`,
    en: `Order ${no} is on hold until you give more information: sign in to answer`,
  }),
  'check.expired': ({ no }) => ({
    zh: `订单 ${no} 已过期：授权与填写未在期限内完成，未产生费用`,
    en: `Order ${no} expired: consent and form were not complete in time. Nothing was charged`,
  }),
  'check.consentWithdrawn': ({ no }) => ({
    zh: `订单 ${no} 的候选人撤回了授权，请登录查看`,
    en: `The candidate of order ${no} withdrew consent: sign in to see what was stopped`,
  }),
  'check.cancelled': ({ no }) => ({ zh: `订单 ${no} 已取消`, en: `Order ${no} is cancelled` }),
  'check.overdue': ({ no }) => ({
    zh: `订单 ${no} 已超过承诺日期，仍在核查中`,
    en: `Order ${no} is past its promised date and still in progress`,
  }),
  'check.notReached': ({ no }) => ({
    zh: `订单 ${no} 的短信未送达候选人，请登录查看如何处理`,
    en: `The SMS of order ${no} did not reach the candidate: sign in to see what to do`,
  }),
  'check.inReview': ({ no }) => ({ zh: `订单 ${no} 待复核`, en: `Order ${no} is waiting for review` }),
  'order.placed': ({ no }) => ({
    zh: `订单 ${no} 已付款并开始`,
    en: `Order ${no}, which was waiting for payment, has been placed`,
  }),
  'order.awaitingPayment': ({ name }) => ({
    zh: `${name}有订单待付款，请登录充值`,
    en: `Orders of ${name} wait for money: sign in to recharge`,
  }),
  'order.awaitingApproval': ({ no }) => ({
    zh: `订单 ${no} 等待您审批，请登录处理`,
    en: `Order ${no} waits for your approval: sign in to decide`,
  }),
  'order.approved': ({ no }) => ({ zh: `订单 ${no} 已审批通过`, en: `Order ${no} has been approved` }),
  'order.rejected': ({ no }) => ({
    zh: `订单 ${no} 未通过审批，请登录查看原因`,
    en: `Order ${no} was not approved: sign in to read why`,
  }),
  'enterprise.submitted': ({ name }) => ({
    zh: `${name}提交了企业认证`,
    en: `${name} submitted its certification`,
  }),
  'enterprise.verified': ({ name }) => ({
    zh: `${name}已通过企业认证，现在可以签署服务合同并下单`,
    en: `${name} is verified: you can sign the service contract and place orders`,
  }),
  // Without a name: the account has only the registered one, and a submitted name stands under our signature only once it is
  // verified.
  'enterprise.rejected': () => ({
    zh: `您提交的企业认证未通过，请登录查看原因并重新提交`,
    en: `The certification you submitted was rejected: sign in to read why and submit again`,
  }),
  'enterprise.changeSubmitted': ({ name }) => ({
    zh: `${name}提交了认证信息变更，请审核`,
    en: `${name} submitted a change of its verified data: please review it`,
  }),
  'enterprise.changed': ({ name }) => ({
    zh: `${name}的认证信息变更已通过，即时生效`,
    en: `The change of ${name}’s verified data was approved and applies from now on`,
  }),
  'enterprise.changeRejected': ({ name }) => ({
    zh: `${name}的认证信息变更未通过，原信息继续有效，请登录查看原因`,
    en: `The change of ${name}’s verified data was rejected and the old data still apply: sign in to read why`,
  }),
  'check.infoAnswered': ({ no }) => ({
    zh: `订单 ${no} 中您提出的问题已得到答复，请登录查看`,
    en: `Your question about order ${no} was answered: sign in to read it`,
  }),
  'check.returned': ({ no }) => ({
    zh: `订单 ${no} 的报告已被退回给您修改，请登录查看意见`,
    en: `The report of order ${no} was sent back to you: sign in to read why`,
  }),
  'work.handedOver': ({ name }) => ({
    zh: `有同事将${name}的任务转交给您，请登录处理`,
    en: `A colleague handed work for ${name} over to you: sign in to see it`,
  }),
  'work.takenOver': ({ name }) => ({
    zh: `有同事接手了您为${name}处理的任务`,
    en: `A colleague took over some of your work for ${name}`,
  }),
  'member.handedOver': ({ name }) => ({
    zh: `${name}有同事的工作移交给您，请登录查看`,
    en: `Work of a colleague at ${name} was handed over to you: sign in to see what`,
  }),
  'records.given': ({ name }) => ({
    zh: `有同事将${name}的一些背调记录交由您负责，请登录查看`,
    en: `A colleague put you in charge of records of ${name}: sign in to see them`,
  }),
  'records.takenBack': ({ name }) => ({
    zh: `有同事收回了交由您负责的${name}的背调记录`,
    en: `A colleague took back records of ${name} that were given to you`,
  }),
  'user.left': ({ name }) => ({
    zh: `有同事退出了${name}，其背调记录暂无人负责，请登录移交`,
    en: `Somebody left ${name} and nobody is looking after their records: sign in to hand them over`,
  }),
  'ownership.handedOn': ({ name }) => ({
    zh: `您已成为${name}的所有者，请重新登录`,
    en: `You are now the owner of ${name}: please sign in again`,
  }),
  'lostPhone.asked': ({ name }) => ({
    zh: `${name}申请为一位成员更换遗失的手机号，请登录处理`,
    en: `${name} asks to replace a member’s lost phone: sign in to decide`,
  }),
  'lostPhone.replaced': ({ name }) => ({
    zh: `${name}一位成员的登录手机号已按申请更换`,
    en: `The lost phone of a member of ${name} was replaced`,
  }),
  'lostPhone.rejected': ({ name }) => ({
    zh: `${name}更换成员手机号的申请未通过，请登录查看原因`,
    en: `The request of ${name} to replace a lost phone was rejected: sign in to read why`,
  }),
  'lostPhone.lapsed': ({ name }) => ({
    zh: `${name}更换成员手机号的申请七天内未处理，已自动结束`,
    en: `The request of ${name} to replace a lost phone ended after seven days without a decision`,
  }),
  'recharge.asked': ({ name }) => ({
    zh: `${name}提交了一笔银行转账充值，请登录确认`,
    en: `${name} made a transfer to recharge: sign in to confirm it`,
  }),
  'recharge.confirmed': ({ name }) => ({
    zh: `${name}的一笔充值已到账，请登录查看`,
    en: `A recharge of ${name} was confirmed: sign in to see it`,
  }),
  'recharge.rejected': ({ name }) => ({
    zh: `${name}的一笔充值未通过，请登录查看原因`,
    en: `A recharge of ${name} was rejected: sign in to read why`,
  }),
  'recharge.firstConfirmed': ({ name }) => ({
    zh: `${name}的一笔大额充值需第二位运营人员确认，请登录处理`,
    en: `A recharge of ${name} needs a second operator: sign in to confirm it`,
  }),
  'reversal.asked': ({ name }) => ({
    zh: `${name}的一笔充值申请冲回，需第二位运营人员确认，请登录处理`,
    en: `A recharge of ${name} is to be taken back: sign in to confirm it`,
  }),
  'reversal.refused': ({ name }) => ({
    zh: `${name}的一笔充值的冲回申请已被拒绝，请登录查看原因`,
    en: `A recharge of ${name} stays booked: sign in to read why`,
  }),
  'correction.asked': ({ no, amount }) => ({
    zh: `订单 ${no} 申请退还消费 ${amount}，需第二位运营人员确认，请登录处理`,
    en: `${amount} of a charge for order ${no} is to be given back: sign in to confirm it`,
  }),
  'correction.refused': ({ no, amount }) => ({
    zh: `订单 ${no} 退还消费 ${amount} 的申请已被拒绝，请登录查看原因`,
    en: `${amount} of a charge for order ${no} is not given back: sign in to read why`,
  }),
  'correction.done': ({ no, amount }) => ({
    zh: `订单 ${no} 的消费已退还 ${amount}，请登录查看原因`,
    en: `${amount} of a charge for order ${no} was given back to the balance: sign in to read why`,
  }),
  'rechargeLimit.asked': () => ({
    zh: '充值双人确认限额待变更，需第二位运营人员确认，请登录处理',
    en: 'The limit of recharges is to be changed: sign in to confirm it as the second operator',
  }),
  'reversal.done': ({ name }) => ({
    zh: `${name}的一笔充值已从余额中冲回，请登录查看`,
    en: `A recharge of ${name} was taken back from the balance: sign in to see it`,
  }),
  'payout.asked': ({ name, amount }) => ({
    zh: `${name}申请余额退款 ${amount}，请登录处理`,
    en: `${name} asks for ${amount} of its balance to be paid out: sign in to pay it`,
  }),
  'payout.entered': ({ name, amount }) => ({
    zh: `${name}的一笔余额退款 ${amount} 已由首位运营人员办理，需第二位运营人员确认，请登录处理`,
    en: `A payout of ${amount} to ${name} needs a second operator: sign in to confirm it`,
  }),
  'payout.paid': ({ name, amount }) => ({
    zh: `${name}的一笔余额退款 ${amount} 已汇出，请登录查看`,
    en: `A payout of ${amount} to ${name} left for its bank account: sign in to see it`,
  }),
  'payout.rejected': ({ name, amount }) => ({
    zh: `${name}的一笔余额退款 ${amount} 未通过，款项已退回余额，请登录查看原因`,
    en: `A payout of ${amount} to ${name} was rejected: sign in to read why`,
  }),
  'bankAccount.asked': () => ({
    zh: '有收款账户变更申请等待审签，请登录核对后处理',
    en: 'Another bank account waits for a second operator: sign in to check it',
  }),
  'bankAccount.refused': () => ({
    zh: '您申请的收款账户变更已被驳回，请登录查看原因',
    en: 'Your change of the bank account was refused: sign in to read why',
  }),
  'bankAccount.changed': ({ name }) => ({
    zh: `${name}充值转账的收款账户已变更，转账前请登录核对`,
    en: `The account to transfer to has changed for ${name}: sign in and read it before you transfer`,
  }),
  'signedText.asked': () => ({
    zh: '有签署文本的新版本等待审签，请登录处理',
    en: 'A new version of a text to be signed waits for a second operator: sign in to read it',
  }),
  'signedText.sentBack': () => ({
    zh: '您提交的签署文本版本已被退回，请登录查看原因',
    en: 'Your version of a text to be signed was sent back: sign in to read why',
  }),
  'serviceContract.announced': ({ name }) => ({
    zh: `${name}须签署新版服务合同，请登录查看文本及日期`,
    en: `A new service contract is to be signed for ${name}: sign in to read it and from when`,
  }),
  'serviceContract.withdrawn': ({ name }) => ({
    zh: `此前公布的新版服务合同已撤回，${name}无需签署`,
    en: `The announced service contract was withdrawn: ${name} has nothing to sign`,
  }),
  'invoice.asked': ({ name }) => ({
    zh: `${name}申请开具发票，请登录处理`,
    en: `${name} asks for an invoice: sign in to issue it`,
  }),
  'invoice.issued': ({ name }) => ({
    zh: `${name}申请的发票已开具，请登录下载`,
    en: `An invoice that ${name} asked for was issued: sign in to download it`,
  }),
  'invoice.rejected': ({ name }) => ({
    zh: `${name}的发票申请未通过，请登录查看原因`,
    en: `A request of ${name} for an invoice was rejected: sign in to read why`,
  }),
  'invoice.replaced': ({ name }) => ({
    zh: `${name}的一张发票有误，已更换，请登录下载`,
    en: `An invoice of ${name} was wrong and another one stands in its place: sign in to download it`,
  }),
  'closing.asked': ({ name, day }) => ({
    zh: `${name}已申请注销账号，全部数据将于 ${day} 删除；在此之前所有者可登录撤回`,
    en: `${name} closes its account, and everything is erased on ${day}: until then the owner can take it back`,
  }),
  'closing.soon': ({ name, day }) => ({
    zh: `提醒：${name}的账号将于 ${day} 删除；在此之前所有者可登录撤回`,
    en: `The account of ${name} is erased on ${day}: until then its owner can sign in and take that back`,
  }),
  'closing.takenBack': ({ name }) => ({
    zh: `${name}已撤回账号注销，一切照常使用`,
    en: `The closing of the account of ${name} was taken back: everything works as before`,
  }),
  'closing.postponed': ({ name }) => ({
    zh: `${name}的账号尚有未结事项，删除已推迟，请登录撤回注销后处理`,
    en: `The account of ${name} is not erased yet, because something is open: sign in and take the closing back to settle it`,
  }),
  'closing.erased': ({ name }) => ({
    zh: `${name}的账号已删除，删除证明已生成，请登录查看`,
    en: `The account of ${name} was erased, and its certificate is made: sign in to see it`,
  }),
  'calendar.ending': () => ({
    zh: '工作日历即将到期，请登录录入下一年度的节假日安排',
    en: 'The working-day calendar is about to end: sign in to enter the next year’s holidays',
  }),
  'apiKey.ending': ({ name }) => ({
    zh: `${name}的一个 API 密钥即将到期，请登录查看`,
    en: `An API key of ${name} is about to expire: sign in to see which`,
  }),
  'balance.low': ({ name }) => ({
    zh: `${name}的可用余额已低于您设置的提醒金额，请及时充值`,
    en: `The available balance of ${name} fell below the amount you set: please recharge in time`,
  }),
  'statement.closed': ({ name }) => ({
    zh: `${name}上月的对账单已出账，请登录查看`,
    en: `The statement of ${name} for last month is closed: sign in to see it`,
  }),
  'signIn.newBrowser': ({ browser }) => ({
    zh: `您的账号刚在一个新的浏览器上登录${browser && `（${browser}）`}。如非本人操作，请登录，在“账号设置 → 我的安全设置”中结束该会话并修改密码`,
    en: `Somebody signed in as you with a browser not seen before${browser && ` (${browser})`}. If it was not you, sign in, end the session under Account, Your security, and change your password`,
  }),
  'task.done': ({ name }) => ({
    zh: `${name}的后台任务已完成，请登录查看`,
    en: `The task you started for ${name} is done: sign in to see it`,
  }),
  'task.failed': ({ name }) => ({
    zh: `${name}的后台任务未能完成，请登录查看原因`,
    en: `The task you started for ${name} could not be finished: sign in to see why`,
  }),
  'work.stopped': ({ no }) => ({
    zh: `您为订单 ${no} 处理的项目已停止`,
    en: `The item you were working on for order ${no} was stopped`,
  }),
  'webhook.disabled': ({ name }) => ({
    zh: `${name}的一个 Webhook 因连续投递失败已停用，请登录查看`,
    en: `A webhook of yours was disabled after days of failures: sign in to see why`,
  }),
};
