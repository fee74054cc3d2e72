import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const asked =
  'gateway/src/modules/invoices/asking.test.ts › one request covers several months to the fen, is told to operators, and stands in the list as it was asked for';
const issuing = (title: string) => `gateway/src/modules/invoices/issuing.test.ts › ${title}`;
const issued = issuing(
  'an operator opens it in the queue, uploads the invoice, and the enterprise is told and downloads it',
);
const replaced = issuing(
  'a wrong invoice is replaced with a reason; the old one is kept and both sides read both',
);

/** What is entered where invoices are asked for and issued. */
export const invoiceFacts: readonly OtherFact[] = [
  ...(
    [
      ['The title and tax number of an invoice', ['invoice_request.title', 'invoice_request.tax_number']],
      [
        'Bank, account, address and phone of a special VAT invoice, and where an invoice is sent to',
        ['invoice_request.details_enc'],
      ],
    ] as const
  ).map(([what, kept]) => ({
    what,
    kept,
    by: ['owner', 'finance'] as const,
    enteredOn: '/financialManage, invoices' as const,
    read: [
      plain(asked, '/financialManage, invoices', 'owner', 'finance'),
      plain(issued, '/workOrder, decision', 'operator'),
    ],
  })),
  ...(
    [
      ['The number of an invoice', ['invoice.number'], issued],
      ['Why an invoice was replaced', ['invoice.reason'], replaced],
      [
        'Why a request for an invoice was rejected',
        ['invoice_request.reason'],
        issuing('a rejection tells why, and frees the month'),
      ],
    ] as const
  ).map(([what, kept, shownBy]) => ({
    what,
    kept,
    by: ['operator'] as const,
    enteredOn: '/workOrder, decision' as const,
    read: [
      plain(shownBy, '/financialManage, invoices', 'owner', 'finance'),
      plain(shownBy, '/workOrder, decision', 'operator'),
    ],
  })),
];
