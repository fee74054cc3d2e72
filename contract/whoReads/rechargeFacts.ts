import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const rechargeTest = (title: string) => `gateway/src/modules/recharges/deciding.test.ts › ${title}`;
const rechargeSeen =
  'gateway/src/modules/recharges/asking.test.ts › what was asked stands in the list, and the slip is read by who asks and by operators alone';
const rechargeReviewed = rechargeTest(
  'an operator sees what was claimed and confirms what came: booked once, told to both sides, waiting orders are placed',
);
const reversalTest = (title: string) => `gateway/src/modules/reversals/reversals.test.ts › ${title}`;
const correctionTest = (title: string) => `gateway/src/modules/corrections/corrections.test.ts › ${title}`;
const rechargeRejected = rechargeTest('a rejection books nothing and tells why');

/** What is entered where money is paid in by transfer. */
export const rechargeFacts: readonly OtherFact[] = [
  {
    what: 'From whose account a recharge was paid',
    kept: ['recharge.payer_name'],
    by: ['owner', 'finance'],
    enteredOn: '/financialManage',
    read: [
      plain(rechargeSeen, '/financialManage', 'owner', 'finance'),
      plain(rechargeReviewed, '/workOrder, decision', 'operator'),
    ],
  },
  ...(
    [
      [
        'The bank’s reference of a recharge, as an operator confirms it',
        ['recharge.bank_reference'],
        rechargeReviewed,
      ],
      ['Why a recharge was rejected', ['recharge.reason'], rechargeRejected],
    ] as const
  ).map(([what, kept, shownBy]) => ({
    what,
    kept,
    by: ['operator'] as const,
    enteredOn: '/workOrder, decision' as const,
    read: [plain(shownBy, '/financialManage', 'owner', 'finance')],
  })),
  {
    what: 'Why a recharge is taken back',
    kept: ['recharge_reversal.reason'],
    by: ['operator'],
    enteredOn: '/receivedMoney',
    read: [
      plain(
        reversalTest(
          'one operator asks, another confirms: the opposite is booked once, and the enterprise reads it with the reason',
        ),
        '/financialManage',
        'owner',
        'finance',
      ),
    ],
  },
  {
    what: 'Who gives the money itself back once a recharge is taken back',
    kept: ['recharge_reversal.given_back_by'],
    by: ['operator'],
    enteredOn: '/receivedMoney',
    read: [
      plain(
        'gateway/src/modules/payments/givingBack.test.ts › taken back by two, given back by WeChat Pay: kept before it is asked, asked once, and read by both sides',
        '/workOrder, decision',
        'operator',
      ),
    ],
  },
  {
    what: 'Why a recharge stays booked that was to be taken back',
    kept: ['recharge_reversal.refusal'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: [
      plain(
        reversalTest('either of two refuses with a reason, and it may be asked for again'),
        '/receivedMoney',
        'operator',
      ),
    ],
  },
  {
    what: 'Why a charge is given back',
    kept: ['charge_correction.reason'],
    by: ['operator'],
    enteredOn: '/receivedMoney',
    read: [
      plain(
        correctionTest(
          'one operator asks for a part, another confirms: booked once beside the charge, and the enterprise reads it with the reason',
        ),
        '/financialManage',
        'owner',
        'finance',
      ),
      plain(
        correctionTest(
          'one operator asks for a part, another confirms: booked once beside the charge, and the enterprise reads it with the reason',
        ),
        '/backRecord/detail',
        'owner',
        'recruiter',
      ),
    ],
  },
  {
    what: 'Why a charge stays that was to be given back',
    kept: ['charge_correction.refusal'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: [
      plain(
        correctionTest('either of two refuses with a reason, and it may be asked for again'),
        '/receivedMoney',
        'operator',
      ),
    ],
  },
  {
    what: 'What an operator did about a payment by scanning that does not fit',
    kept: ['payment_oddity.note'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: [
      plain(
        'gateway/src/modules/payments/oddities.test.ts › an operator sees what was told beside what was ordered, and ends it with what was done',
        '/workOrder, decision',
        'operator',
      ),
    ],
  },
];
