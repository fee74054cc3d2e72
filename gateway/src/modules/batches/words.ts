import { MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import type { WordTable } from '../../kernel/words';

/** Why a batch cannot be changed, in the place of {why} of 2301. */
export const closedWords = {
  reading: { en: 'its list is still being read', zh: '名单正在读取' },
  unreadable: { en: 'its list cannot be read', zh: '名单无法读取' },
  matching: { en: 'its columns are not matched yet', zh: '尚未确认各列含义' },
  checking: { en: 'its rows are being checked', zh: '正在检查各行' },
  ordering: { en: 'it is being ordered', zh: '正在下单' },
  done: { en: 'it has been ordered', zh: '已完成下单' },
  cancelled: { en: 'it was cancelled', zh: '已取消' },
  notConfirmed: { en: 'it was not confirmed', zh: '尚未确认下单' },
  noList: { en: 'it was made from applications and has no columns', zh: '该批次来自求职登记，没有列可确认' },
} satisfies WordTable;

const people = MOST_BATCH_ROWS.toLocaleString('en');

export const words = {
  template: { en: 'batch-template', zh: '批量背调模板' },
  /** The moment tells one from another. */
  noFile: {
    en: 'There is no such file of yours: please upload it again',
    zh: '未找到您上传的文件，请重新上传',
  },
  notAList: { en: 'Please upload an XLSX or CSV file', zh: '请上传 XLSX 或 CSV 文件' },
  noApplications: {
    en: 'Some of these applications are gone or were never sent: please choose again',
    zh: '部分求职登记已删除或未提交，请重新选择',
  },
  noPackage: {
    en: 'This package cannot be ordered any more: please choose another one',
    zh: '该套餐已不可下单，请另选',
  },
  noDepartment: { en: 'This department cannot be chosen', zh: '不能选择该部门' },
  fieldTwice: {
    en: 'Another column is this already: each is one column',
    zh: '已有其他列选为该项，每项只能对应一列',
  },
  noSuchColumn: { en: 'The list has no such column', zh: '名单中没有该列' },
  fieldNeeded: { en: 'Say which columns are the name and the phone', zh: '请指明姓名和手机号所在的列' },
  headOutside: { en: 'The list has no such line', zh: '名单中没有该行' },
  tooManyRows: { en: `A batch has at most ${people} people`, zh: `一个批次最多 ${people} 人` },
  notChoice: { en: 'Please choose one of the values', zh: '请从可选值中选择' },
  rowsGone: { en: 'A row is not of this batch', zh: '该行不属于此批次' },
  unreasoned: ({ items }: { items: string }) => ({
    en: `This package has sensitive items (${items}): say for all rows why they are asked for`,
    zh: `该套餐包含敏感项目（${items}）：请为全部行填写核查理由`,
  }),
  sameInList: ({ line }: { line: number }) => ({
    en: `Line ${line} above has the same phone or ID number`,
    zh: `与第 ${line} 行的手机号或身份证号相同`,
  }),
  sameBefore: ({ days, ...of }: { orderNo: string; day: string; days: number; state: string }) => ({
    en: `Ordered within ${days} days: order ${of.orderNo} of ${of.day}, ${of.state}`,
    zh: `${days} 天内已下单：${of.day} 的订单 ${of.orderNo}，${of.state}`,
  }),
  sameApplied: ({ day }: { day: string }) => ({
    en: `Sent a job application on ${day} that no check was begun from`,
    zh: `${day} 提交过求职登记，尚未据此发起背调`,
  }),
  /** Of a row that was not ordered when the batch was cancelled. */
  cancelledRest: ({ who, day }: { who: string; day: string }) => ({
    en: `Cancelled with the rest of the batch by ${who}, ${day}: nobody pays for it`,
    zh: `${who}于 ${day} 取消批次剩余部分，该行不收费`,
  }),
  cancelledByNobody: {
    en: 'Cancelled with the rest of the batch: nobody pays for it',
    zh: '随批次剩余部分一并取消，该行不收费',
  },
  endedWaiting: {
    en: 'The order ended while it waited: nothing was charged',
    zh: '订单在等待期间已终止，未收费',
  },
  sameOver: { en: 'No longer a duplicate', zh: '已不再重复' },
  undecided: {
    en: 'Decide whether this person is ordered all the same, or left out',
    zh: '请选择仍然下单或排除',
  },
  neverDecided: {
    en: 'Left out: nobody decided whether this person is ordered all the same',
    zh: '未决定是否仍然下单，因此未下单',
  },
  duplicate: ({ why, what }: { why: string; what: string }) => ({
    en: `${why}. ${what}`,
    zh: `${why}。${what}`,
  }),
} satisfies WordTable;

/** Why a row was not ordered. */
export const refusalWords = {
  overBudget: { en: 'The monthly budget does not cover it', zh: '超出月度预算' },
  reasonMissing: {
    en: 'A sensitive item needs a reason: say it for all rows and order these again in a new batch',
    zh: '敏感项目缺少理由：请在新批次中统一填写理由后重新下单',
  },
  notInPackage: {
    en: 'The package no longer contains every item of this row: choose another package',
    zh: '套餐不包含其中的项目',
  },
  brokenOff: {
    en: 'Ordering stopped before this row: order it again',
    zh: '下单在此行之前中断，请重新下单',
  },
  departmentGone: { en: 'Its department is gone', zh: '所属部门已不存在' },
  ownerGone: { en: 'Whoever confirmed the batch may no longer order checks', zh: '确认人已无下单权限' },
  wrongField: {
    en: 'Something in this row cannot be ordered: correct it and order it in a new batch',
    zh: '该行内容不符合下单要求',
  },
} satisfies WordTable;

const rows = (n: number) => (n === 1 ? '1 row' : `${n} rows`);

/** What undoing takes back. */
export const changeWords = {
  edit: ({ count }: { count: number }) => ({
    en: `The change of ${rows(count)}`,
    zh: `对 ${count} 行的修改`,
  }),
  drop: ({ count }: { count: number }) => ({ en: `Leaving out ${rows(count)}`, zh: `排除 ${count} 行` }),
  mend: ({ count }: { count: number }) => ({
    en: `Mending ${rows(count)} alike`,
    zh: `统一修正 ${count} 行`,
  }),
  choose: ({ count }: { count: number }) => ({
    en: `The choice for ${rows(count)}`,
    zh: `为 ${count} 行统一选择的值`,
  }),
  keep: ({ count }: { count: number }) => ({
    en: `Keeping ${rows(count)} that may be duplicates`,
    zh: `保留 ${count} 个重复行`,
  }),
  leave: ({ count }: { count: number }) => ({
    en: `Leaving out ${rows(count)} that may be duplicates`,
    zh: `排除 ${count} 个重复行`,
  }),
} satisfies WordTable;

/** What is said beside a cell of the template that is being filled in. */
export const templateExamples = {
  name: { en: 'Li Lei', zh: '李雷' },
  mobile: { en: '13800000011: 11 digits', zh: '13800000011，11 位数字' },
  idNumber: {
    en: '11010519491231002X; may be left empty: the candidate gives it',
    zh: '11010519491231002X；可不填，由候选人填写',
  },
  positionTitle: { en: 'Accountant', zh: '会计' },
} satisfies WordTable;
