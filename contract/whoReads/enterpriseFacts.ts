import { read } from './groups';
import type { Fact } from './types';

const certification = { by: ['founder'], enteredOn: '/ei' } as const;
/** The submission is read by the person who made it and by those who decide it. */
const submitted = [
  read('/ei', 'plain', 'founder'),
  read('/enterSuccess', 'plain', 'founder'),
  read('/businessManage, profile', 'plain', 'founder'),
  read('/workOrder, decision', 'plain', 'operator'),
] as const;

/** Registration, certification and the service contract. */
export const enterpriseFacts = {
  founderMobile: {
    what: 'The phone that is registered',
    kept: ['users.mobile_enc', 'users.nick_name'],
    by: ['founder'],
    enteredOn: '/register',
    read: [
      // A new enterprise is called by it until it is verified.
      read('/ei', 'masked', 'founder'),
      read('/enterSuccess', 'masked', 'founder'),
      read('/serviceContract', 'masked', 'founder'),
      read('/homePage', 'masked', 'founder'),
      read('/businessManage, profile', 'masked', 'founder'),
      read('/businessManage, users', 'masked', 'founder'),
      read('/businessManage, me', 'masked', 'founder'),
      read('/businessManage, security', 'masked', 'founder'),
      read('/workOrder, decision', 'masked', 'operator'),
    ],
  },
  password: {
    what: 'The password',
    kept: ['users.password_hash'],
    by: ['founder'],
    enteredOn: '/register',
    read: [],
    nobody: 'kept as a hash alone',
  },
  enterpriseName: {
    what: 'The enterprise’s name',
    kept: ['certification.enterprise_name', 'main_account.name'],
    ...certification,
    read: [
      ...submitted,
      read('/serviceContract', 'plain', 'founder'),
      read('/serviceContract, PDF', 'plain', 'founder'),
      read('/homePage', 'plain', 'founder'),
      read('/businessManage, users', 'plain', 'founder'),
      read('/businessManage, me', 'plain', 'founder'),
      read('/businessManage, security', 'plain', 'founder'),
      read('/workOrder', 'plain', 'operator'),
      read('SMS', 'plain', 'founder'),
    ],
  },
  creditCode: {
    what: 'The unified social credit code',
    kept: ['certification.credit_code'],
    ...certification,
    read: [
      ...submitted,
      read('/serviceContract', 'plain', 'founder'),
      read('/serviceContract, PDF', 'plain', 'founder'),
    ],
  },
  license: {
    what: 'The business licence',
    kept: ['file_object.original_name'],
    ...certification,
    read: [
      read('/ei', 'file', 'founder'),
      read('/enterSuccess', 'named', 'founder'),
      read('/businessManage, profile', 'file', 'founder'),
      read('/workOrder, decision', 'file', 'operator'),
    ],
  },
  legalPerson: {
    what: 'The legal representative',
    kept: ['certification.legal_person'],
    ...certification,
    read: submitted,
  },
  contactName: {
    what: 'The contact',
    kept: ['certification.contact_name'],
    ...certification,
    read: submitted,
  },
  contactPhone: {
    what: 'The contact’s phone (open to who wrote it; to who decides for a purpose)',
    kept: ['certification.contact_phone_enc'],
    ...certification,
    read: [
      read('/ei', 'plain', 'founder'),
      read('/ei', 'masked', 'founder'),
      read('/enterSuccess', 'masked', 'founder'),
      read('/businessManage, profile', 'masked', 'founder'),
      read('/workOrder, decision', 'masked', 'operator'),
      read('/workOrder, decision', 'revealed', 'operator'),
    ],
  },
  contactRevealPurpose: {
    what: 'What the contact’s phone is revealed for',
    kept: ['certification_reveal.purpose'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: [
      read('/ei', 'plain', 'founder'),
      read('/enterSuccess', 'plain', 'founder'),
      read('/businessManage, profile', 'plain', 'founder'),
    ],
  },
  region: { what: 'The region', kept: ['certification.region_code'], ...certification, read: submitted },
  address: { what: 'The address', kept: ['certification.address'], ...certification, read: submitted },
  draftAddress: {
    what: 'What is typed on the form and not yet submitted',
    kept: ['certification_draft.content_enc'],
    ...certification,
    read: [read('/ei', 'plain', 'founder')],
  },
  rejectReason: {
    what: 'Why a submission is rejected',
    kept: ['certification.reason'],
    by: ['operator'],
    enteredOn: '/workOrder, decision',
    read: [...submitted, read('/homePage', 'plain', 'founder')],
  },
  contractSigner: {
    what: 'Who signs the service contract',
    kept: ['contract_signature.signer_name'],
    by: ['founder'],
    enteredOn: '/serviceContract',
    read: [
      read('/businessManage, profile', 'plain', 'founder'),
      read('/serviceContract', 'plain', 'founder'),
      read('/serviceContract, PDF', 'plain', 'founder'),
    ],
  },
} as const satisfies Record<string, Fact>;
