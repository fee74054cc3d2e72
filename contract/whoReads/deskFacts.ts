import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const months =
  'src/features/operatorDesk/OperatorDeskPage.test.tsx › shows a year by its months, and who left it so';
const promised =
  'gateway/src/modules/calendar/calendar.test.ts › what is promised past the end of the calendar is an estimate, and stays when the holidays come';
const contact =
  'src/features/operatorDesk/contact/ContactDesk.test.tsx › shows what is told, what is planned, and who set it; a planned change is withdrawn';
const told =
  'gateway/src/modules/reference/sphere.test.ts › what is set today is told at once, by its keys and prefix, and what is empty is not told';

const texts =
  'src/features/operatorDesk/texts/TextsDesk.test.tsx › shows what is in force and every version, with who wrote and who signed off';
const contract =
  'gateway/src/modules/enterprise/contractVersions.test.ts › what has to be signed anew is announced to who signed, and due from its day on; the old one holds until it is signed';
const consent =
  'gateway/src/modules/candidate/consentVersions.test.ts › who is about to sign while the text changes is refused, sees the new one, and signs that';

const bankDesk =
  'src/features/operatorDesk/bank/BankDesk.test.tsx › shows the account as customers see it, what waits, and every change with who asked and who decided';
const bankTold =
  'gateway/src/modules/bankAccounts/bankAccounts.test.ts › one operator asks with a code, another signs off with a code; customers are told the other account from then on';
const bankCompared =
  'src/features/workOrders/components/RechargeDialog.test.tsx › is confirmed with what came; a wrong code and a booked reference stand at their fields, and nothing typed is lost';
const bankKept =
  'gateway/src/modules/bankAccounts/bankAccounts.test.ts › a recharge keeps the account that was told on the day of payment, whatever it becomes';

const limits =
  'src/features/operatorDesk/limits/LimitsDesk.test.tsx › shows every limit with its range, what is planned, and who changed it why';

const dictionaries =
  'src/features/operatorDesk/dictionaries/DictionariesDesk.test.tsx › shows every dictionary in both languages, what is planned, and who changed what';
const offered =
  'src/features/candidate/wordsInForce.test.tsx › offers what is offered, in its order and words; what stood there keeps its word';

/** What operators keep for everybody. */
export const deskFacts: readonly OtherFact[] = [
  {
    what: 'The free days and worked weekends of a year, in the dates that are promised by them',
    kept: ['calendar_change.periods'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(months, '/operatorDesk', 'operator'),
      plain(promised, '/initiateBack', 'owner', 'recruiter'),
      plain(promised, '/backRecord/detail', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'The customer phone, e-mail, service hours and ICP number of the platform',
    kept: [
      'sphere_change.customer_phone',
      'sphere_change.customer_email',
      'sphere_change.service_hours',
      'sphere_change.icp_number',
    ],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(contact, '/operatorDesk', 'operator'),
      plain(told, '/register', 'founder'),
      plain(told, '/candidate', 'candidate'),
      plain(told, '/sr', 'reader'),
    ],
  },
  {
    what: 'The words of the service contract and of the consent, in both languages',
    kept: ['signed_text_change.words'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(texts, '/operatorDesk', 'operator'),
      plain(contract, '/serviceContract', 'owner'),
      plain(consent, '/candidate', 'candidate'),
    ],
  },
  {
    what: 'Why a version of such a text was sent back',
    kept: ['signed_text_change.reason'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [plain(texts, '/operatorDesk', 'operator')],
  },
  {
    what: 'The account that customers transfer to: whose, at which bank, its number',
    kept: [
      'bank_account_change.account_name',
      'bank_account_change.bank_name',
      'bank_account_change.account_no',
    ],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(bankDesk, '/operatorDesk', 'operator'),
      plain(bankTold, '/financialManage', 'owner', 'finance'),
    ],
  },
  {
    what: 'The account that was told on the day of a payment',
    kept: ['recharge.paid_to'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(bankKept, '/financialManage', 'owner', 'finance'),
      plain(bankCompared, '/workOrder, decision', 'operator'),
    ],
  },
  {
    what: 'Why that account changes, and why a change of it was refused',
    kept: ['bank_account_change.reason', 'bank_account_change.refusal'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [plain(bankDesk, '/operatorDesk', 'operator')],
  },
  {
    what: 'Why a limit changes',
    kept: ['limit_change.reason'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [plain(limits, '/operatorDesk', 'operator')],
  },
  {
    what: 'The words of choices and of states, their order and what is offered',
    kept: ['dict_change.entries'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [plain(dictionaries, '/operatorDesk', 'operator'), plain(offered, '/candidate', 'candidate')],
  },
];
