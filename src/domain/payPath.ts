/** Where what is missing for the orders that wait is paid: the dialog opens with the sum. */
export const PAY_WAITING_PATH = '/financialManage?pay=waiting';

/** Where a sum in fen is paid, as what is missing for a batch: the dialog opens with it. With 0 it asks how much. */
export const payPath = (fen: number): string => `/financialManage?pay=${fen}`;
