/** What a row of a batch is, before it is confirmed and after it. */
export const batchRowState = {
  unchecked: 'Not checked',
  faulty: 'Has a fault',
  ready: 'To be ordered',
  dropped: 'Left out',
  placed: 'Ordered',
  awaitingApproval: 'Awaiting approval',
  awaitingPayment: 'Awaiting payment',
  refused: 'Refused',
  cancelled: 'Cancelled',
};
