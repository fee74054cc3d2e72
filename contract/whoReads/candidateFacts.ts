import { asStated, inDraft, inReport, read, recordReaders, reportReaders } from './groups';
import type { Fact } from './types';

const entered = { by: ['candidate'], enteredOn: '/candidate' } as const;
const form = { ...entered, kept: ['candidate_form.content_enc', 'finding.body_enc'] } as const;
const onlyForm = { ...entered, kept: ['candidate_form.content_enc'] } as const;
const documents = { ...entered, kept: ['file_object.original_name'] } as const;
const ownAndDraft = [read('/candidate', 'plain', 'candidate'), inDraft] as const;
const documentReaders = [
  read('/backRecord/detail', 'file', 'owner', 'recruiter', 'analyst'),
  read('/reportDetail/edit', 'file', 'analyst'),
] as const;
/** The candidate sees their own documents by name, before submitting and after. */
const ownDocumentReaders = [...documentReaders, read('/candidate', 'named', 'candidate')] as const;
/** Documents are shown with the entry they belong to. */
const atFiles = read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'analyst');
/** The name of an item includes its school or employer. */
const inItemName = [
  read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst'),
  read('/workOrder', 'plain', 'analyst'),
] as const;
/** Other people's phones are shown to the analyst like the candidate's own. */
const phoneReaders = [
  read('/candidate', 'plain', 'candidate'),
  read('/reportDetail/edit', 'masked', 'analyst'),
  read('/reportDetail/edit', 'revealed', 'analyst'),
] as const;

/** Facts that the candidate states, signs and uploads. */
export const candidateFacts = {
  signedName: {
    what: 'The name that is signed, where it is not the order’s',
    ...entered,
    kept: ['consent.signed_name_enc'],
    read: [
      read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'finance', 'viewer', 'analyst'),
      read('/backRecord/detail', 'masked', 'support'),
      inDraft,
      ...inReport,
      read('/candidate', 'plain', 'candidate'),
    ],
  },
  ownIdNumber: {
    what: 'The ID number the candidate gives, where it is another one',
    ...entered,
    kept: ['candidate_form.content_enc', 'candidate.id_number_enc'],
    read: [
      read('/candidate', 'masked', 'candidate'),
      read('/backRecord/detail', 'masked', ...recordReaders),
      read('/backRecord/detail', 'revealed', 'owner', 'recruiter', 'analyst'),
      read('/reportDetail', 'masked', ...reportReaders),
      read('/reportDetail, printed', 'masked', ...reportReaders),
      read('/candidate, own report', 'masked', 'candidate'),
      read('/reportDetail/edit', 'masked', 'analyst'),
      read('/reportDetail/edit', 'revealed', 'analyst'),
    ],
  },
  school: { what: 'Education: school', ...form, read: [...asStated, ...inItemName] },
  major: { what: 'Education: major', ...form, read: asStated },
  level: { what: 'Education: level', ...form, read: asStated },
  studyForm: { what: 'Education: form of study', ...form, read: asStated },
  enrolled: { what: 'Education: enrolled', ...form, read: asStated },
  graduated: { what: 'Education: graduated', ...form, read: asStated },
  certificateNo: { what: 'Education: number of the certificate', ...form, read: asStated },
  studyResult: { what: 'Education: how it ended', ...form, read: asStated },
  degree: { what: 'Education: degree', ...form, read: asStated },
  awarded: { what: 'Education: when the degree was awarded', ...form, read: asStated },
  degreeNo: { what: 'Education: number of the degree certificate', ...form, read: asStated },
  diploma: { what: 'Education: document', ...documents, read: ownDocumentReaders },
  company: { what: 'Employment: employer', ...form, read: [...asStated, ...inItemName] },
  jobTitle: { what: 'Employment: title', ...form, read: asStated },
  jobFrom: { what: 'Employment: from', ...form, read: asStated },
  jobTo: { what: 'Employment: to', ...form, read: asStated },
  leaveReason: { what: 'Employment: reason for leaving', ...form, read: asStated },
  fewerReason: {
    what: 'Why fewer employers or referees are given than were bought',
    ...entered,
    kept: ['candidate_form.content_enc', 'report_version.body_enc'],
    read: [...asStated, read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst')],
  },
  witness: { what: 'Employment: who can confirm it', ...onlyForm, read: ownAndDraft },
  witnessPhone: {
    what: 'Employment: phone of who can confirm it, a landline too',
    ...onlyForm,
    read: phoneReaders,
  },
  qualification: { what: 'Certificate: name', ...form, read: [...asStated, atFiles] },
  qualificationNo: { what: 'Certificate: number', ...form, read: asStated },
  issuer: { what: 'Certificate: issuer', ...form, read: asStated },
  validTo: { what: 'Certificate: valid to', ...form, read: asStated },
  qualificationFile: { what: 'Certificate: document', ...documents, read: ownDocumentReaders },
  refereeName: { what: 'Reference: name', ...form, read: asStated },
  refereeRelation: { what: 'Reference: relation', ...form, read: asStated },
  refereeCompany: { what: 'Reference: employer', ...onlyForm, read: ownAndDraft },
  refereeMobile: { what: 'Reference: phone', ...onlyForm, read: phoneReaders },
  candidateAnswer: {
    what: 'What the candidate answers to an analyst’s question',
    ...entered,
    kept: ['item_answer.text_enc'],
    read: [read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst'), ...ownAndDraft],
  },
  candidateAnswerFile: {
    what: 'A file that comes with the answer',
    ...documents,
    read: ownDocumentReaders,
  },
  candidateDispute: {
    what: 'Why the candidate disputes the report',
    by: ['candidate'],
    enteredOn: '/candidate, own report',
    kept: ['report_review.comment_enc'],
    read: [
      inDraft,
      read('/reportDetail', 'plain', 'analyst'),
      read('/backRecord/detail', 'plain', 'analyst'),
      read('/candidate', 'plain', 'candidate'),
      read('/candidate, own report', 'plain', 'candidate'),
    ],
  },
  candidateDisputeFile: {
    what: 'A file that comes with the candidate’s dispute: never the enterprise',
    by: ['candidate'],
    enteredOn: '/candidate, own report',
    kept: ['file_object.original_name'],
    read: [
      read('/reportDetail/edit', 'file', 'analyst'),
      read('/reportDetail', 'file', 'analyst'),
      read('/backRecord/detail', 'file', 'analyst'),
      read('/candidate', 'named', 'candidate'),
      read('/candidate, own report', 'named', 'candidate'),
    ],
  },
} as const satisfies Record<string, Fact>;
