import type { home as english } from '../en/home';

export const home: typeof english = {
  title: '首页',
  morning: '早上好，{{name}}',
  afternoon: '下午好，{{name}}',
  evening: '晚上好，{{name}}',
  order: '发起背调',
  range: { label: '时间范围', days: '最近 {{days}} 天' },
  tiles: {
    label: '背调数据',
    needsMe: '待您处理',
    awaitingConsent: '待授权',
    expiringSoon_one: '{{count}} 个将在 2 天内到期',
    expiringSoon_other: '{{count}} 个将在 2 天内到期',
    inProgress: '进行中',
    overdue: '已逾期',
    reported: '已出报告',
    change: '较前 {{days}} 天 {{change}}',
    same: '与前 {{days}} 天持平',
    noneBefore: '前 {{days}} 天没有报告',
  },
  queue: {
    title: '工单',
    open: '待处理工单',
    mine: '我的工单',
    overdue: '逾期工单',
    toReview: '待复核',
  },
  bars: {
    title: '下单与报告',
    day: '日期',
    ordered: '下单',
    reported: '报告',
    most: '单日最多 {{count}}',
    none: '这段时间没有下单或报告。',
  },
  lamps: {
    title: '报告结果',
    result: '结果',
    count: '报告数',
    share: '占比',
    none: '这段时间没有报告。',
  },
  needs: {
    title: '值得关注',
    all: '只看待我处理',
    none: '没有待您处理的事项。',
    what: {
      answerQuestion: '有问题等待您答复。',
      readReport: '报告已可查看。',
      invitationExpiring: '邀请即将到期。',
      awaitingPayment: '订单等待付款。',
      overdue: '背调已超过承诺日期。',
    },
  },
  balance: {
    title: '余额',
    available: '可用',
    held: '进行中背调的冻结金额',
    spent: '累计消费',
  },
  // For who runs the platform's own account.
  platform: {
    title: '您负责平台的人员',
    body: '您添加的分析师、客服和运营人员服务于所有企业。客户的背调由他们处理和查看。',
    people: '平台人员',
  },
};
