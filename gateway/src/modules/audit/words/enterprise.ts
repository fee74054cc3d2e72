import { after, many, so, type Said, type Sentence } from './facts';

const onThing =
  (en: string, zh: string): Sentence =>
  ({ who, about }) => ({ en: `${who} ${en} ${about}`, zh: `${who}${zh}${about}` });

/** The form by its title, where the event knows it. */
const formed = (says: Said['says']) => ({
  en: says('form') ? `the form ${says('form')}` : 'a form',
  zh: says('form') ? `登记表“${says('form')}”` : '登记表',
});

/** The rules of retention by what they keep. */
const rules = [
  ['material', 'candidates’ material', '候选人资料'],
  ['report', 'personal data and report', '个人信息与报告'],
  ['unfinished', 'unfinished checks', '未完成的背调'],
  ['consent', 'the proof of consent', '授权证明'],
] as const;

function retained({ who, says, was }: Said) {
  const changed = rules.filter(([name]) => says(name) !== was(name));
  const en = changed.map(([name, thing]) => `${thing} from ${was(name)} to ${says(name)} days`);
  const zh = changed.map(([name, , thing]) => `${thing}由 ${was(name)} 天改为 ${says(name)} 天`);
  return {
    en: `${who} changed how long data is kept${after(en.join(', '), ': ')}`,
    zh: `${who}修改了数据保存期限${after(zh.join('，'), '：')}`,
  };
}

export const enterprise = {
  'platform.created': ({ who }) => ({
    en: `${who} created the platform’s account`,
    zh: `${who}创建了平台账号`,
  }),
  'account.exportBegun': ({ who }) => ({
    en: `${who} began to download everything of the account`,
    zh: `${who}开始下载账号的全部数据`,
  }),
  'account.exported': ({ who }) => ({
    en: `${who} downloaded everything of the account`,
    zh: `${who}下载了账号的全部数据`,
  }),
  'closing.asked': ({ who, says }) => ({
    en: `${who} asked for the account to be closed, and erased${after(says('day'), ' on ')}`,
    zh: `${who}申请注销账号${after(says('day'), '，将于 ', ' 删除')}`,
  }),
  'closing.soon': ({ who, says }) => ({
    en: `${who} told owner and administrators again that the account is erased${after(says('day'), ' on ')}`,
    zh: `${who}再次提醒所有者与管理员：账号将${after(says('day'), '于 ', ' ')}删除`,
  }),
  'closing.takenBack': ({ who }) => ({
    en: `${who} took the closing of the account back`,
    zh: `${who}撤回了账号注销`,
  }),
  'closing.postponed': ({ who }) => ({
    en: `${who} postponed the erasure, because something was open`,
    zh: `因有未结事项，${who}推迟了账号删除`,
  }),
  'closing.begun': ({ who }) => ({ en: `${who} began to erase the account`, zh: `${who}开始删除账号数据` }),
  'closing.erased': ({ who }) => ({
    en: `${who} erased the account and made its certificate`,
    zh: `${who}完成了账号数据删除并生成证明`,
  }),
  'closing.certificateTaken': ({ who }) => ({
    en: `${who} downloaded the certificate of the erasure`,
    zh: `${who}下载了删除证明`,
  }),
  'enterprise.submitted': ({ who }) => ({
    en: `${who} submitted the certification of the enterprise`,
    zh: `${who}提交了企业认证`,
  }),
  'enterprise.verified': ({ who }) => ({ en: `${who} verified the enterprise`, zh: `${who}通过了企业认证` }),
  'enterprise.rejected': ({ who }) => ({
    en: `${who} rejected the certification of the enterprise`,
    zh: `${who}驳回了企业认证`,
  }),
  'enterprise.changeSubmitted': ({ who, says }) => ({
    en: `${who} asked to change the verified data of the enterprise${after(says('fields').toLowerCase(), ': ')}`,
    zh: `${who}提交了企业认证信息变更${after(says('fields'), '：')}`,
  }),
  'enterprise.changed': ({ who, says }) => ({
    en: `${who} verified a change of the enterprise’s data${after(says('fields').toLowerCase(), ': ')}`,
    zh: `${who}通过了企业认证信息变更${after(says('fields'), '：')}`,
  }),
  'enterprise.changeRejected': ({ who, says }) => ({
    en: `${who} rejected a change of the enterprise’s verified data${after(says('fields').toLowerCase(), ': ')}`,
    zh: `${who}驳回了企业认证信息变更${after(says('fields'), '：')}`,
  }),
  'enterprise.changeWithdrawn': ({ who }) => ({
    en: `${who} withdrew a change of the enterprise’s verified data`,
    zh: `${who}撤回了企业认证信息变更`,
  }),
  'enterprise.changeDropped': ({ who }) => ({
    en: `${who} dropped a rejected change of the enterprise’s verified data`,
    zh: `${who}放弃了被驳回的企业认证信息变更`,
  }),
  'certification.revealed': ({ who }) => ({
    en: `${who} looked at the full phone number of the enterprise’s contact`,
    zh: `${who}查看了企业联系人的完整号码`,
  }),
  'certification.read': ({ who }) => ({
    en: `${who} opened the certification of the enterprise`,
    zh: `${who}查看了企业的认证资料`,
  }),
  'contract.signed': ({ who, says }) => ({
    en: `${who} signed the service contract${after(says('version'), ', version ')}`,
    zh: `${who}签署了服务合同${after(says('version'), '（版本 ', '）')}`,
  }),

  'webhook.created': onThing('added', '新增了'),
  'webhook.edited': onThing('edited', '编辑了'),
  'webhook.enabled': onThing('enabled', '启用了'),
  'webhook.disabled': ({ who, about, says }) => ({
    en: `${who} disabled ${about}${says('why') ? ', because its deliveries kept failing' : ''}`,
    zh: `${who}停用了${about}${says('why') ? '，因为投递持续失败' : ''}`,
  }),
  'webhook.deleted': onThing('deleted', '删除了'),
  'webhook.secretRotated': onThing('created a new signing secret for', '更换了签名密钥：'),
  'webhook.tested': onThing('sent a test to', '发送测试事件到'),
  'webhook.redelivered': onThing('repeated a delivery to', '重新发送了一次投递至'),
  'apiKey.created': ({ who, about, says }) => ({
    en: `${who} created ${about}${after(says('predecessor'), ' to replace an older one (', '…)')}`,
    zh: `${who}创建了${about}${after(says('predecessor'), '，用于替换旧密钥（', '…）')}`,
  }),
  'apiKey.rotated': ({ who, about, says }) => ({
    en: `${who} replaced ${about}${after(says('key'), ' (', '…)')} with a new one${after(says('successor'), ' (', '…)')}; the old one ends at ${says('until') || 'a time not noted'}`,
    zh: `${who}更换了${about}${after(says('key'), '（', '…）')}，新密钥${after(says('successor'), ' ', '…')}，旧密钥于 ${says('until') || '未注明的时间'} 失效`,
  }),
  'apiKey.takenOver': ({ who, about, says }) => ({
    en: `${who} made ${says('person') || 'a colleague'} responsible for ${about}`,
    zh: `${who}将${about}的责任人改为${says('person') || '同事'}`,
  }),
  'apiKey.revoked': onThing('revoked', '撤销了'),

  'retention.changed': retained,
  'retention.materialErased': ({ who, about }) => ({
    en: `${who} erased the candidate’s material of ${about} at the end of its retention period`,
    zh: `保存期限届满，${who}删除了${about}的候选人资料`,
  }),
  'retention.checkErased': ({ who, about }) => ({
    en: `${who} erased the personal data and report of ${about} at the end of their retention period`,
    zh: `保存期限届满，${who}删除了${about}的个人信息与报告`,
  }),
  'retention.consentErased': ({ who, about }) => ({
    en: `${who} erased the details of the consent of ${about} at the end of their retention period`,
    zh: `保存期限届满，${who}删除了${about}的授权详情`,
  }),
  'retention.filesSwept': ({ who, count }) => ({
    en: `${who} erased ${many(count('files'), 'file')} that nothing referred to`,
    zh: `${who}删除了${so(count('files'), '个')}无引用的文件`,
  }),
  'hold.placed': ({ who, about, says }) => ({
    en: `${who} held ${about} back from erasure${after(says('until'), ' until ')}`,
    zh: `${who}对${about}设置了法律保全${after(says('until'), '，至 ')}`,
  }),
  'hold.released': ({ who, about }) => ({
    en: `${who} released ${about} from its legal hold`,
    zh: `${who}解除了${about}的法律保全`,
  }),

  'order.saved': ({ who, about, says }) => ({
    en: `${who} saved ${about}${after(says('price'), ' for ')}`,
    zh: `${who}保存了${about}${after(says('price'), '，金额 ')}`,
  }),
  'order.awaitingApproval': ({ about }) => ({
    en: `Approval is pending for ${about}`,
    zh: `${about}待审批`,
  }),
  'order.approved': ({ who, about, says }) => ({
    en: `${who} approved ${about}${after(says('price'), ' for ')}`,
    zh: `${who}批准了${about}${after(says('price'), '，金额 ')}`,
  }),
  'order.rejected': ({ who, about, says }) => ({
    en: `${who} did not approve ${about}${after(says('price'), ' for ')}`,
    zh: `${who}驳回了${about}${after(says('price'), '，金额 ')}`,
  }),
  'order.approvalReminded': ({ about }) => ({
    en: `Those who may approve were reminded of ${about}`,
    zh: `已提醒审批人处理${about}`,
  }),
  'approval.rulesChanged': ({ who, says, was }) => {
    const [above, before] = [says('above'), was('above')];
    const over = says('overBudget') === was('overBudget') ? '' : says('overBudget');
    const en = [
      ...(above === before
        ? []
        : [`orders above ${above || 'no price'} wait (before: ${before || 'no price'})`]),
      ...(over ? [`an order over a budget ${over}`] : []),
    ];
    const zh = [
      ...(above === before ? [] : [`需审批的金额由${before || '不限'}改为超过 ${above || '不限'}`]),
      ...(over ? [`超出预算的订单${over}`] : []),
    ];
    return {
      en: `${who} saved the rules of approval${after(en.join('; '), ': ')}`,
      zh: `${who}保存了审批规则${after(zh.join('；'), '：')}`,
    };
  },
  'approver.changed': ({ who, about, says, was }) => ({
    en: `${who} changed what ${about} may approve from ${was('upTo') || 'nothing'} to ${says('upTo') || 'nothing'}`,
    zh: `${who}将${about}的审批额度由${was('upTo') || '无'}改为${says('upTo') || '无'}`,
  }),
  'order.awaitingPayment': ({ about }) => ({
    en: `Payment is pending for ${about}`,
    zh: `${about}待付款`,
  }),
  'order.placed': ({ who, about }) => ({ en: `${who} placed ${about}`, zh: `${who}提交了${about}` }),
  'order.completed': ({ who, about }) => ({ en: `${who} completed ${about}`, zh: `${who}完成了${about}` }),
  'order.cancelled': ({ who, about, says }) => ({
    en: `${who} cancelled ${about}${after(says('why').toLowerCase(), ': ')}`,
    zh: `${who}取消了${about}${after(says('why'), '：')}`,
  }),
  'registration.formSaved': ({ who, says }) => ({
    en: `${who} saved ${after(says('version'), 'version ', ' of ')}${formed(says).en}`,
    zh: `${who}保存了${formed(says).zh}${after(says('version'), '第 ', ' 版')}`,
  }),
  'registration.linkOpened': ({ who, says }) => ({
    en: `${who} opened ${formed(says).en} to applicants${after(says('until'), ' until ')}`,
    zh: `${who}开放了${formed(says).zh}${after(says('until'), '，截至 ')}`,
  }),
  'registration.linkClosed': ({ who, says }) => ({
    en: `${who} closed ${formed(says).en} to applicants`,
    zh: `${who}关闭了${formed(says).zh}`,
  }),
  'registration.sent': ({ says }) => ({
    en: `An applicant sent ${formed(says).en}`,
    zh: `求职者提交了${formed(says).zh}`,
  }),
  'registration.corrected': ({ says }) => ({
    en: `An applicant corrected an application to ${formed(says).en}`,
    zh: `求职者修改了${formed(says).zh}的登记`,
  }),
  'registration.opened': ({ who, says }) => ({
    en: `${who} read an application to ${formed(says).en}`,
    zh: `${who}查看了${formed(says).zh}的一份登记`,
  }),
  'registration.deleted': ({ who, says }) => ({
    en: `${who} deleted an application to ${formed(says).en}`,
    zh: `${who}删除了${formed(says).zh}的一份登记`,
  }),
  'registration.takenBack': ({ says }) => ({
    en: `An applicant took back an application to ${formed(says).en}`,
    zh: `求职者撤回了${formed(says).zh}的登记`,
  }),
  'registration.fileOpened': ({ who, says }) => ({
    en: `${who} opened a file of an application to ${formed(says).en}`,
    zh: `${who}查看了${formed(says).zh}的一份登记的文件`,
  }),
  'registration.fileTakenBack': ({ says }) => ({
    en: `An applicant took back a file of an application to ${formed(says).en}`,
    zh: `求职者撤回了${formed(says).zh}的一份登记的文件`,
  }),
  'registration.exported': ({ who, says }) => ({
    en: `${who} exported applications${after(says('rows'), ', in all ')}`,
    zh: `${who}导出了求职登记${after(says('rows'), '，共 ', ' 份')}`,
  }),
  'registration.tagged': ({ who, says }) => ({
    en: `${who} changed the tags of an application to ${formed(says).en}`,
    zh: `${who}修改了${formed(says).zh}的一份登记的标签`,
  }),
  'registration.tagDeleted': ({ who }) => ({
    en: `${who} deleted a tag for applications`,
    zh: `${who}删除了一个登记标签`,
  }),
  'registration.inviteesAdded': ({ who, says }) => ({
    en: `${who} put people on the invitation list of ${formed(says).en}${after(says('rows'), ', in all ')}`,
    zh: `${who}在${formed(says).zh}的邀请名单中添加了人员${after(says('rows'), '，共 ', ' 人')}`,
  }),
  'registration.inviteesTold': ({ who, says }) => ({
    en: `${who} invited people by SMS to ${formed(says).en}${after(says('rows'), ', in all ')}`,
    zh: `${who}短信邀请求职者填写${formed(says).zh}${after(says('rows'), '，共 ', ' 人')}`,
  }),
  'registration.inviteesWithdrawn': ({ who, says }) => ({
    en: `${who} took people off the invitation list of ${formed(says).en}${after(says('rows'), ', in all ')}`,
    zh: `${who}从${formed(says).zh}的邀请名单中移出了人员${after(says('rows'), '，共 ', ' 人')}`,
  }),
  'registration.inviteesExported': ({ who, says }) => ({
    en: `${who} exported an invitation list${after(says('rows'), ', in all ')}`,
    zh: `${who}导出了邀请名单${after(says('rows'), '，共 ', ' 人')}`,
  }),
  'registration.inviteesLapsed': ({ says }) => ({
    en: `People on invitation lists were deleted because their time was over${after(says('rows'), ', in all ')}`,
    zh: `邀请名单到期删除${after(says('rows'), '，共 ', ' 人')}`,
  }),
  'registration.lapsed': ({ says }) => ({
    en: `Applications were deleted because their time was over${after(says('rows'), ', in all ')}`,
    zh: `求职登记到期删除${after(says('rows'), '，共 ', ' 份')}`,
  }),
} satisfies Record<string, Sentence>;
