import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** What happened to somebody's ways in. Both languages: whoever reads it need not be who did it. */
const happened = {
  passwordSet: { zh: '您的账号已设置登录密码', en: 'A password was set for your account' },
  passwordChanged: { zh: '您的登录密码已修改', en: 'Your password was changed' },
  passwordReset: {
    zh: '您的登录密码已重设，所有设备已退出，微信绑定已解除',
    en: 'Your password was reset; all devices were signed out and WeChat was unbound',
  },
  mobileChanged: {
    zh: '您的登录手机号已更换，本号码不能再用于登录',
    en: 'Your phone number was changed; this one signs in no more',
  },
  attacked: {
    zh: '有人从多个网络多次尝试登录您的账号，密码或验证码错误，未能登录',
    en: 'Somebody tries to sign in to your account from many networks; those tries had a wrong password or code and failed',
  },
  wechatBound: { zh: '您的账号已绑定微信登录', en: 'A WeChat account was bound to your account' },
} as const;

/** What they do about it. */
const advice = {
  mobileChanged: {
    zh: '如非本人操作，请立即联系客服',
    en: 'If this was not you, contact us at once',
  },
  attacked: {
    zh: '如密码较短或在别处使用过，请更换',
    en: 'Change your password if it is short or used elsewhere',
  },
  others: {
    zh: '如非本人操作，请立即重设密码',
    en: 'If this was not you, reset your password at once',
  },
};

/**
 * Tells a person by SMS what happened to their ways in; leaves when the transaction commits. `mobile` is the phone they had
 * before. No links: a message that asks somebody to act at once is what a forger would send.
 */
export async function noticeSecurity(
  services: Pick<Services, 'sms'>,
  tx: Tx,
  mobile: string,
  what: keyof typeof happened,
): Promise<void> {
  const { zh, en } = happened[what];
  const then = advice[what as keyof typeof advice] ?? advice.others;
  const text = `【Probity】${zh}。${then.zh}。${en}. ${then.en}.`;
  await services.sms.queue(tx, { mobile, template: 'securityNotice', text });
}

/** Takes the way in by WeChat away from somebody; false when there was none. */
export async function unbindWechatOf(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.one<{ done: boolean }>(sql`select wechat_unbind(${userId}) as done`);
  return row.done;
}
