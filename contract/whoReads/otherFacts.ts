import { read, recordReaders, reportReaders } from './groups';
import { batchFacts } from './batchFacts';
import { deskFacts } from './deskFacts';
import { packageFacts } from './packageFacts';
import { registrationFacts } from './registrationFacts';
import { invoiceFacts } from './invoiceFacts';
import { payoutFacts } from './payoutFacts';
import { rechargeFacts } from './rechargeFacts';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const consentTest =
  'src/features/records/RecordDetailPage.test.tsx › how consent is asked for, and what the candidate refused or took back';
const mainJobTest = (title: string) => `gateway/test/mainJob.test.ts › ${title}`;
const shareTest =
  'gateway/src/modules/reports/shares.test.ts › what a share leaves out is neither shown nor downloadable; evidence that was removed is for nobody';
const handedTest =
  'gateway/src/modules/work/byCheck.test.ts › the words for a colleague stand at the work for who works such things, encrypted; the next hand-over ends them';
const profileTest =
  'gateway/src/modules/people/profile.test.ts › everybody edits their own name and e-mail, reads them, and takes the e-mail back';
const batchAsked =
  'gateway/src/modules/batchOrders/batchApproval.test.ts › orders of a batch that wait are one line and one SMS: how many, the sum, who ordered; reminded of once a day';
const all = ['owner', 'recruiter', 'finance', 'viewer', 'analyst', 'support', 'operator'] as const;
const house = (
  tab: 'users' | 'apiKeys' | 'webhooks' | 'retention',
  kept: string[],
  what: string,
  shownBy: string,
) => {
  const place: Place = `/businessManage, ${tab}`;
  return { what, kept, by: ['owner'] as const, enteredOn: place, read: [plain(shownBy, place, 'owner')] };
};

/** Facts that the journey does not enter: choices, which have no words of their own, and each account's own settings. */
export const otherFacts: readonly OtherFact[] = [
  {
    what: 'How consent is asked for',
    kept: ['checks.consent_way'],
    by: ['owner', 'recruiter'],
    enteredOn: '/initiateBack',
    read: [plain(consentTest, '/backRecord/detail', ...recordReaders)],
  },
  {
    what: 'What the candidate agrees to, item by item',
    kept: ['check_item.consent', 'consent.signed_text'],
    by: ['candidate'],
    enteredOn: '/candidate',
    read: [
      plain(
        'gateway/test/consent.test.ts › a refused item is cancelled and its money released; the rest runs',
        '/candidate',
        'candidate',
      ),
      plain(consentTest, '/backRecord/detail', ...recordReaders),
    ],
  },
  {
    what: 'The signature, drawn or typed',
    kept: ['consent.signature_enc', 'consent.signature_way'],
    by: ['candidate'],
    enteredOn: '/candidate',
    read: [
      {
        ...read('/backRecord/detail', 'revealed', 'owner', 'recruiter', 'analyst'),
        shownBy:
          'gateway/src/modules/checks/candidateFile.test.ts › the signature stands at the consent, with how it was made, for who may reveal, with a purpose and a trail',
      },
    ],
  },
  {
    what: 'Result and lamp of an item',
    kept: ['finding.result', 'finding.lamp', 'check_item.result', 'check_item.lamp'],
    by: ['analyst'],
    enteredOn: '/reportDetail/edit',
    read: [
      plain(
        mainJobTest('an analyst claims, asks the candidate, gets the answer, and works both items'),
        '/reportDetail/edit',
        'analyst',
      ),
      plain(
        mainJobTest(
          'the enterprise reads it with its sources; the people of the staff are named to staff only',
        ),
        '/reportDetail',
        ...reportReaders,
      ),
      plain(
        mainJobTest('the candidate reads the own report and disputes it; the next version answers'),
        '/candidate, own report',
        'candidate',
      ),
      plain(
        mainJobTest('a share leaves an item out by name; its reader learns no names and no ID number'),
        '/sr',
        'reader',
      ),
    ],
  },
  {
    what: 'A few words for the colleague whom work is handed to, or why it is given back',
    kept: ['work_item.handed_note_enc'],
    by: ['analyst', 'operator'],
    enteredOn: '/workOrder',
    read: [
      plain(handedTest, '/workOrder', 'analyst', 'operator'),
      plain(
        'src/features/report/ColleaguesHands.test.tsx › the words of whoever handed it over stand with whose hand it is in',
        '/reportDetail/edit',
        'analyst',
      ),
    ],
  },
  {
    what: 'Items a share leaves out',
    kept: ['share.leave_out'],
    by: ['owner', 'recruiter'],
    enteredOn: '/reportDetail',
    read: [plain(shareTest, '/reportDetail', 'owner', 'recruiter'), plain(shareTest, '/sr', 'reader')],
  },
  {
    what: 'A saved view of the records: name and search, the author’s own or shared with the account',
    kept: ['saved_view.name', 'saved_view.query_enc'],
    by: [...recordReaders],
    enteredOn: '/backRecord',
    read: [
      plain(
        'gateway/src/modules/views/views.test.ts › a view is kept, renamed, given other filters and forgotten',
        '/backRecord',
        ...recordReaders,
      ),
      plain(
        'src/features/records/SavedTabs.test.tsx › saved views are tabs behind those of the list, a colleague’s with their name; axe finds nothing',
        '/backRecord',
        ...recordReaders,
      ),
    ],
  },
  {
    what: 'One’s own name',
    kept: ['users.nick_name'],
    by: [...all],
    enteredOn: '/businessManage, me',
    read: [
      plain(profileTest, '/businessManage, me', ...all),
      plain(
        'e2e/house.spec.ts › everybody edits their own profile: name and picture show at once, also to the owner, and are taken back',
        '/businessManage, users',
        'owner',
      ),
      plain(
        'src/features/records/RecordDetailPage.test.tsx › somebody called “staff” is a person, and no staff',
        '/backRecord/detail',
        ...recordReaders,
      ),
      plain(
        'gateway/src/modules/work/told.test.ts › handing over a whole check tells the colleague once, and nobody else',
        'bell',
        'analyst',
        'operator',
      ),
      plain(batchAsked, 'bell', 'owner', 'finance'),
      plain(batchAsked, 'SMS', 'owner', 'finance'),
    ],
  },
  {
    what: 'One’s own e-mail address',
    kept: ['users.email_enc'],
    by: [...all],
    enteredOn: '/businessManage, me',
    read: [plain(profileTest, '/businessManage, me', ...all)],
  },
  {
    what: 'The language one reads',
    kept: ['users.language', 'candidate.language'],
    by: [...all, 'candidate'],
    enteredOn: '/businessManage, me',
    read: [
      plain(
        'gateway/test/languages.test.ts › what staff are told by SMS comes in the chosen language, before a choice in both',
        'SMS',
        ...all,
      ),
      plain(
        'gateway/test/languages.test.ts › once the link was opened, reminder, resent link and question come in that language',
        'SMS',
        'candidate',
      ),
    ],
  },
  {
    what: 'What one is told of, and how',
    kept: ['notification_choice.choices'],
    by: [...all],
    enteredOn: '/businessManage, notifications',
    read: [
      plain(
        'e2e/notifications.spec.ts › a published report is told by the bell, then as one chose',
        '/businessManage, notifications',
        ...all,
      ),
    ],
  },
  house(
    'users',
    ['membership.invited_name'],
    'The name of somebody added',
    'gateway/test/accounts/addedPeople.test.ts › stand alike in both lists, are found alike, and the real name finds nobody',
  ),
  house(
    'users',
    ['membership.role'],
    'Somebody’s role',
    'gateway/src/modules/people/members.test.ts › list with department, budget and what was ordered; staff are not among them',
  ),
  {
    what: 'A department',
    kept: ['department.name'],
    by: ['owner'],
    enteredOn: '/businessManage, users',
    read: [
      plain(
        'e2e/house.spec.ts › a department: its name once, its budget, and with people in it it stays',
        '/businessManage, users',
        'owner',
      ),
      plain(
        'src/features/records/recordColumns.test.tsx › who is in charge, the order number and the department are columns to choose, left out at first and again after a reset',
        '/backRecord',
        ...recordReaders,
      ),
    ],
  },
  ...payoutFacts,
  ...rechargeFacts,
  ...invoiceFacts,
  ...batchFacts,
  ...packageFacts,
  ...deskFacts,
  ...registrationFacts,
  house(
    'apiKeys',
    ['api_key.name', 'api_key.scopes'],
    'An API key: name and scopes',
    'e2e/apiKeys.spec.ts › an owner makes a key; another system orders with it and follows the check; revoked, it is refused',
  ),
  house(
    'webhooks',
    ['webhook.name', 'webhook.url', 'webhook.kinds'],
    'A webhook: name, address and events',
    'e2e/webhooks.spec.ts › a webhook is added, tested, told of an order, fails while the receiver is down, and is sent again',
  ),
  house(
    'retention',
    ['legal_hold.reason_enc', 'legal_hold.release_reason_enc'],
    'Why an order is held back from erasure, and released',
    'src/features/account/retention/RetentionTab.test.tsx › what goes stands there before anything is saved; axe finds nothing',
  ),
  {
    what: 'The bank’s reference of a recharge',
    kept: ['ledger_transaction.reference'],
    by: ['operator'],
    enteredOn: 'recharge command',
    read: [
      plain(
        'gateway/src/modules/orders/bankRecharge.test.ts › by name or id, once a reference; said again it was booked, and nothing is',
        '/businessManage, audit',
        'owner',
      ),
    ],
  },
];
