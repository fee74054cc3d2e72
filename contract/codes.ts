/**
 * The gateway's business codes and their words in both languages; `{name}` is filled by the gateway.
 * 401, 403, 404 and the session codes carry the specification's texts. Blocks: 10xx base, 20xx orders, 21xx candidate,
 * 22xx reports, 28xx accounts.
 */
export const codes = {
  '-5': { en: 'invalid session or expired, please log in again', zh: '会话无效或已过期，请重新登录' },
  '-6': { en: 'current user has no access permission', zh: '当前用户没有访问权限' },
  '-12': { en: 'please verify your phone to open this link', zh: '请验证手机号后打开此链接' },
  '401': { en: 'authentication failed, cannot access system resource', zh: '认证失败，无法访问系统资源' },
  '403': { en: 'no permission for this operation', zh: '当前操作没有权限' },
  '404': { en: 'resource does not exist', zh: '访问资源不存在' },
  '1000': { en: 'Please check: {fields}', zh: '请检查：{fields}' },
  '1001': { en: 'Incorrect account or password', zh: '账号或密码错误' },
  '1002': {
    en: 'Too many wrong passwords. Please try again in {minutes} minutes',
    zh: '密码错误次数过多，请在 {minutes} 分钟后重试',
  },
  '1003': { en: 'This account is disabled', zh: '账号已停用' },
  '1004': { en: 'Verification code is incorrect or has expired', zh: '验证码错误或已过期' },
  '1005': {
    en: 'Sending too frequently, please try again in {n} seconds',
    zh: '发送过于频繁，请 {n} 秒后重试',
  },
  '1006': { en: 'Daily SMS limit reached', zh: '今日短信次数已达上限' },
  '1007': { en: 'Too many requests, please try again later', zh: '请求过多，请稍后再试' },
  '1008': { en: 'This phone is already registered', zh: '该手机号已注册' },
  '1009': { en: 'This phone is already in use', zh: '该手机号已被使用' },
  '1010': { en: 'The QR code has expired', zh: '二维码已过期' },
  '1011': { en: 'You cannot switch to this account', zh: '无法切换到该账号' },
  '1012': { en: 'Please select a file', zh: '请选择文件' },
  '1013': { en: 'File is larger than 10 MB', zh: '文件超过 10 MB' },
  '1014': { en: 'File type not allowed', zh: '不支持的文件类型' },
  '1015': { en: 'User does not exist', zh: '用户不存在' },
  '1016': { en: 'Enterprise information is under review', zh: '企业信息审核中' },
  '1017': { en: 'The enterprise is already verified', zh: '企业已认证' },
  '1018': { en: 'This WeChat account is already bound', zh: '该微信已绑定其他账号' },
  '1019': { en: 'Nobody may disable or demote himself', zh: '不能停用或降级自己' },
  '1020': { en: 'The last owner must stay', zh: '至少保留一位所有者' },
  '2001': { en: 'This package is not available', zh: '该套餐不可用' },
  '2002': { en: 'This package does not contain: {items}', zh: '该套餐不包含：{items}' },
  '2003': {
    en: 'This order was already sent with other contents. Please reload',
    zh: '该请求已以其他内容提交，请刷新后重试',
  },
  '2004': { en: 'A {what} that is {from} cannot become {to}', zh: '{what}当前状态为 {from}，不能变为 {to}' },
  '2005': {
    en: 'Your enterprise is not verified yet, so it cannot order',
    zh: '企业尚未认证，暂不能下单',
  },
  '2006': {
    en: 'Please give a reason for each sensitive item: {items}',
    zh: '请为敏感项目填写理由：{items}',
  },
  '2007': {
    en: 'This person was already checked in the last 90 days. Please confirm that you want another check',
    zh: '该候选人 90 天内已有核查，请确认是否继续',
  },
  '2008': {
    en: 'The price has changed since you saw it. Please check it again',
    zh: '价格已变化，请重新确认',
  },
  '2009': { en: 'Please upload the signed consent form', zh: '请上传已签署的授权书' },
  '2010': { en: 'This invitation is no longer open', zh: '该邀请已关闭' },
  '2011': { en: 'A reminder was sent less than an hour ago', zh: '一小时内已发送过提醒' },
  '2012': { en: 'Revealing is limited to {limit} per hour', zh: '每小时最多查看 {limit} 次' },
  '2013': {
    en: 'These rows are more than an export can carry ({limit})',
    zh: '超出单次导出上限（{limit} 条）',
  },
  '2101': {
    en: 'This link is wrong, has expired or was withdrawn. Please ask the enterprise that sent it to you',
    zh: '链接错误、已过期或已撤回，请联系发送该链接的企业',
  },
  '2102': { en: 'The consent text has changed. Please read it again', zh: '授权书内容已更新，请重新阅读' },
  '2103': { en: 'Some answers are missing or wrong: {fields}', zh: '以下内容缺失或有误：{fields}' },
  '2104': { en: 'You have already submitted this form', zh: '您已提交过该表单' },
  '2105': { en: 'Please give your consent first', zh: '请先完成授权' },
  '2106': { en: 'Please sign before you continue', zh: '请先签名' },
  '2201': { en: 'Somebody else saved this in the meantime. Please reload', zh: '内容已被他人修改，请刷新' },
  '2202': { en: 'Who edited the report cannot approve it', zh: '编辑者不能复核自己的报告' },
  '2203': { en: 'Not every item is done: {items}', zh: '以下项目尚未完成：{items}' },
  '2204': { en: 'This finding still needs: {fields}', zh: '该结论缺少：{fields}' },
  '2205': { en: 'This item is being worked by somebody else', zh: '该项目正由他人处理' },
  '2206': { en: 'The report is not published yet', zh: '报告尚未发布' },
  '2801': {
    en: 'This tab still shows another account. Reload it to continue',
    zh: '当前页面显示的是其他账号，请刷新后继续',
  },
  '2811': {
    en: 'Nobody decides the certification of an enterprise they belong to',
    zh: '不能审核自己所属企业的认证',
  },
  '2802': { en: 'The present password is not right', zh: '当前密码不正确' },
  '2803': { en: 'This person was told less than an hour ago', zh: '一小时内已通知过该成员' },
  '2804': { en: 'This person has already signed in', zh: '该成员已登录过，无需再次邀请' },
  '2805': {
    en: 'The monthly budget of {whose} does not cover this order: {left} are left',
    zh: '{whose}的本月预算不足以支付该订单：剩余 {left}',
  },
  '2806': {
    en: 'This department still has people or checks, so it cannot be removed',
    zh: '该部门仍有成员或核查，不能删除',
  },
  '2807': { en: 'There is a department of this name already', zh: '已有同名部门' },
} as const;

export type Code = keyof typeof codes;
