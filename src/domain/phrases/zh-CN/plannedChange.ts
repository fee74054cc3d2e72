import type {
  changeDecision as decisionInEnglish,
  changeHistory as historyInEnglish,
  changeStates as statesInEnglish,
  changeWithdrawal as withdrawalInEnglish,
} from '../en/plannedChange';

export const changeStates: typeof statesInEnglish = {
  planned: '计划自 {{day}} 起生效',
  inForce: '自 {{day}} 起生效，现行',
  past: '自 {{day}} 起生效',
  withdrawn: '已撤回，原定自 {{day}} 起生效',
};

export const changeHistory: typeof historyInEnglish = {
  title: '历史记录',
  none: '尚无修改。',
  ...changeStates,
  by: '{{at}}，{{name}}',
  withdrawnBy: '{{name}} 于 {{at}} 撤回',
  version: '查看该版本',
};

export const changeDecision: typeof decisionInEnglish = {
  signedOffBy: '{{name}} 于 {{at}} 审签',
  refusedBy: '{{name}} 于 {{at}} 驳回',
};

export const changeWithdrawal: typeof withdrawalInEnglish = {
  action: '撤回',
  title: '撤回自 {{day}} 起生效的计划？',
  done: '计划已撤回',
};
