/** Where a batch is, as whoever orders with it and whoever follows it reads it. */
export const batchStatus = {
  reading: 'Being read',
  unreadable: 'Cannot be read',
  matching: 'Columns to name',
  checking: 'Being checked',
  open: 'To be confirmed',
  ordering: 'Being ordered',
  done: 'Done',
  cancelled: 'Cancelled',
};
