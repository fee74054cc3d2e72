import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  unread: '未读',
  unreadOnly: '未读',
  readAll: '全部标为已读',
  settings: '选择接收哪些通知',
  empty: {
    title: '暂无通知',
    body: '报告、待补充资料以及其他与您有关的事项会显示在这里。',
    unread: '全部已读',
  },
  unknownBrowser: '未知浏览器',
  /** A person whose name is no longer known. */
  colleague: '有同事',
  /** The tasks a person starts. */
  task: {
    checks: {
      export: '背调记录导出',
      remind: '候选人批量提醒',
      cancel: '背调批量取消',
      assign: '批量更换负责人',
      takeBack: '收回已交出的记录',
    },
    audit: { export: '审计日志导出' },
    statement: { export: '对账单导出' },
    ledger: { export: '资金流水导出' },
    applications: { export: '求职登记导出' },
    account: { export: '企业全部数据导出' },
    batch: { read: '名单读取', check: '名单检查', order: '批量下单' },
    /** Of which list it was. */
    ofList: '{{what}}（{{list}}）',
  },
  /** What asked for a decision waits no more. */
  decided: '已处理',
  /** Of a payment that did not fit. */
  outcome: {
    booked: '已入账',
    givenBack: '已退回付款人',
    takenBack: '已从余额中冲回',
    nothing: '无需调整',
  },
  /** Of a deed on several records. */
  became: '完成 {{done}} 条，未能完成 {{refused}} 条。',
  unpaid: '当时待付款：{{orders}} 个。',
  takenOver: '{{by}}的工作已移交给您：{{parts}}。',
  part: {
    records_one: '{{count}} 条背调记录',
    records_other: '{{count}} 条背调记录',
    approving: '{{amount}} 以内的订单审批权限',
    apiKeys_one: '{{count}} 个 API 密钥',
    apiKeys_other: '{{count}} 个 API 密钥',
  },
  batchWaits_one: '{{by}}批量下单：{{count}} 个订单（共 {{amount}}）等待您审批。',
  batchWaits_other: '{{by}}批量下单：{{count}} 个订单（共 {{amount}}）等待您审批。',
  /** A report that was published before. */
  newVersion: {
    changed: '订单 {{orderNo}} 的报告已更新为第 {{version}} 版，有变化的项目：{{names}}。',
    same: '订单 {{orderNo}} 的报告已更新为第 {{version}} 版，各项目没有变化。',
  },
  sentence: {
    check: {
      reported: '订单 {{orderNo}} 已出报告。',
      infoRequested: '订单 {{orderNo}} 需要您补充资料，计时已暂停。',
      expired: '订单 {{orderNo}} 已过期：授权与填写未在期限内完成，未产生费用。',
      consentWithdrawn: '订单 {{orderNo}} 的候选人撤回了授权：未完成的项目已停止，已发布的结论不变。',
      cancelled: '订单 {{orderNo}} 已取消，点击查看原因。',
      overdue: '订单 {{orderNo}} 已超过承诺日期，点击查看进度。',
      notReached: '订单 {{orderNo}} 的短信未送达候选人，点击查看如何处理。',
      infoAnswered: '您就订单 {{orderNo}} 提出的问题已得到答复。',
      inReview: '订单 {{orderNo}} 的报告待复核。',
      disputed: '订单 {{orderNo}} 的报告被提出异议。',
      disputedByCandidate: '订单 {{orderNo}} 的候选人对报告提出了异议，分析师将予以答复。',
      returned: '{{by}}将订单 {{orderNo}} 的报告退回给您修改。',
      disputeRejected: '订单 {{orderNo}} 的报告异议未被采纳，报告保持不变。',
    },
    order: {
      awaitingApproval: '订单 {{orderNo}} 等待您审批。',
      awaitingPayment: '{{account}}余额不足，有订单待付款。',
      approved: '订单 {{orderNo}} 已审批通过。',
      rejected: '订单 {{orderNo}} 未通过审批，请查看原因。',
      placed: '订单 {{orderNo}} 已付款并开始。',
    },
    work: {
      handedOver: '{{by}}将任务转交给您。',
      takenOver: '{{by}}接手了您正在处理的任务。',
      stopped: '您为订单 {{orderNo}} 处理的项目已停止。',
    },
    enterprise: {
      submitted: '{{account}}提交了企业认证，待审核。',
      verified: '{{account}}已通过企业认证，可以下单。',
      rejected: '{{account}}的企业认证未通过，请查看原因并重新提交。',
      changeSubmitted: '{{account}}提交了认证信息变更，待审核。',
      changed: '认证信息变更已通过，即时生效。',
      changeRejected: '认证信息变更未通过，原信息继续有效，请查看原因。',
    },
    task: {
      done: '您发起的{{what}}已完成。',
      failed: '您发起的{{what}}未能完成，请查看原因。',
    },
    member: {
      handedOver_one: '{{by}}的 {{count}} 条背调记录已移交给您。',
      handedOver_other: '{{by}}的 {{count}} 条背调记录已移交给您。',
    },
    records: {
      given_one: '{{by}}将 {{count}} 条背调记录交由您负责。',
      given_other: '{{by}}将 {{count}} 条背调记录交由您负责。',
      takenBack_one: '{{by}}收回了交由您负责的 {{count}} 条背调记录。',
      takenBack_other: '{{by}}收回了交由您负责的 {{count}} 条背调记录。',
    },
    user: {
      left_one: '{{by}}已退出{{account}}，名下 {{count}} 条背调记录无人负责，请移交。',
      left_other: '{{by}}已退出{{account}}，名下 {{count}} 条背调记录无人负责，请移交。',
    },
    ownership: { handedOn: '{{by}}已将{{account}}的所有者身份移交给您。' },
    bankAccount: {
      asked: '{{by}}申请变更客户转账的收款账户，须由第二位运营人员审签。',
      refused: '{{by}}驳回了您申请的收款账户变更，请查看原因。',
      changed: '充值转账的收款账户已变更，{{account}}再次转账前请在财务页面核对。',
    },
    signedText: {
      asked: '{{by}}提交了签署文本的新版本，须由第二位运营人员审签。',
      sentBack: '{{by}}退回了您提交的签署文本版本，请查看原因。',
    },
    serviceContract: {
      announced: '{{account}}须签署新版服务合同，请查看文本及日期。',
      withdrawn: '此前公布的新版服务合同已撤回，{{account}}无需签署。',
    },
    closing: {
      asked: '{{account}}已申请注销账号：全部数据将于 {{day}} 删除，在此之前所有者可以撤回。',
      soon: '{{account}}的账号将于 {{day}} 删除，在此之前所有者可以撤回。',
      takenBack: '{{account}}已撤回账号注销，一切照常使用。',
      postponed: '{{account}}的账号尚有未结事项，删除已推迟。请处理，或撤回注销。',
      erased: '{{account}}的账号已删除，删除证明已生成。',
    },
    calendar: { ending: '工作日历即将到期，请录入下一年度的节假日安排。' },
    apiKey: { ending: '一个 API 密钥即将到期，请及时更换。' },
    lostPhone: {
      asked: '{{account}}申请为一位成员更换遗失的手机号。',
      replaced: '{{account}}一位成员遗失的手机号已更换。',
      rejected: '{{account}}更换成员手机号的申请被驳回，请查看原因。',
      lapsed: '{{account}}更换成员手机号的申请七天内未处理，已自动结束。',
    },
    recharge: {
      asked: '{{account}}提交了一笔银行转账充值 {{amount}}。',
      confirmed: '{{account}}的一笔充值 {{amount}} 已确认到账。',
      rejected: '{{account}}的一笔充值 {{amount}} 被驳回，请查看原因。',
      firstConfirmed: '{{by}}已确认{{account}}的一笔充值 {{amount}}，须由第二位运营人员确认。',
    },
    rechargeLimit: { asked: '{{by}}申请变更充值双人确认限额，须由第二位运营人员确认。' },
    reversal: {
      asked: '{{by}}申请冲回{{account}}的一笔充值 {{amount}}，须由第二位运营人员确认。',
      refused: '{{by}}拒绝冲回{{account}}的一笔充值 {{amount}}，请查看原因。',
      done: '{{account}}的一笔充值 {{amount}} 已从余额中冲回，请查看原因。',
    },
    correction: {
      asked: '{{by}}申请退还订单 {{orderNo}} 的消费 {{amount}}，须由第二位运营人员确认。',
      refused: '{{by}}拒绝退还订单 {{orderNo}} 的消费 {{amount}}，请查看原因。',
      done: '订单 {{orderNo}} 的消费已退还 {{amount}} 至余额，原因：{{reason}}',
    },
    payout: {
      asked: '{{account}}申请余额退款 {{amount}}。',
      entered: '{{by}}已办理{{account}}的一笔余额退款 {{amount}}，须由第二位运营人员确认。',
      paid: '{{account}}的一笔余额退款 {{amount}} 已汇出，请查看。',
      rejected: '{{account}}的一笔余额退款 {{amount}} 被驳回，款项已退回可用余额，请查看原因。',
    },
    payment: {
      differed: '{{account}}的一笔扫码支付款项不符，应付 {{amount}}。',
      refundStuck: '{{account}}的一笔扫码支付退款 {{amount}} 未完成。',
      paid: '{{account}}的一笔扫码支付 {{amount}} 已到账。',
      givenBack: '{{account}}的一笔扫码支付 {{amount}} 已由微信支付原路退回。',
      settled: '{{account}}的一笔不符的扫码支付（应付 {{amount}}）已处理：{{outcome}}。',
    },
    invoice: {
      asked: '{{account}}申请开具发票。',
      issued: '{{account}}申请的发票已开具，请下载。',
      rejected: '{{account}}的发票申请被驳回，请查看原因。',
      replaced: '{{account}}的一张发票有误，已更换，请下载。',
    },
    balance: { low: '{{account}}的可用余额已低于设置的提醒金额，请及时充值。' },
    statement: { closed: '{{account}}上月的对账单已出账。' },
    signIn: {
      newBrowser: '您的账号于 {{time}} 在新的浏览器上登录：{{browser}}。如非本人操作，请结束该会话。',
    },
    webhook: { disabled: '一个 Webhook 因多日投递失败已停用。' },
  },
};
