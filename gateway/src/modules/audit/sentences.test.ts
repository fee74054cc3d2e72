import { installedOutcomeWords } from '../checks/exportWords';
import { auditActionNames, auditActions, type AuditAction } from '@probity/contract/rules/auditActions';
import type { auditDetails } from '@probity/contract/rules/auditDetails';
import { uuidv7 } from '../../kernel/ids';
import type { EventRow, OrderedThing } from './auditRepository';
import { sentenceOf, sentences, type Told } from './auditSentence';
import type { Vocabulary } from './auditWords';

const ids = { actor: uuidv7(), person: uuidv7(), department: uuidv7() };
const UUID = /[\da-f]{8}-[\da-f]{4}/i;
/** What a sentence that lost one of its values would show. */
const HOLES = /undefined|null|NaN|\[object|\$\{|\s{2}|\s[.,]|[（(]\s*[)）]|[，：]。|[,:]\.|\u0002|\u0003/;

const vocabularyIn = (lang: 'en' | 'zh'): Vocabulary => ({
  lang,
  names: {
    users: new Map([
      [ids.actor, '林晓'],
      [ids.person, '王芳'],
    ]),
    apiKeys: new Map(),
    webhooks: new Map(),
    departments: new Map([[ids.department, '销售部']]),
    orders: new Map(),
    works: new Map(),
  },
  items: new Map([['education', { name: { en: 'Education', zh: '学历' } }]]),
  roles: new Map([
    ['recruiter', lang === 'en' ? 'recruiter' : '招聘专员'],
    ['viewer', lang === 'en' ? 'viewer' : '查看者'],
  ]),
  outcomes: installedOutcomeWords(lang),
  machine: 'check',
  result: null,
});

/** Every detail that there is, as the events have it. */
const full: Record<keyof typeof auditDetails, unknown> = {
  from: 'running',
  to: 'done',
  loginType: 'sms',
  mainId: uuidv7(),
  role: { from: 'viewer', to: 'recruiter' },
  disabled: { from: false, to: true },
  given: 5,
  refused: 1,
  fields: ['nickName', 'email'],
  view: 'Late',
  field: 'idNumber',
  departmentId: { from: null, to: ids.department },
  upTo: { from: null, to: 500_000 },
  above: { from: 100_000, to: null },
  overBudget: { from: 'refused', to: 'waits' },
  monthlyBudget: { from: null, to: 500_000 },
  version: 2,
  hash: 'ab'.repeat(32),
  workItemId: uuidv7(),
  person: ids.person,
  owner: ids.person,
  package: 'Warehouse',
  enterprise: 'Morning Star',
  form: 'Warehouse staff',
  price: 6800,
  amount: 100_000,
  reference: 'B-17',
  number: '26312000000000000001',
  formerNumber: '26312000000000000002',
  months: '2026-09, 2026-10',
  day: '2026-12-01',
  year: 2027,
  month: '2026-10',
  orderNo: 'PB261121K7QW2M',
  items: 4,
  item: 'education',
  copy: 2,
  result: 'match',
  lamp: 'blue',
  of: 'candidate',
  by: 'candidate',
  file: uuidv7(),
  files: 3,
  why: 'expired',
  way: 'sms',
  days: 30,
  count: 2,
  kind: 'x',
  phones: 2,
  until: '2026-12-01T08:00:00.000Z',
  rows: 12,
  task: 'checks.export',
  host: 'hooks.example.com',
  eventKinds: 'check.reported',
  deliveryId: uuidv7(),
  format: 'csv',
  scopes: 'checks.read',
  key: 'pbk_abcdef',
  successor: 'pbk_ghijkl',
  predecessor: 'pbk_abcdef',
  rule: 'material',
  material: { from: 30, to: 60 },
  report: { from: 365, to: 730 },
  unfinished: { from: 30, to: 31 },
  consent: { from: 30, to: 32 },
};
/** Ids of whom and what is gone. */
const gone = { person: uuidv7(), owner: uuidv7(), departmentId: { from: uuidv7(), to: uuidv7() } };

const check: OrderedThing = {
  orderNo: 'PB261121K7QW2M',
  checkId: uuidv7(),
  status: 'reported',
  isErased: false,
  candidateName: '李明',
};
const ABOUT: Record<
  string,
  Pick<Told, 'thing' | 'object'> & { entity: string; task?: Told['task']; isStanding?: boolean }
> = {
  check: { entity: 'check', thing: check, object: check.orderNo },
  unnamed: { entity: 'check', thing: { ...check, candidateName: null }, object: check.orderNo },
  order: { entity: 'order', thing: { ...check, checkId: null, candidateName: null }, object: check.orderNo },
  person: { entity: 'user', thing: undefined, object: '陈静' },
  department: { entity: 'department', thing: undefined, object: '市场部' },
  apiKey: { entity: 'apiKey', thing: undefined, object: 'HR system' },
  webhook: { entity: 'webhook', thing: undefined, object: 'ATS' },
  batch: { entity: 'batch', thing: undefined, object: 'list.xlsx', isStanding: true },
  'nameless batch': { entity: 'batch', thing: undefined, object: null, isStanding: true },
  invoice: { entity: 'invoice', thing: undefined, object: '26312000000000000001' },
  'asked invoice': { entity: 'invoice', thing: undefined, object: 'Morning Star' },
  payout: { entity: 'payout', thing: undefined, object: '¥1,000.00' },
  transfer: { entity: 'recharge', thing: undefined, object: '¥1,000.00' },
  package: { entity: 'package', thing: undefined, object: 'Warehouse' },
  recharge: { entity: 'work_item', thing: undefined, task: 'recharge', object: null },
  ...Object.fromEntries(
    [
      ...[
        'check',
        'order',
        'user',
        'department',
        'apiKey',
        'webhook',
        'work_item',
        'certification',
        'ledger',
      ],
      ...['batch', 'invoice', 'payout', 'package'],
    ].map((entity) => [`no ${entity}`, { entity, thing: undefined, object: null }]),
  ),
};

function tell(
  action: string,
  lang: 'en' | 'zh',
  more: Partial<Omit<Told, 'row'>> & { row?: Partial<EventRow> },
) {
  const { row, ...told } = more;
  const event = { action, actorKind: 'enterprise', entity: 'check', entityId: uuidv7(), ...row } as EventRow;
  const moment = (at: string) => at.slice(0, 16).replace('T', ' ');
  return sentenceOf(
    {
      row: event,
      detail: {},
      actorName: '林晓',
      thing: undefined,
      task: undefined,
      object: null,
      isStanding: false,
      moment,
      ...told,
    },
    vocabularyIn(lang),
  );
}
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('every action of the contract has a sentence in both languages, whatever its event knows, and none prints an id', () => {
  expect(Object.keys(sentences).sort()).toEqual([...auditActionNames].sort());
  const wrong: [string, string][] = [];
  for (const action of auditActionNames)
    for (const lang of ['en', 'zh'] as const)
      for (const { entity, ...about } of Object.values(ABOUT))
        for (const detail of [{}, full, { ...full, ...gone }])
          for (const actorName of ['林晓', null]) {
            const text = textOf(tell(action, lang, { ...about, detail, actorName, row: { entity } }));
            const whole = lang === 'en' ? /^\S.{8,}[^.]\.$/ : /^\S.*\p{Script=Han}.*[^。]。$/u;
            if (UUID.test(text) || HOLES.test(text) || !whole.test(text)) wrong.push([action, text]);
          }
  expect(wrong).toEqual([]);
});

const prefixes = ['order', 'department', 'apiKey', 'webhook'];
const natural = (action: string) =>
  ABOUT[
    prefixes.find((name) => action.startsWith(name)) ?? (/^(user|member)/.test(action) ? 'person' : 'check')
  ]!;

test('a sentence says more than the name of its action, and no two actions say the same', () => {
  for (const lang of ['en', 'zh'] as const) {
    const all = auditActionNames.map((action) => {
      const { entity, ...told } = natural(action);
      return textOf(tell(action, lang, { ...told, row: { entity } }));
    });
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    for (const action of auditActionNames) expect(all).not.toContain(auditActions[action][lang]);
  }
});

const said: [AuditAction, keyof typeof ABOUT, Record<string, unknown>, string, string][] = [
  ['member.handedOver', 'person', { person: ids.person, rows: 12 }, '林晓 handed 12 records of 陈静 over to 王芳.', '林晓将陈静的 12 条背调记录移交给了王芳。'],
  ['member.handedOver', 'person', { person: ids.person, rows: 1 }, '林晓 handed 1 record of 陈静 over to 王芳.', '林晓将陈静的 1 条背调记录移交给了王芳。'],
  ['member.edited', 'person', { departmentId: { from: null, to: ids.department }, monthlyBudget: { from: null, to: null } }, '林晓 put 陈静 into the department 销售部.', '林晓将陈静的部门由“无”调整为“销售部”。'],
  ['user.edited', 'person', { role: { from: 'viewer', to: 'recruiter' }, disabled: { from: false, to: false } }, '林晓 changed 陈静’s role from viewer to recruiter.', '林晓将陈静的角色由查看者改为招聘专员。'],
  ['user.edited', 'person', { role: { from: 'viewer', to: 'viewer' }, disabled: { from: true, to: false } }, '林晓 enabled 陈静 again.', '林晓重新启用了陈静。'],
  ['user.disabled', 'person', {}, '林晓 disabled 陈静.', '林晓停用了陈静。'],
  ['user.enabled', 'person', {}, '林晓 enabled 陈静 again.', '林晓重新启用了陈静。'],
  ['user.invitationWithdrawn', 'person', {}, '林晓 withdrew the invitation of 陈静.', '林晓撤回了对陈静的邀请。'],
  ['user.invitationRestored', 'person', {}, '林晓 restored the withdrawn invitation of 陈静.', '林晓恢复了此前撤回的对陈静的邀请。'],
  ['batch.created', 'batch', {}, '林晓 began the batch list.xlsx.', '林晓新建了批次 list.xlsx。'],
  ['batch.confirmed', 'batch', { rows: 12, price: 81_600 }, '林晓 confirmed the batch list.xlsx: 12 orders for ¥816.00.', '林晓确认了批次 list.xlsx 的下单，共 12 单，金额 ¥816.00。'],
  ['batch.cancelled', 'nameless batch', { rows: 1 }, '林晓 cancelled a batch: 1 row is left out.', '林晓取消了一个批次的下单，1 行不再下单。'],
  ['invoice.asked', 'asked invoice', { amount: 100_000, months: '2026-09' }, '林晓 asked for the invoice to Morning Star: ¥1,000.00 over 2026-09.', '林晓申请开具抬头为 Morning Star 的发票，金额 ¥1,000.00，账期 2026-09。'],
  ['invoice.issued', 'invoice', { amount: 100_000, number: '26312000000000000001' }, '林晓 issued the invoice 26312000000000000001: ¥1,000.00.', '林晓开具了发票 26312000000000000001，金额 ¥1,000.00。'],
  ['payout.asked', 'payout', { amount: 100_000 }, '林晓 asked for a payout of ¥1,000.00.', '林晓申请余额退款，金额 ¥1,000.00。'],
  ['recharge.slipOpened', 'transfer', {}, '林晓 opened the bank slip of a recharge of ¥1,000.00.', '林晓查看了一笔充值的转账凭证，金额 ¥1,000.00。'],
  ['package.published', 'package', { package: 'Warehouse', version: 2, price: 6800 }, '林晓 published version 2 of the package Warehouse at ¥68.00.', '林晓以 ¥68.00 发布了套餐“Warehouse”第 2 版。'],
  ['work.taken', 'recharge', {}, '林晓 took on the task “Confirm a recharge”.', '林晓领取了任务：“确认充值”。'],
  ['work.takenOver', 'recharge', { person: ids.person }, '林晓 took over the task “Confirm a recharge” from 王芳.', '林晓从王芳处接手了“确认充值”的任务。'],
  ['work.handedOver', 'recharge', { person: ids.person }, '林晓 assigned the task “Confirm a recharge” to 王芳.', '林晓将“确认充值”的任务转交给了王芳。'],
  ['work.returned', 'recharge', {}, '林晓 returned the task “Confirm a recharge” to the queue.', '林晓将任务放回了队列：“确认充值”。'],
  ['work.taken', 'check', {}, '林晓 took on the check PB261121K7QW2M of 李明.', '林晓领取了任务：李明的背调 PB261121K7QW2M。'],
  ['check.assigned', 'check', { person: ids.person, owner: null }, '林晓 put 王芳 in charge of the check PB261121K7QW2M of 李明.', '林晓将李明的背调 PB261121K7QW2M 的负责人改为王芳。'],
  ['check.assignmentUndone', 'check', { person: ids.person }, '林晓 took the change back: 王芳 is in charge of the check PB261121K7QW2M of 李明 again.', '林晓收回了已交出的记录：李明的背调 PB261121K7QW2M 的负责人改回王芳。'],
  ['check.itemDone', 'check', { item: 'education', copy: 1, from: 'running', to: 'done' }, '林晓 finished “Education” of the check PB261121K7QW2M of 李明.', '林晓完成了李明的背调 PB261121K7QW2M 的“学历”。'],
  ['check.exported', 'no ledger', { rows: 12, format: 'csv' }, '林晓 exported 12 records.', '林晓导出了 12 条背调记录。'],
  ['apiKey.takenOver', 'apiKey', { person: ids.person }, '林晓 made 王芳 responsible for the API key HR system.', '林晓将 API 密钥 HR system 的责任人改为王芳。'],
  ['apiKey.rotated', 'apiKey', { key: 'pbk_abcdef', successor: 'pbk_ghijkl', until: '2026-12-01T08:00:00.000Z' }, '林晓 replaced the API key HR system (pbk_abcdef…) with a new one (pbk_ghijkl…); the old one ends at 2026-12-01 08:00.', '林晓更换了 API 密钥 HR system（pbk_abcdef…），新密钥 pbk_ghijkl…，旧密钥于 2026-12-01 08:00 失效。'],
]; // prettier-ignore
test.each(said)('%s about %s with %o', (action, about, detail, en, zh) => {
  const { entity, ...told } = ABOUT[about]!;
  expect(textOf(tell(action, 'en', { ...told, detail, row: { entity } }))).toBe(en);
  expect(textOf(tell(action, 'zh', { ...told, detail, row: { entity } }))).toBe(zh);
});

test('the names that lead to a screen are parts of their own; a name cannot make one', () => {
  const parts = tell('member.handedOver', 'en', {
    object: 'Ann \u0002oforged\u0003',
    detail: { person: ids.person, rows: 2 },
    row: { entity: 'user' },
  });
  expect(parts).toEqual([
    { text: '林晓 handed 2 records of ', link: null },
    { text: 'Ann oforged', link: 'object' },
    { text: ' over to ', link: null },
    { text: '王芳', link: 'person' },
    { text: '.', link: null },
  ]);
});

test.each([
  ['batch.retried', 'batch', {}, 'list.xlsx'],
  ['batch.retried', 'nameless batch', {}, 'a batch'],
  ['invoice.downloaded', 'invoice', {}, '26312000000000000001'],
  ['payout.paid', 'payout', { amount: 100_000 }, '¥1,000.00'],
  ['package.switchedOff', 'package', { package: 'Warehouse' }, 'Warehouse'],
] as const)('%s of %s leads to its thing by its name', (action, about, detail, name) => {
  const { entity, ...told } = ABOUT[about]!;
  const parts = tell(action, 'en', { ...told, detail, row: { entity } });
  expect(parts.filter(({ link }) => link === 'object')).toEqual([{ text: name, link: 'object' }]);
});

test('an action that this version does not know is told as one', () => {
  expect(textOf(tell('moon.landed', 'en', {}))).toContain('moon.landed');
});
