import { answered, enlarged, failing, go, held, renamed, repeated, withRows } from './answers.mjs';
import { certificationWork } from './filled.mjs';

/** The lists and what they are drawn from: the name, the reader, the screen and the path of its call. */
const lists = [
  ['records', 'owner', '/backRecord', 'check/check/list'],
  ['users', 'owner', '/businessManage?tab=users', 'account/member/list'],
  ['audit', 'owner', '/businessManage?tab=audit', 'audit/event/list'],
  ['workOrder', 'analyst', '/workOrder', 'work/item/list'],
];
/** The same lists to other readers: how many rows they have tells no more. */
const again = [
  ['certifications', 'operator', '/workOrder', 'work/item/list'],
  ['support-records', 'support', '/backRecord', 'check/check/list'],
];

/** The demo data has nothing to decide. */
const filled = (name, rows) => (name === 'certifications' ? [certificationWork()] : rows);

const rowsOf = ([, , route, path], make) => answered(path, withRows(make), go(route));

const common = (list) => {
  const [name, who, route, path] = list;
  return [
    { name: `${name}-loading`, who, isHeld: true, open: answered(path, held, go(route)) },
    { name: `${name}-failed`, who, isBroken: true, open: answered(path, failing, go(route)) },
    { name: `${name}-enlarged`, who, open: enlarged(go(route)) },
    { name: `${name}-none`, who, open: rowsOf(list, () => []) },
    {
      name: `${name}-longNames`,
      who,
      open: rowsOf(list, (rows) => renamed(filled(name, rows))),
    },
  ];
};

export const listStates = [
  ...[...lists, ...again].flatMap(common),
  ...lists.flatMap((list) => {
    const [name, who] = list;
    return [
      { name: `${name}-one`, who, open: rowsOf(list, (rows) => rows.slice(0, 1)) },
      { name: `${name}-2000`, who, open: rowsOf(list, repeated(2_000)) },
    ];
  }),
];
