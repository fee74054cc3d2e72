/** /financialManage: the months that are closed. */
export const statements = {
  title: 'Statements',
  lead: 'A month is closed right after its end, in China’s time, and never changes. A later correction stands in the month in which it is made.',
  empty: 'No statements yet',
  emptyBody: 'The first one stands here after the first month with a recharge.',
  newer: 'Show newer ones',
  more: 'Show more',
  opening: 'At the beginning',
  recharged: 'Recharged',
  takenBack: 'Recharges taken back',
  charged: 'Charged for checks',
  chargesReversed: 'Charges reversed',
  closing: 'At the end',
  held: 'Held of it for checks under way',
  pdf: 'PDF',
  pdfOf: 'PDF of {{month}}',
  fileName: 'statement-{{month}}.pdf',
};
