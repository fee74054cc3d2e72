/** /financialManage, what was spent and for what. */
export const costs = {
  title: 'What was spent',
  by: 'By',
  sides: {
    month: 'By month',
    department: 'By department',
    person: 'By person',
    package: 'By package',
    item: 'By item',
  },
  period: 'Time',
  periods: {
    this: 'This month',
    last: 'Last month',
    three: 'Last three months',
    twelve: 'Last twelve months',
  },
  total: '{{amount}} from {{from}} to {{to}}, in China’s time',
  column: { name: 'Name', checks: 'Checks', charged: 'Spent' },
  none: {
    month: 'No month',
    department: 'No department',
    person: 'Nobody',
    package: 'No package',
    item: 'No item',
  },
  share: '{{percent}}%',
  chargesOf: '{{name}}, {{amount}}: the charges',
  monthsNote: 'A check that was charged in two months counts in each of them.',
  rest: 'The chart shows the {{count}} highest; the table shows all.',
  empty: 'Nothing was spent',
  emptyBody: 'An item is charged when it is done. Choose a longer time.',
};
