import { after, many, so, type Said, type Sentence } from './facts';

/** What somebody did with their own account. */
const own =
  (en: string, zh: string): Sentence =>
  ({ who }) => ({ en: `${who} ${en}`, zh: `${who}${zh}` });

const onTask =
  (en: string, zh: string): Sentence =>
  ({ who, says, count }) => ({
    en: `${who} ${en}: ${says('task') || 'unnamed'}${count('rows') ? `, ${many(count('rows'), 'row')}` : ''}`,
    zh: `${who}${zh}：${says('task') || '未注明'}${count('rows') ? `，共 ${count('rows')} 行` : ''}`,
  });

const onThing =
  (en: string, zh: string): Sentence =>
  ({ who, about }) => ({ en: `${who} ${en} ${about}`, zh: `${who}${zh}${about}` });

/** An edit: another role or other fields; of earlier releases also a person disabled or enabled again. */
function edited({ who, about, isOwn, says, was, count }: Said) {
  const en: string[] = [];
  const zh: string[] = [];
  const whom = isOwn ? 'their own' : `${about}’s`;
  if (says('role') && says('role') !== was('role')) {
    en.push(`changed ${whom} role from ${was('role') || 'none'} to ${says('role')}`);
    zh.push(`将${isOwn ? '自己' : about}的角色由${was('role') || '无'}改为${says('role')}`);
  }
  if (count('disabled') !== 0) {
    const isOut = count('disabled') > 0;
    en.push(`${isOut ? 'disabled' : 'enabled'} ${isOwn ? 'themself' : about}${isOut ? '' : ' again'}`);
    zh.push(`${isOut ? '停用了' : '重新启用了'}${isOwn ? '自己' : about}`);
  }
  if (says('fields')) {
    en.push(`changed ${whom} ${says('fields').toLowerCase()}`);
    zh.push(`修改了${isOwn ? '自己' : about}的${says('fields')}`);
  }
  if (en.length === 0)
    return {
      en: `${who} edited ${isOwn ? 'their own profile' : about}`,
      zh: `${who}编辑了${isOwn ? '自己的资料' : about}`,
    };
  return { en: `${who} ${en.join(' and ')}`, zh: `${who}${zh.join('，并')}` };
}

/** Another department, another budget, or both. */
function placed({ who, about, says, was }: Said) {
  const en: string[] = [];
  const zh: string[] = [];
  if (says('departmentId') !== was('departmentId')) {
    const [from, to] = [was('departmentId'), says('departmentId')];
    if (from && to) en.push(`moved ${about} from the department ${from} to ${to}`);
    else
      en.push(to ? `put ${about} into the department ${to}` : `took ${about} out of the department ${from}`);
    zh.push(`将${about}的部门由“${from || '无'}”调整为“${to || '无'}”`);
  }
  if (says('monthlyBudget') !== was('monthlyBudget')) {
    const [from, to] = [was('monthlyBudget'), says('monthlyBudget')];
    en.push(`changed ${about}’s monthly budget from ${from || 'no limit'} to ${to || 'no limit'}`);
    zh.push(`将${about}的月度预算由${from || '不限'}改为${to || '不限'}`);
  }
  if (en.length === 0)
    return {
      en: `${who} saved ${about}’s department and budget unchanged`,
      zh: `${who}保存了${about}的部门与预算（无变化）`,
    };
  return { en: `${who} ${en.join(' and ')}`, zh: `${who}${zh.join('，并')}` };
}

export const people = {
  'user.signedIn': ({ who, says }) => ({
    en: `${who} signed in${after(says('loginType').toLowerCase().replace('wechat', 'WeChat').replace('sms', 'SMS'), ' by ')}`,
    zh: `${who}${after(says('loginType'), '通过')}登录了`,
  }),
  'user.signedOut': own('signed out', '退出了登录'),
  'user.registered': own('registered this account', '注册了本账号'),
  'user.switchedAccount': own('switched to this account', '切换到了本账号'),
  'user.leftAccount': own('switched to another account', '切换到了其他账号'),
  'user.passwordReset': own('set a new password by SMS', '通过短信重置了密码'),
  'user.passwordSet': own('set a first password', '首次设置了密码'),
  'user.passwordChanged': own('changed the password', '修改了密码'),
  'user.mobileChanged': own('changed their phone number', '更换了手机号'),
  'user.wechatBound': own('bound WeChat', '绑定了微信'),
  'user.wechatUnbound': own('unbound WeChat', '解绑了微信'),
  'user.sessionEnded': own('signed out one of their other sessions', '下线了自己的一处登录'),
  'user.otherSessionsEnded': own('signed out all their other sessions', '下线了自己的其他所有登录'),

  'user.invited': ({ who, about, says }) => ({
    en: `${who} added ${about}${after(says('role'), ' as ')}`,
    zh: `${who}添加了${about}${after(says('role'), '，角色为')}`,
  }),
  'user.reinvited': ({ who, about }) => ({
    en: `${who} invited ${about} again`,
    zh: `${who}再次邀请了${about}`,
  }),
  'user.invitationWithdrawn': ({ who, about }) => ({
    en: `${who} withdrew the invitation of ${about}`,
    zh: `${who}撤回了对${about}的邀请`,
  }),
  'user.invitationRestored': ({ who, about }) => ({
    en: `${who} restored the withdrawn invitation of ${about}`,
    zh: `${who}恢复了此前撤回的对${about}的邀请`,
  }),
  'user.disabled': onThing('disabled', '停用了'),
  'user.enabled': ({ who, about }) => ({
    en: `${who} enabled ${about} again`,
    zh: `${who}重新启用了${about}`,
  }),
  'member.handedOver': ({ who, about, says, count }) => ({
    en: `${who} handed ${many(count('rows'), 'record')} of ${about} over${after(says('person'), ' to ')}`,
    zh: `${who}将${about}的${so(count('rows'), '条')}背调记录移交给了${says('person') || '同事'}`,
  }),
  'lostPhone.asked': ({ who, about }) => ({
    en: `${who} asked for a new phone for ${about}, who lost theirs`,
    zh: `${who}申请为遗失手机的${about}更换手机号`,
  }),
  'lostPhone.withdrawn': ({ who, about }) => ({
    en: `${who} withdrew the request for a new phone for ${about}`,
    zh: `${who}撤回了为${about}更换手机号的申请`,
  }),
  'lostPhone.opened': ({ who, about }) => ({
    en: `${who} opened the request for a new phone for ${about}`,
    zh: `${who}查看了为${about}更换手机号的申请`,
  }),
  'lostPhone.replaced': ({ who, about }) => ({
    en: `${who} approved the request and replaced the phone of ${about}`,
    zh: `${who}通过了申请，更换了${about}的手机号`,
  }),
  'lostPhone.rejected': ({ who, about }) => ({
    en: `${who} rejected the request for a new phone for ${about}`,
    zh: `${who}驳回了为${about}更换手机号的申请`,
  }),
  'lostPhone.lapsed': ({ about }) => ({
    en: `The request for a new phone for ${about} ended without a decision`,
    zh: `为${about}更换手机号的申请到期未处理，已自动结束`,
  }),
  'ownership.handedOn': ({ who, says }) => ({
    en: `${who} handed the ownership over to ${says('person') || 'a colleague'}`,
    zh: `${who}将所有者身份移交给了${says('person') || '同事'}`,
  }),
  'user.left': own('left this account', '退出了本账号'),
  'user.edited': edited,
  'member.edited': placed,
  'department.added': onThing('added', '新增了'),
  'department.changed': ({ who, about, says }) => ({
    en: `${who} saved ${about}${after(says('monthlyBudget'), ', monthly budget ')}`,
    zh: `${who}修改了${about}${after(says('monthlyBudget'), '，月度预算：')}`,
  }),
  'department.removed': onThing('removed', '删除了'),

  'audit.exported': ({ who, count }) => ({
    en: `${who} exported ${many(count('rows'), 'entry', 'entries')} of this audit log`,
    zh: `${who}导出了${so(count('rows'), '条')}审计日志`,
  }),
  'check.exported': ({ who, count }) => ({
    en: `${who} exported ${many(count('rows'), 'record')}`,
    zh: `${who}导出了${so(count('rows'), '条')}背调记录`,
  }),
  'check.outcomeTaken': ({ who, count }) => ({
    en: `${who} downloaded the results of a bulk action${count('rows') ? `, ${many(count('rows'), 'row')}` : ''}`,
    zh: `${who}下载了批量操作的处理结果${count('rows') ? `，共 ${count('rows')} 行` : ''}`,
  }),
  'task.started': onTask('started a background task', '发起了后台任务'),
  'task.done': onTask('finished a background task', '完成了后台任务'),
  'task.failed': onTask('could not finish a background task', '未能完成后台任务'),
  'task.cancelled': onTask('stopped a background task', '取消了后台任务'),
} satisfies Record<string, Sentence>;
