import { assignmentCodes } from './assignmentCodes';
import { batchCodes } from './batchCodes';
import { deskCodes } from './deskCodes';
import { invitationCodes } from './invitationCodes';
import { moneyCodes } from './moneyCodes';
import { registrationCodes } from './registrationCodes';
import { reportCodes } from './reportCodes';
import { viewCodes } from './viewCodes';

/**
 * The gateway's business codes and their words in both languages; `{name}` is filled by the gateway.
 * 401, 403, 404 and the session codes carry the specification's texts; other codes below 1000 are HTTP statuses. Blocks: 10xx base, 20xx orders, 21xx candidate,
 * 22xx reports, 23xx batches, 24xx payments, 27xx tasks, 28xx accounts, 29xx API keys and webhooks.
 */
export const codes = {
  ...assignmentCodes,
  ...invitationCodes,
  ...moneyCodes,
  ...deskCodes,
  ...registrationCodes,
  ...reportCodes,
  ...batchCodes,
  ...viewCodes,
  '-5': {
    en: 'invalid session or expired, please log in again',
    zh: '无效的会话，或者会话已过期，请重新登录',
  },
  '-6': { en: 'current user has no access permission', zh: '当前用户没有访问权限' },
  '-12': { en: 'please verify your phone to open this link', zh: '请验证手机号后打开此链接' },
  '401': { en: 'authentication failed, cannot access system resource', zh: '认证失败，无法访问系统资源' },
  '403': { en: 'no permission for this operation', zh: '当前操作没有权限' },
  '404': { en: 'resource does not exist', zh: '访问资源不存在' },
  '400': { en: 'The request could not be read', zh: '请求无法解析' },
  '408': { en: 'The request arrived too slowly', zh: '请求传输过慢，已中断' },
  '413': { en: 'The request is too large', zh: '请求内容过大' },
  '415': { en: 'This kind of content is not accepted here', zh: '不支持的内容类型' },
  '429': { en: 'Too many requests at once, please try again later', zh: '同时发出的请求过多，请稍后再试' },
  '431': { en: 'The headers of the request are too large', zh: '请求头过大' },
  '1000': { en: 'Please check: {fields}', zh: '请检查：{fields}' },
  '1001': { en: 'Incorrect account or password', zh: '账号或密码错误' },
  '1002': {
    en: 'Too many wrong passwords. Please try again in {minutes} min',
    zh: '密码错误次数过多，请在 {minutes} 分钟后重试',
  },
  '1003': { en: 'This account is disabled', zh: '账号已停用' },
  '1004': { en: 'Verification code is incorrect or has expired', zh: '验证码错误或已过期' },
  '1005': {
    en: 'Sending too frequently, please try again in {n} s',
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
  '1014': {
    en: 'File type not allowed, or the file is damaged or not what its name says: open it, save it again as an allowed type and choose it again',
    zh: '不支持的文件类型，或文件已损坏、内容与扩展名不符：请先打开确认，另存为允许的类型后重新选择',
  },
  '1015': { en: 'User does not exist', zh: '用户不存在' },
  '1016': { en: 'Enterprise information is under review', zh: '企业信息审核中' },
  '1017': {
    en: 'Nothing has changed: this is what is already verified',
    zh: '与已认证的信息一致，没有变更',
  },
  '1018': { en: 'This WeChat account is already bound', zh: '该微信已绑定其他账号' },
  '1019': { en: 'You cannot disable or demote yourself', zh: '不能停用或降级自己' },
  '1020': { en: 'The last owner cannot be removed', zh: '至少保留一位所有者' },
  '2001': { en: 'This package is not available', zh: '该套餐不可用' },
  '2002': { en: 'This package does not contain: {items}', zh: '该套餐不包含：{items}' },
  '2003': {
    en: 'This order was already sent with different contents. Please reload',
    zh: '该请求已以其他内容提交，请刷新后重试',
  },
  '2004': {
    en: 'This {what} is {from} and cannot become {to}',
    zh: '{what}当前状态为 {from}，不能变为 {to}',
  },
  '2005': {
    en: 'Your enterprise is not verified yet, so it cannot order',
    zh: '企业尚未认证，暂不能下单',
  },
  '2006': {
    en: 'Please give a reason for each sensitive item: {items}',
    zh: '请为敏感项目填写理由：{items}',
  },
  '2007': {
    en: 'A check of this person was ordered in the last 90 days. Please confirm that you want another one',
    zh: '90 天内已为该候选人下过单，请确认是否继续',
  },
  '2008': {
    en: 'The price has changed since you saw it. Please check it again',
    zh: '价格已变化，请重新确认',
  },
  '2009': { en: 'Please upload the signed consent form', zh: '请上传已签署的授权书' },
  '2012': { en: 'Revealing is limited to {limit} per hour', zh: '每小时最多查看 {limit} 次' },
  '2013': {
    en: 'An export holds at most {limit} rows. Please narrow the search',
    zh: '单次最多导出 {limit} 条，请缩小搜索范围',
  },
  '2016': {
    en: 'The service contract is not signed yet, so your enterprise cannot order',
    zh: '服务合同尚未签署，暂不能下单',
  },
  '2031': {
    en: 'Nothing has changed since version {version}',
    zh: '与第 {version} 版相比没有变化',
  },
  '2032': {
    en: 'An account can have at most {limit} packages of its own',
    zh: '每个账号最多 {limit} 个自定义套餐',
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
  '2107': {
    en: 'The name you signed is not the one in the order. Please confirm that it is yours',
    zh: '您签署的姓名与委托中的姓名不一致，请确认是否为您本人的姓名',
  },
  '2108': {
    en: 'This link is no longer valid. Please ask {name}, whose link it is',
    zh: '该链接已失效，请联系提供方{name}',
  },
  '2109': { en: 'At most {n} files can be uploaded', zh: '最多可上传 {n} 个文件' },
  '2201': { en: 'Somebody else saved this in the meantime. Please reload', zh: '内容已被他人修改，请刷新' },
  '2202': { en: 'Whoever edited a report cannot review it', zh: '编辑者不能复核自己的报告' },
  '2203': { en: 'Not every item is done: {items}', zh: '以下项目尚未完成：{items}' },
  '2204': { en: 'This finding still needs: {fields}', zh: '该结论缺少：{fields}' },
  '2205': { en: '{who} {does} this item', zh: '该项目{does}由{who}处理' },
  '2206': { en: 'The report is not published yet', zh: '报告尚未发布' },
  '2207': {
    en: 'This report is disputed. It can be shared again once the dispute is resolved',
    zh: '报告正在异议处理中，处理完成后方可分享',
  },
  '2208': {
    en: 'Before you publish, please open every item that is not green: {items}',
    zh: '发布前请逐一打开非绿灯的项目：{items}',
  },
  '2209': {
    en: 'You published this report, so only a colleague can reject its dispute. You can answer it with a new version',
    zh: '报告发布人不能驳回对该报告的异议，请由其他分析师处理',
  },
  '2210': {
    en: 'The findings differ from the published version. Please publish a new version instead',
    zh: '核查结论与已发布版本不同，请发布新版本',
  },
  '2211': {
    en: 'This report is stored in a format that cannot be shown here. Nothing is lost. Please contact support',
    zh: '该报告的保存格式在此无法读取，内容并未丢失，请联系客服',
  },
  '2510': {
    en: 'Somebody changed this item meanwhile. Look at it again before you change it',
    zh: '该项目刚刚已被他人调整，请查看最新内容后再修改',
  },
  '2511': {
    en: 'A change from {day} on is planned already. Withdraw it first, or wait until it is in force',
    zh: '已有自 {day} 起生效的调整计划，请先撤回，或待其生效后再修改',
  },
  '2512': { en: 'Nothing differs from what is in force now', zh: '与现行内容没有差异' },
  '2513': {
    en: 'This change is in force already. Change the item again instead',
    zh: '该调整已生效，不能撤回，请再次调整该项目',
  },
  '2622': {
    en: 'Such a file is being made for this account already. Please wait until it is ready, or cancel it',
    zh: '该账号已有一个同类文件正在生成，请等待其完成或先取消',
  },
  '2623': {
    en: 'You have paid this payout: another operator confirms it',
    zh: '该笔退款由您付款，须由其他运营人员确认',
  },
  '2701': {
    en: 'You can run at most {limit} tasks at once. Please wait for one to finish, or cancel one',
    zh: '您最多可同时运行 {limit} 个任务，请等待其完成或取消其中一个',
  },
  '2702': {
    en: 'Files of more than {limit} rows are prepared in the background',
    zh: '超过 {limit} 条的文件将在后台生成',
  },
  '2703': {
    en: 'Something went wrong on our side several times, so this was stopped. Please start it again',
    zh: '系统多次出错，任务已中止，请重新发起',
  },
  '2704': {
    en: 'That is more than {limit} records. Please select fewer or narrow the search',
    zh: '超过 {limit} 条记录，请减少选择或缩小搜索范围',
  },
  '2705': {
    en: 'Your permissions in this account have changed since you started this. Please start it again; it will hold what you may see now',
    zh: '发起任务后您的权限已变更，请重新发起，结果将按您现有的权限生成',
  },
  '2801': {
    en: 'This tab still shows another account. Reload it to continue',
    zh: '当前页面显示的是其他账号，请刷新后继续',
  },
  '2811': {
    en: 'You belong to this enterprise, so a colleague decides its certification',
    zh: '不能审核自己所属企业的认证',
  },
  '2821': {
    en: 'A new phone has already been requested for this person and is waiting for a decision',
    zh: '已为该成员申请更换手机号，正在等待处理',
  },
  '2822': { en: 'This request is no longer open: {why}', zh: '该申请已结束：{why}' },
  '2823': { en: 'This phone cannot be replaced: {why}', zh: '无法更换该手机号：{why}' },
  '2824': {
    en: 'You belong to this enterprise, so a colleague decides',
    zh: '不能处理自己所属企业的申请',
  },
  '2802': { en: 'The current password is not right', zh: '当前密码不正确' },
  '2803': { en: 'This person was notified less than an hour ago', zh: '一小时内已通知过该成员' },
  '2804': {
    en: 'This person has already used this account or is disabled, so no invitation is needed',
    zh: '该成员已使用过本账号或已被停用，无需再次邀请',
  },
  '2805': {
    en: '{whose} does not cover this order: {left} is left',
    zh: '{whose}的本月预算不足以支付该订单：剩余 {left}',
  },
  '2806': {
    en: 'This department still has people or checks, so it cannot be removed',
    zh: '该部门仍有成员或背调，不能删除',
  },
  '2807': { en: 'A department with this name already exists', zh: '已有同名部门' },
  '2812': { en: 'The contract has changed. Please read it again', zh: '合同内容已更新，请重新阅读' },
  '2813': { en: 'The contract can be signed once the enterprise is verified', zh: '企业通过认证后方可签署' },
  '2850': {
    en: 'There is no room for this file: an account can keep at most {files} files and {megabytes} MB',
    zh: '存储空间不足：每个账号最多保存 {files} 个文件、共 {megabytes} MB',
  },
  '2851': {
    en: 'There is no room for this file: before its certification an enterprise can keep at most {files} files and {megabytes} MB',
    zh: '存储空间不足：企业认证前最多保存 {files} 个文件、共 {megabytes} MB',
  },
  '2841': {
    en: 'An account may send {limit} of these messages within 24 hours. Please try again in {time}',
    zh: '每个账号 24 小时内最多发送 {limit} 条此类短信，请 {time}后重试',
  },
  '2900': {
    en: 'At most {limit} API keys may be in use. Please revoke one that is no longer needed',
    zh: '最多可有 {limit} 个使用中的 API 密钥，请先撤销不再需要的密钥',
  },
  '2901': {
    en: 'This API key is not valid: it is unknown, was revoked or has expired',
    zh: 'API 密钥无效：不存在、已撤销或已过期',
  },
  '2902': { en: 'This API key does not have the scope {scope}', zh: '该 API 密钥没有权限范围 {scope}' },
  '2903': {
    en: 'An API key can make at most {limit} calls a minute. Please try again in {n} s',
    zh: '每个 API 密钥每分钟最多调用 {limit} 次，请 {n} 秒后重试',
  },
  '2904': {
    en: 'An API key belongs in the header Authorization, never into an address: addresses are logged on the way. Please revoke this one',
    zh: 'API 密钥只能放在 Authorization 请求头中，不能放在网址里：网址会被沿途记录。请撤销该密钥',
  },
  '2905': { en: 'An API key with this name already exists', zh: '已有同名 API 密钥' },
  '2906': {
    en: 'This API key has already been replaced. The new key is in the list; if nobody kept it, replace that one',
    zh: '该 API 密钥已被更换，新密钥见列表；如新密钥未妥善保存，请更换新密钥',
  },
  '2907': {
    en: 'This API key is revoked or has expired and cannot be replaced. Please create a new one',
    zh: '该 API 密钥已撤销或已过期，无法更换，请新建密钥',
  },
  '2815': { en: 'The enterprise has withdrawn this change', zh: '企业已撤回该变更' },
  '2816': {
    en: 'This change has been decided in the meantime, so it cannot be withdrawn. This is how it stands now',
    zh: '该变更已有审核结果，不能撤回，当前结果如下',
  },
  '2817': {
    en: 'Only the person who submitted this change can withdraw it',
    zh: '只有提交人可以撤回该变更',
  },
  '2818': {
    en: 'Another enterprise with this name or credit code has been verified in the meantime. Please read the warning before you decide',
    zh: '另有使用相同名称或信用代码的企业刚刚通过认证，请查看提示后再审核',
  },
  '2831': {
    en: 'The data of this check was erased when its retention period was over',
    zh: '该背调的数据已在保存期限届满后删除',
  },
  '2832': { en: 'All data of this order has already been erased', zh: '该订单的数据已全部删除' },
  '2814': { en: 'This contract is already signed', zh: '该合同已签署' },
  '2930': { en: 'An account can have at most {limit} webhooks', zh: '每个账号最多 {limit} 个 Webhook' },
  '2931': { en: 'This webhook is disabled. Enable it first', zh: '该 Webhook 已停用，请先启用' },
} as const;

export type Code = keyof typeof codes;
