import type { components } from '../../kernel/contract.gen';
import type { Column } from '../../kernel/tasks/columns';
import { chinaTime } from '../../platform/pdf/document';
import { refundHeads, refundWords } from './words';

type RefundStatus = components['schemas']['RefundStatus'];

/** Money that two operators asked the provider to give back; all null where none was asked for. */
interface Refunded {
  /** Our number of it, as the provider shows it to the merchant and to the payer. */
  refundNo: string | null;
  refundStatus: RefundStatus | null;
  refundEndedAt: Date | null;
}

/** Which refund a row belongs to, how it stands, as the list says it, and when the payer had the money. */
export const refundColumns = <Row extends Refunded, Request>(): Column<Row, Request>[] => [
  { head: refundHeads.number, width: 34, value: ({ refundNo }) => refundNo },
  {
    head: refundHeads.state,
    width: 16,
    value: ({ refundStatus }, lang) => refundStatus && refundWords[refundStatus][lang],
  },
  {
    head: refundHeads.givenBack,
    width: 20,
    kind: 'moment',
    value: ({ refundStatus, refundEndedAt }) =>
      refundStatus === 'success' && refundEndedAt ? chinaTime(refundEndedAt) : null,
  },
];
