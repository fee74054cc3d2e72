/** The codes of approvals, of closing an account, invoices, payments by scanning and recharges, part of `codes`. */
export const moneyCodes = {
  '2040': {
    en: 'This order does not wait for approval any more: {why}',
    zh: '该订单已无需审批：{why}',
  },
  '2041': { en: 'Nobody approves an order of their own', zh: '不能审批自己提交的订单' },
  '2042': {
    en: 'This order costs {price}, and you may approve orders up to {upTo}',
    zh: '该订单金额为 {price}，您的审批额度为 {upTo}',
  },
  '2043': {
    en: 'This account closes and is erased on {day}: nothing can be changed in it any more. Its owner can take that back until then, under Account, Leave Probity',
    zh: '该账号正在注销，将于 {day} 删除，期间不能再作更改。在此之前，所有者可在“账号设置 → 离开 Probity”撤回注销',
  },
  '2044': {
    en: 'The account cannot be closed yet. Still open: {what}',
    zh: '账号暂不能注销，尚有未结事项：{what}',
  },
  '2045': {
    en: 'There is no closing to take back: it was taken back already, or the erasure has begun',
    zh: '没有可撤回的注销申请：已撤回，或已开始删除',
  },
  '2054': {
    en: 'A colleague has asked to give back a part of this charge. Confirm or refuse that first',
    zh: '该笔消费已有待确认的退还申请，请先确认或拒绝',
  },
  '2055': {
    en: '{amount} cannot be given back: of this charge {left} is left',
    zh: '无法退还 {amount}：该笔消费可退还金额仅为 {left}',
  },
  '2056': {
    en: 'You belong to this enterprise, so a colleague decides about its charges',
    zh: '不能处理自己所属企业的消费，请由同事处理',
  },
  '2440': {
    en: 'An invoice over {months} was already asked for or issued',
    zh: '{months} 的发票已申请或已开具，不能重复申请',
  },
  '2441': { en: 'This request for an invoice is no longer waiting: {why}', zh: '该发票申请已处理：{why}' },
  '2442': {
    en: 'You belong to this enterprise, so a colleague decides about its invoices',
    zh: '不能处理自己所属企业的发票，请由同事处理',
  },
  '2443': {
    en: 'An invoice with this number was already uploaded',
    zh: '该发票号码已上传，不能重复使用',
  },
  '2444': {
    en: 'This invoice does not hold any more: a colleague replaced it meanwhile',
    zh: '该发票已由同事更换，不再有效',
  },
  '2445': {
    en: 'This recharge is taken back already, or a colleague has asked for it',
    zh: '该笔充值已冲回，或同事已申请冲回',
  },
  '2446': {
    en: '{amount} cannot be taken back: {available} is left, the rest is held for orders or spent',
    zh: '无法冲回 {amount}：可用余额仅 {available}，其余已冻结或消费',
  },
  '2447': { en: 'This request is no longer waiting: {why}', zh: '该申请已处理：{why}' },
  '2448': {
    en: 'You asked for this. A second operator has to confirm it',
    zh: '这是您提出的申请，须由另一位运营人员确认',
  },
  '2449': {
    en: 'A change of the limit waits already. Confirm or refuse it first',
    zh: '已有待确认的限额变更，请先确认或拒绝',
  },
  '2460': {
    en: 'Payments by scanning that can be open at once: {n}. Pay or cancel one of them first',
    zh: '最多可同时有 {n} 笔未完成的扫码支付，请先支付或取消其中一笔',
  },
  '2461': {
    en: 'The payment service does not answer. Nothing is lost: please try again',
    zh: '支付服务暂未响应，数据不会丢失，请重试',
  },
  '2462': {
    en: 'Paying by scanning is not available at the moment. Please recharge by transfer',
    zh: '暂不支持扫码支付，请通过银行转账充值',
  },
  '2463': { en: 'A colleague has settled this already', zh: '同事已处理完毕' },
  '2464': {
    en: 'Nothing is booked for this enterprise under the reference {reference}. Book it first',
    zh: '该企业没有流水号为 {reference} 的入账记录，请先入账',
  },
  '2465': {
    en: 'What was booked for this payment is not taken back yet',
    zh: '该笔支付的入账尚未冲回',
  },
  '2625': {
    en: 'WeChat Pay cannot give this back: {why}. Choose to give it back by hand',
    zh: '无法由微信支付原路退回：{why}。请选择人工退回',
  },
  '2626': {
    en: 'WeChat Pay may still give this back by itself, so it could be given back twice. It can be settled once WeChat Pay has given it back, or has refused',
    zh: '微信支付仍可能自动退回该款项，人工退回可能造成重复退款。请待微信支付退回或拒绝后再处理',
  },
  '2466': { en: 'A colleague has decided about this change already', zh: '同事已处理该变更' },
  '2450': {
    en: 'A payout waits already. The next one can be asked for once it is decided',
    zh: '已有一笔退款待处理，处理完成后才能再次申请',
  },
  '2451': {
    en: '{amount} cannot be paid out: {available} is available, the rest is held for orders or spent',
    zh: '无法退款 {amount}：可用余额为 {available}，其余已冻结或消费',
  },
  '2452': { en: 'This payout can no longer be changed: {why}', zh: '该笔退款不能再更改：{why}' },
  '2453': {
    en: 'You belong to this enterprise, so a colleague decides about its payout',
    zh: '不能处理自己所属企业的退款，请由同事处理',
  },
  '2454': {
    en: 'Another payout was paid under this bank reference',
    zh: '该银行流水号已用于另一笔退款',
  },
  '2455': {
    en: 'A colleague entered another bank reference meanwhile. Look at it again before you confirm',
    zh: '同事刚刚更改了银行流水号，请重新核对后再确认',
  },
  '2860': {
    en: 'Transfers that can wait at once: {n}. Withdraw one or wait for a decision',
    zh: '最多可同时有 {n} 笔充值待确认，请先撤回或等待处理',
  },
  '2861': { en: 'This recharge is no longer waiting: {why}', zh: '该笔充值已处理：{why}' },
  '2862': {
    en: 'You belong to this enterprise, so a colleague decides about its recharge',
    zh: '不能处理自己所属企业的充值，请由同事处理',
  },
  '2863': {
    en: 'You confirmed this recharge first. A second operator has to confirm it',
    zh: '您已完成首次确认，须由另一位运营人员复核确认',
  },
  '2624': {
    en: '{name} confirmed another bank reference. Look at the statement again: if yours is right, speak with {name}, or reject the recharge',
    zh: '与{name}确认的银行流水号不一致，请再次核对银行流水；如您填写的无误，请与{name}核实，或予以驳回',
  },
  '2864': {
    en: '{name} confirmed {amount}. Look at the statement again: if yours is right, speak with {name}, or reject the recharge',
    zh: '与{name}确认的金额 {amount} 不一致，请再次核对银行流水；如您填写的无误，请与{name}核实，或予以驳回',
  },
  '2865': {
    en: 'A payment with this bank reference is booked already',
    zh: '该银行流水号已入账，不能重复入账',
  },
  '2514': {
    en: 'Somebody set this price meanwhile. Look at it again before you change it',
    zh: '该价格刚刚已被他人调整，请查看最新内容后再修改',
  },
  '2515': {
    en: 'A price from {day} on is planned already. Withdraw it first, or wait until it is in force',
    zh: '已有自 {day} 起生效的价格计划，请先撤回，或待其生效后再调整',
  },
  '2516': { en: 'The enterprise pays this already', zh: '该企业目前即为此价格' },
  '2517': {
    en: 'This price is in force already. Set another one instead',
    zh: '该价格已生效，不能撤回，请重新设置价格',
  },
  '2518': {
    en: 'You belong to this enterprise, so a colleague sets its prices',
    zh: '不能设置自己所属企业的价格，请由同事处理',
  },
  '2519': {
    en: 'Somebody changed this package meanwhile. Look at it again before you change it',
    zh: '该套餐刚刚已被他人调整，请查看最新内容后再修改',
  },
  '2520': {
    en: 'A change from {day} on is planned already. Withdraw it first, or wait until it is in force',
    zh: '已有自 {day} 起生效的调整计划，请先撤回，或待其生效后再修改',
  },
  '2521': { en: 'Nothing differs from what is in force now', zh: '与现行内容没有差异' },
  '2522': {
    en: 'This change is in force already. Change the package again instead',
    zh: '该调整已生效，不能撤回，请再次调整该套餐',
  },
} as const;
