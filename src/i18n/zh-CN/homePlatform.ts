import type { homePlatform as english } from '../en/homePlatform';

export const homePlatform: typeof english = {
  title: '您负责平台的人员',
  body: '您添加的分析师、客服和运营人员服务于所有企业。客户的背调由他们处理和查看。',
  people: '平台人员',
};
