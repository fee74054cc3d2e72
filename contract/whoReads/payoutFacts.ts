import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const asked =
  'gateway/src/modules/payouts/asking.test.ts › what the owner asks for is held at once, stands in the list and in the ledger, and cannot be spent';
const deciding = (title: string) => `gateway/src/modules/payouts/deciding.test.ts › ${title}`;
const paid = deciding(
  'one operator pays it, another confirms: booked once as paid out, both sides are told, and it is named everywhere',
);

/** What is entered where a balance is paid out, and where the account that it came from is closed. */
export const payoutFacts: readonly OtherFact[] = [
  {
    what: 'Why an account closes',
    kept: ['account_closing.reason_enc'],
    by: ['ownerAlone'],
    enteredOn: '/businessManage, leaving',
    read: [
      plain(
        'gateway/src/modules/departure/closing/asking.test.ts › from then on nothing is changed, all is read, and it comes back with one act',
        '/operatorDesk',
        'operator',
      ),
    ],
  },
  {
    what: 'Whose account a balance is paid out to, at which bank, the last four of its number, and why',
    kept: ['payout.holder', 'payout.bank_name', 'payout.account_tail', 'payout.reason'],
    by: ['ownerAlone'],
    enteredOn: '/financialManage, payouts',
    read: [
      plain(asked, '/financialManage, payouts', 'owner', 'finance'),
      plain(paid, '/workOrder, decision', 'operator'),
    ],
  },
  {
    what: 'The whole number of the account a balance is paid out to',
    kept: ['payout.account_enc'],
    by: ['ownerAlone'],
    enteredOn: '/financialManage, payouts',
    read: [plain(paid, '/workOrder, decision', 'operator')],
  },
  ...(
    [
      ['The bank’s reference of a payout', 'payout.bank_reference', paid],
      [
        'Why a payout was rejected',
        'payout.refusal',
        deciding('a rejection tells why, its money is available again and waiting orders are placed'),
      ],
    ] as const
  ).map(([what, kept, shownBy]) => ({
    what,
    kept: [kept],
    by: ['operator'] as const,
    enteredOn: '/workOrder, decision' as const,
    read: [plain(shownBy, '/financialManage, payouts', 'owner', 'finance')],
  })),
];
