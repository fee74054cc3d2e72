import { read } from './groups';
import type { Fact } from './types';

const change = { by: ['owner'], enteredOn: '/ei' } as const;
const lost = { by: ['owner'], enteredOn: '/businessManage, users' } as const;
const decided = { by: ['support'], enteredOn: '/workOrder, decision' } as const;
/** A change that waits, or was rejected, is read by who manages the enterprise and by those who decide it. */
const waiting = [
  read('/ei', 'plain', 'owner'),
  read('/businessManage, profile', 'plain', 'owner'),
  read('/workOrder, decision', 'plain', 'operator'),
] as const;
const submitted = [...waiting, read('/enterSuccess', 'plain', 'owner')] as const;

/** The enterprise is told what its contact's phone was revealed for. */
const told = [
  read('/ei', 'plain', 'owner'),
  read('/enterSuccess', 'plain', 'owner'),
  read('/businessManage, profile', 'plain', 'owner'),
] as const;
/** Everybody of the enterprise reads its name wherever the account in use is named. */
const named = [
  ...(['/homePage', 'bell', '/ei', '/businessManage, profile'] as const),
  ...(['/businessManage, users', '/businessManage, audit'] as const),
].map((on) => read(on, 'plain', 'owner', 'recruiter', 'finance', 'viewer'));

/** What a verified enterprise changes of itself, and the lost phone of one of its people. */
export const accountFacts = {
  lostReason: {
    what: 'Why a new phone is asked for',
    kept: ['lost_phone.reason_enc'],
    ...lost,
    read: [
      read('/businessManage, users', 'plain', 'owner'),
      read('/workOrder, decision', 'plain', 'support'),
    ],
  },
  rejectedPhone: {
    what: 'A new phone that was asked for and rejected',
    kept: ['lost_phone.mobile_enc'],
    ...lost,
    read: [
      read('/businessManage, users', 'masked', 'owner'),
      read('/workOrder, decision', 'plain', 'support'),
    ],
  },
  replacedPhone: {
    what: 'The new phone of somebody who lost theirs',
    kept: ['lost_phone.mobile_enc', 'users.mobile_enc'],
    ...lost,
    read: [
      read('/businessManage, users', 'masked', 'owner'),
      read('/workOrder, decision', 'plain', 'support'),
      read('/businessManage, me', 'masked', 'recruiter'),
      read('/businessManage, security', 'masked', 'recruiter'),
      read('SMS', 'masked', 'recruiter'),
    ],
  },
  lostRejection: {
    what: 'Why staff rejected a new phone',
    kept: ['lost_phone.note_enc'],
    ...decided,
    read: [read('/businessManage, users', 'plain', 'owner')],
  },
  lostHow: {
    what: 'How staff made sure of a new phone',
    kept: ['lost_phone.note_enc'],
    ...decided,
    read: [read('/businessManage, users', 'plain', 'owner')],
  },
  lostRevealPurpose: {
    what: 'What the contact’s phone is revealed for, to call back about a lost phone',
    kept: ['certification_reveal.purpose'],
    ...decided,
    read: told,
  },
  changeDraft: {
    what: 'What is typed of a change and not yet submitted',
    kept: ['certification_draft.content_enc'],
    ...change,
    read: [read('/ei', 'plain', 'owner')],
  },
  wrongName: {
    what: 'A changed name that was rejected',
    kept: ['certification.enterprise_name'],
    ...change,
    read: waiting,
  },
  changeRejection: {
    what: 'Why a change is rejected',
    kept: ['certification.reason'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: [...waiting, read('/homePage', 'plain', 'owner')],
  },
  changedName: {
    what: 'The changed name',
    kept: ['certification.enterprise_name', 'main_account.name'],
    ...change,
    read: [
      ...named,
      read('/businessManage, me', 'plain', 'owner', 'recruiter'),
      read('/businessManage, security', 'plain', 'owner', 'recruiter'),
      read('/enterSuccess', 'plain', 'owner'),
      read('/serviceContract', 'plain', 'owner'),
      read('/businessManage, audit export', 'plain', 'owner'),
      read('SMS', 'plain', 'owner'),
      read('/workOrder, decision', 'plain', 'operator'),
      read('bell', 'plain', 'operator', 'support'),
    ],
  },
  changedCode: {
    what: 'The changed unified social credit code',
    kept: ['certification.credit_code'],
    ...change,
    read: [...submitted, read('/serviceContract', 'plain', 'owner')],
  },
  changedLicense: {
    what: 'The licence that shows the change',
    kept: ['file_object.original_name'],
    ...change,
    read: [
      read('/ei', 'file', 'owner'),
      read('/enterSuccess', 'named', 'owner'),
      read('/businessManage, profile', 'file', 'owner'),
      read('/workOrder, decision', 'file', 'operator'),
    ],
  },
  changedLegalPerson: {
    what: 'The changed legal representative',
    kept: ['certification.legal_person'],
    ...change,
    read: submitted,
  },
  changedContact: {
    what: 'The changed contact',
    kept: ['certification.contact_name'],
    ...change,
    read: submitted,
  },
  changedContactPhone: {
    what: 'The changed contact’s phone (open to who wrote it; to who decides for a purpose)',
    kept: ['certification.contact_phone_enc'],
    ...change,
    read: [
      read('/ei', 'plain', 'owner'),
      read('/ei', 'masked', 'owner'),
      read('/enterSuccess', 'masked', 'owner'),
      read('/businessManage, profile', 'masked', 'owner'),
      read('/workOrder, decision', 'masked', 'operator'),
      read('/workOrder, decision', 'revealed', 'operator'),
    ],
  },
  changeRevealPurpose: {
    what: 'What the contact’s phone of a change is revealed for',
    kept: ['certification_reveal.purpose'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: told,
  },
  changedAddress: {
    what: 'The changed address',
    kept: ['certification.address'],
    ...change,
    read: submitted,
  },
} as const satisfies Record<string, Fact>;
