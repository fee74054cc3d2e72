import { createHash } from 'node:crypto';
import { creditCheckCharacter } from '@probity/contract/rules/creditCode';
import { idCheckCharacter } from '@probity/contract/rules/idNumber';
import type { JourneyFact } from '@probity/contract/whoReads';
import { maskIdNumber, maskName, maskPhone } from '@probity/contract/rules/masks';
import { recordDetail } from '../../src/features/records/phrases/en/recordDetail';
import { reportBody } from '../../src/domain/phrases/en/reportBody';
import { evidenceFile } from '../mainJobSteps';
import type { World } from '../world/world';

/** One input of the journey: the value, and the forms in which it may be seen again. */
export interface Canary {
  value: string;
  masked?: string;
  /** For a file, whose value is its name. */
  sha256?: string;
  bytes?: Buffer;
}

const text = (name: string): Canary => ({ value: `qx${name}xq` });
const phone = (value: string): Canary => ({ value, masked: maskPhone(value) });
/** The switchboard of an employer. */
const landline = (apart: string): Canary => phone(`0755-2${apart.slice(-7)}-801`);
const named = (value: string): Canary => ({ value, masked: maskName(value) });
const idNumber = (first17: string): Canary => {
  const value = first17 + idCheckCharacter(first17);
  return { value, masked: maskIdNumber(value) };
};

const creditCode = (first17: string): Canary => ({ value: first17 + creditCheckCharacter(first17) });

/** A PDF that differs from all others by its name. */
function file(name: string): Canary {
  const bytes = Buffer.concat([evidenceFile.buffer, Buffer.from(`% ${name} ${Date.now()}\n`)]);
  return { value: `qx${name}xq.pdf`, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export type Values = Record<JourneyFact, Canary>;

/** The inputs of everybody: all different, and none of them words of the product. */
export function valuesOf(world: World): Record<JourneyFact, Canary> {
  return {
    candidateName: named('骆蓬奇'),
    candidateMobile: phone(world.phoneApart()),
    orderedIdNumber: idNumber('11010119900307761'),
    positionTitle: text('PositionTitle'),
    positionClass: { value: recordDetail.positionClass.childcare },
    itemReason: text('ItemReason'),
    draftName: named('郗草稿'),
    draftMobile: phone(world.phoneApart()),
    draftIdNumber: idNumber('31010119910418332'),
    draftPosition: text('DraftPosition'),
    draftReason: text('DraftReason'),
    cancelReason: text('CancelReason'),
    orderRejectReason: text('OrderRejectReason'),
    paperFile: file('PaperForm'),
    paperNote: text('PaperNote'),

    ownIdNumber: idNumber('44010119920529452'),
    signedName: named('鹿双名'),
    school: text('School'),
    major: text('Major'),
    level: { value: reportBody.word.doctor },
    studyForm: { value: reportBody.word.selfTaught },
    enrolled: { value: '2009-09' },
    graduated: { value: '2013-07' },
    certificateNo: { value: '100031201305009876' },
    studyResult: { value: reportBody.word.completion },
    degree: { value: reportBody.word.secondBachelorDegree },
    awarded: { value: '2013-08' },
    degreeNo: { value: '1000312013004321' },
    diploma: file('Diploma'),
    company: text('Company'),
    jobTitle: text('JobTitle'),
    jobFrom: { value: '2014-02' },
    jobTo: { value: '2019-11' },
    leaveReason: text('LeaveReason'),
    fewerReason: text('FewerReason'),
    witness: text('Witness'),
    witnessPhone: landline(world.phoneApart()),
    qualification: text('Qualification'),
    qualificationNo: text('QualificationNo'),
    issuer: text('Issuer'),
    validTo: { value: '2031-05' },
    qualificationFile: file('QualificationFile'),
    refereeName: text('RefereeName'),
    refereeRelation: text('RefereeRelation'),
    refereeCompany: text('RefereeCompany'),
    refereeMobile: phone(world.phoneApart()),

    questionToCandidate: text('QuestionToCandidate'),
    candidateAnswer: text('CandidateAnswer'),
    candidateAnswerFile: file('CandidateAnswerFile'),
    questionToEnterprise: text('QuestionToEnterprise'),
    enterpriseAnswer: text('EnterpriseAnswer'),
    verifiedValue: text('VerifiedValue'),
    addedEntry: text('AddedEntry'),
    attemptOutcome: text('AttemptOutcome'),
    attemptWhom: text('AttemptWhom'),
    lampReason: text('LampReason'),
    findingNote: text('FindingNote'),
    evidenceSource: text('EvidenceSource'),
    evidenceNote: text('EvidenceNote'),
    evidenceMethod: { value: reportBody.method.letter },
    evidenceFile: file('EvidenceFile'),
    removedSource: text('RemovedSource'),
    reopenReason: text('ReopenReason'),
    summary: text('Summary'),
    returnPoint: text('ReturnPoint'),
    publishComment: text('PublishComment'),
    revealPurpose: text('RevealPurpose'),
    readerMobile: phone(world.phoneApart()),
    noFileReason: text('NoFileReason'),
    disputeAnswer: text('DisputeAnswer'),
    enterpriseDispute: text('EnterpriseDispute'),
    candidateDispute: text('CandidateDispute'),
    enterpriseDisputeFile: file('EnterpriseDisputeFile'),
    candidateDisputeFile: file('CandidateDisputeFile'),

    founderMobile: phone(world.phoneApart()),
    password: { value: 'qx-Password-7-xq' },
    enterpriseName: { value: `圪垯雀${Date.now() % 1_000_000}有限公司` },
    creditCode: creditCode('91350102MA7CANARY'),
    license: file('License'),
    legalPerson: { value: '仉法人' },
    contactName: { value: '仝联络' },
    contactPhone: phone(world.phoneApart()),
    contactRevealPurpose: text('ContactRevealPurpose'),
    region: { value: '福州市' },
    address: text('Address'),
    draftAddress: text('DraftAddress'),
    rejectReason: text('RejectReason'),
    contractSigner: { value: '佴签约' },

    lostReason: text('LostReason'),
    rejectedPhone: phone(world.phoneApart()),
    replacedPhone: phone(world.phoneApart()),
    lostRejection: text('LostRejection'),
    lostHow: text('LostHow'),
    lostRevealPurpose: text('LostRevealPurpose'),
    changeDraft: text('ChangeDraft'),
    wrongName: { value: `鸬鹚误${Date.now() % 1_000_000}有限公司` },
    changeRejection: text('ChangeRejection'),
    changedName: { value: `鸬鹚新${Date.now() % 1_000_000}有限公司` },
    changedCode: creditCode('91350102MA7CHANGE'),
    changedLicense: file('ChangedLicense'),
    changedLegalPerson: { value: '郐新法人' },
    changedContact: { value: '郏新联络' },
    changedContactPhone: phone(world.phoneApart()),
    changeRevealPurpose: text('ChangeRevealPurpose'),
    changedAddress: text('ChangedAddress'),
  };
}
