import type { common as english } from '../en/common';

export const common: typeof english = {
  action: {
    back: '返回',
    cancel: '取消',
    close: '关闭',
    copy: '复制',
    copied: '已复制',
    delete: '删除',
    edit: '编辑',
    reload: '重新加载',
    remove: '移除',
    retry: '重试',
    save: '保存',
  },
  state: {
    error: '加载失败',
    loading: '加载中',
    optional: '选填',
  },
  lamp: {
    green: '一致',
    blue: '轻微不一致',
    yellow: '重大不一致',
    red: '高风险',
    unverifiable: '无法核实',
    noneFound: '未发现记录',
    found: '发现记录',
  },
  checkStatus: {
    awaitingPayment: '待付款',
    awaitingConsent: '待授权',
    inProgress: '核查中',
    awaitingInfo: '待补充资料',
    inReview: '审核中',
    reported: '已出报告',
    disputed: '异议处理中',
    cancelled: '已取消',
    expired: '已过期',
  },
  itemStatus: {
    waiting: '等待中',
    running: '核查中',
    awaitingInfo: '待补充资料',
    done: '已完成',
    cancelled: '已取消',
  },
};
