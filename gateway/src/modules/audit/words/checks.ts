import { after, many, ordinal, so, type Said, type Sentence } from './facts';

const onCheck =
  (en: string, zh: string, enEnd = '', zhEnd = ''): Sentence =>
  ({ who, about }) => ({ en: `${who} ${en} ${about}${enEnd}`, zh: `${who}${zh}${about}${zhEnd}` });

/** One item of a check, named where the event names it. */
const item = ({ says }: Said) => ({
  en: says('item') ? `“${says('item')}”${after(says('copy'), ' no. ')}` : 'an item',
  zh: says('item') ? `“${says('item')}”${after(says('copy'), '（第 ', ' 项）')}` : '一个项目',
});

const onItem =
  (en: string, zh: string, enEnd = ''): Sentence =>
  (said) => ({
    en: `${said.who} ${en} ${item(said).en} of ${said.about}${enEnd}`,
    zh: `${said.who}${zh}${said.about}的${item(said).zh}`,
  });

/** A view of the records, by the name that others see. */
const onView =
  (en: string, enEnd: string, zh: string): Sentence =>
  ({ who, says }) => ({
    en: `${who} ${en} “${says('view')}”${enEnd}${after(says('person'), ', of ')}`,
    zh: `${who}${zh}“${says('view')}”${after(says('person'), '（创建人：', '）')}`,
  });

const byCandidate =
  (en: string, zh: string): Sentence =>
  ({ candidate, about }) => ({ en: `${candidate} ${en} ${about}`, zh: `${candidate}${zh}（${about}）` });

export const checks = {
  'check.ordered': ({ who, about, says, count }) => ({
    en: `${who} ordered ${about}${count('items') ? ` with ${many(count('items'), 'item')}` : ''}${after(says('price'), ' for ')}`,
    zh: `${who}发起了${about}${count('items') ? `，共 ${count('items')} 个项目` : ''}${after(says('price'), '，金额 ')}`,
  }),
  'check.approved': ({ who, about }) => ({ en: `${who} approved ${about}`, zh: `${who}批准了${about}` }),
  'check.paid': ({ about }) => ({ en: `Money is held for ${about}`, zh: `${about}的费用已冻结` }),
  'check.invited': ({ who, about, says }) => ({
    en: `${who} invited the candidate of ${about}${after(says('way'), ' (', ')')}`,
    zh: `${who}邀请了${about}的候选人${after(says('way'), '（', '）')}`,
  }),
  'check.reminded': ({ who, about, count }) => ({
    en: `${who} reminded the candidate of ${about}${count('count') > 1 ? `, for the ${ordinal(count('count'))} time` : ''}`,
    zh: `${who}提醒了${about}的候选人${count('count') > 1 ? `（第 ${count('count')} 次）` : ''}`,
  }),
  'check.resent': ({ who, about }) => ({
    en: `${who} sent the candidate of ${about} a new link`,
    zh: `${who}向${about}的候选人重新发送了链接`,
  }),
  'check.opened': ({ about }) => ({
    en: `The invitation to ${about} was opened`,
    zh: `${about}的邀请已被打开`,
  }),
  'check.verified': byCandidate('confirmed the phone number for', '验证了手机号'),
  'check.consentGiven': ({ candidate, about, count }) => ({
    en: `${candidate} consented to ${many(count('given'), 'item')}${count('refused') ? ` and refused ${count('refused')}` : ''} of ${about}`,
    zh: `${candidate}授权了${so(count('given'), '个')}项目${count('refused') ? `，拒绝了 ${count('refused')} 个` : ''}（${about}）`,
  }),
  'check.consentWithdrawn': ({ candidate, about, says }) => ({
    en: `${candidate} withdrew the consent to ${says('items') || 'items'} of ${about}`,
    zh: `${candidate}撤回了${after(says('items'), '对', '的')}授权（${about}）`,
  }),
  'check.paperConfirmed': onCheck('confirmed the signed form of', '确认了纸质授权书：'),
  'check.paperRefused': onCheck('did not accept the signed form of', '未通过纸质授权书：'),
  'check.submitted': byCandidate('submitted the form for', '提交了表单'),
  'check.started': ({ about }) => ({ en: `Work began on ${about}`, zh: `${about}开始核查` }),
  'check.itemStarted': (said) => ({
    en: `Checking of ${item(said).en} of ${said.about} began`,
    zh: `${said.about}的${item(said).zh}开始核查`,
  }),
  'check.infoRequested': (said) => ({
    en: `${said.who} asked ${said.says('of') ? `the ${said.says('of').toLowerCase()}` : 'somebody'} for information about ${item(said).en} of ${said.about}`,
    zh: `${said.who}就${said.about}的${item(said).zh}要求${said.says('of') || '对方'}补充资料`,
  }),
  'check.infoAnswered': (said) => ({
    en: `The ${said.says('by').toLowerCase() || 'person asked'} answered about ${item(said).en} of ${said.about}${said.count('files') ? `, with ${many(said.count('files'), 'file')}` : ''}`,
    zh: `${said.says('by') || '对方'}补充了${said.about}的${item(said).zh}的资料${said.count('files') ? `，附 ${said.count('files')} 个文件` : ''}`,
  }),
  'check.resumed': ({ about }) => ({ en: `Work resumed on ${about}`, zh: `${about}继续核查` }),
  'check.itemDone': (said) => ({
    en: `${said.who} finished ${item(said).en} of ${said.about}${after(said.says('lamp') || said.says('result'), ': ')}`,
    zh: `${said.who}完成了${said.about}的${item(said).zh}${after(said.says('lamp') || said.says('result'), '：')}`,
  }),
  'check.itemReopened': onItem('reopened', '重新核查了'),
  'check.itemStands': (said) => ({
    en: `${item(said).en} of ${said.about} stands as it was published${after(said.says('why').toLowerCase(), ': ')}`,
    zh: `${said.about}的${item(said).zh}维持已发布的结论${after(said.says('why'), '：')}`,
  }),
  'check.itemCancelled': (said) => ({
    en: `${said.who} cancelled ${item(said).en} of ${said.about}${after(said.says('why').toLowerCase(), ': ')}`,
    zh: `${said.who}取消了${said.about}的${item(said).zh}${after(said.says('why'), '：')}`,
  }),
  'check.cancelled': ({ who, about, says }) => ({
    en: `${who} cancelled ${about}${after(says('why').toLowerCase(), ': ')}`,
    zh: `${who}取消了${about}${after(says('why'), '：')}`,
  }),
  'check.expired': ({ about }) => ({
    en: `The invitation to ${about} expired`,
    zh: `${about}的邀请已过期`,
  }),
  'check.revealed': ({ who, about, says }) => ({
    en: `${who} viewed personal data in full${after(says('field').toLowerCase().replace('id number', 'ID number'), ' (', ')')} in ${about}`,
    zh: `${who}查看了${about}中的完整个人信息${after(says('field'), '（', '）')}`,
  }),
  'file.opened': onCheck('downloaded a file of', '下载了', '', '的文件'),
  'check.assigned': ({ who, about, says }) => ({
    en: `${who} put ${says('person') || 'a colleague'} in charge of ${about}${after(says('owner'), ', in place of ')}`,
    zh: `${who}将${about}的负责人${after(says('owner'), '由')}改为${says('person') || '同事'}`,
  }),
  'check.assignmentUndone': ({ who, about, says }) => ({
    en: `${who} took the change back: ${says('person') || 'whoever had it'} is in charge of ${about} again${after(says('owner'), ', in place of ')}`,
    zh: `${who}收回了已交出的记录：${about}的负责人${after(says('owner'), '由')}改回${says('person') || '原负责人'}`,
  }),
  'work.taken': onCheck('took on', '领取了任务：'),
  'work.takenOver': ({ who, about, says }) => ({
    en: `${who} took over ${about} from ${says('person') || 'a colleague'}`,
    zh: `${who}从${says('person') || '同事'}处接手了${about}的任务`,
  }),
  'work.handedOver': ({ who, about, says }) => ({
    en: `${who} assigned ${about} to ${says('person') || 'a colleague'}`,
    zh: `${who}将${about}的任务转交给了${says('person') || '同事'}`,
  }),
  'work.returned': onCheck('returned', '将任务放回了队列：', ' to the queue'),

  'report.opened': ({ who, about, says }) => ({
    en: `${who} read the report of ${about}${after(says('version'), ', version ')}`,
    zh: `${who}查看了${about}的报告${after(says('version'), '（第 ', ' 版）')}`,
  }),
  'finding.saved': onCheck('saved a finding in', '保存了', '', '的核查结论'),
  'evidence.added': onCheck('added evidence to', '添加了', '', '的证据'),
  'evidence.removed': onCheck('removed evidence from', '移除了', '', '的证据'),
  'review.pointDone': onCheck('ticked off a reviewer’s point in', '勾选完成了', '', '的一条复核意见'),
  'review.pointOpen': onCheck('unticked a reviewer’s point in', '取消勾选了', '', '的一条复核意见'),
  'review.itemOpened': onItem('opened in review', '复核时打开了'),
  'check.inReview': ({ who, about }) => ({
    en: `${who} submitted ${about} for review`,
    zh: `${who}将${about}提交复核`,
  }),
  'check.returned': ({ who, about }) => ({
    en: `${who} sent ${about} back from review`,
    zh: `${who}复核后退回了${about}`,
  }),
  'check.reported': ({ who, about, says }) => ({
    en: `${who} published the report of ${about}${after(says('version'), ', version ')}`,
    zh: `${who}发布了${about}的报告${after(says('version'), '（第 ', ' 版）')}`,
  }),
  'check.disputed': ({ about, says }) => ({
    en: `The ${says('by').toLowerCase() || 'reader'} disputed the report of ${about}`,
    zh: `${says('by') || '读者'}对${about}的报告提出了异议`,
  }),
  'check.disputeRejected': onCheck(
    'rejected the dispute about the report of',
    '驳回了对',
    '',
    '的报告的异议',
  ),
  'check.shared': ({ who, about, says, count }) => ({
    en: `${who} shared the report of ${about} with ${many(count('phones'), 'phone number')}${after(says('until'), ' until ')}`,
    zh: `${who}将${about}的报告分享给了${so(count('phones'), '个')}手机号${after(says('until'), '，至 ')}`,
  }),
  'check.shareRevoked': onCheck('revoked a share of the report of', '撤销了', '', '的报告分享'),
  'view.shared': onView('shared the view', ' with the account', '向全账号共享了视图'),
  'view.takenBack': onView('ended the sharing of the view', '', '取消共享视图'),
  'view.renamed': onView('renamed a shared view to', '', '将共享视图重命名为'),
  'view.deleted': onView('deleted the shared view', '', '删除了共享视图'),
} satisfies Record<string, Sentence>;
