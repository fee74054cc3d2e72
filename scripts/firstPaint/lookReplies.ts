import type { Outcome } from '@probity/contract/rules/lamp';
import { candidateApi, type CandidateView } from '../../src/api/resources/candidateApi';
import type { ReportView } from '../../src/api/resources/reportsApi';
import { sharedReportApi } from '../../src/api/resources/sharedReportApi';
import type { AppStore } from '../../src/app/store';
import { PLACES } from './lookPlaces';

const STEPS_BESIDE_SECTIONS = 4;
const s = 's'.repeat(16);

/** What the pages of two kinds of links are drawn of; the names are what look.ts calls them. */
export const lookReplies: Record<
  string,
  { address: string; keep: (dispatch: AppStore['dispatch']) => Promise<unknown> }
> = {
  candidate: {
    address: `/candidate?s=${s}`,
    keep: (dispatch) =>
      dispatch(candidateApi.util.upsertQueryData('getInvitation', { body: { s } }, candidateView())),
  },
  ...Object.fromEntries(
    (['green', 'yellow', 'red', 'unverifiable'] as const).map((outcome) => [
      outcome,
      {
        address: `/sr?s=${s}`,
        keep: (dispatch: AppStore['dispatch']) =>
          dispatch(
            sharedReportApi.util.upsertQueryData('getSharedReport', { body: { s } }, sharedReport(outcome)),
          ),
      },
    ]),
  ),
};

/** Consent is still to be given, and nothing is typed yet: the page that a link opens first. */
function candidateView(): CandidateView {
  return {
    mainName: '{mainName}',
    candidateName: '{candidateName}',
    signedAs: null,
    mobile: '{mobile}',
    idNumberMasked: null,
    positionTitle: '{positionTitle}',
    status: 'awaitingConsent',
    invitationStatus: 'verified',
    expiresAt: PLACES.expiresAt.value,
    consentWay: 'sms',
    items: Array.from({ length: PLACES.itemCount }, (_, at) => ({
      checkItemId: String(at),
      itemCode: 'identity',
      fieldRules: {},
      // Joined to one text: the place ends with the last name.
      name: at === 0 ? '{itemNames' : at === PLACES.itemCount - 1 ? '}' : '',
      what: '',
      reason: '',
      notGiven: null,
      sensitive: false,
      retentionDays: 0,
      consent: 'open',
      status: 'waiting',
      question: null,
      promisedAt: null,
      promisedEstimate: false,
      answers: [],
    })),
    consentText: { version: '', hash: '', title: '', paragraphs: [] },
    consentGivenAt: null,
    sections: Array.from({ length: PLACES.stepCount - STEPS_BESIDE_SECTIONS }, () => 'identity' as const),
    entriesAsked: {},
    form: {},
    versions: {},
    doubts: [],
    savedAt: null,
    submittedAt: null,
    files: [],
    reportReady: false,
    disputes: [],
    disputable: false,
    words: {},
    offers: { leaveReason: [], relation: [] },
  };
}

/** A whole report down to its summary, for whoever a link was shared with. */
function sharedReport(outcome: Outcome): ReportView {
  return {
    checkId: '',
    orderNo: '',
    mainName: '{mainName}',
    positionTitle: '{positionTitle}',
    packageName: '{packageName}',
    candidateName: '{candidateName}',
    signedAs: null,
    mobile: '{mobile}',
    idNumberMasked: null,
    idNumbers: null,
    status: 'reported',
    lamp: outcome === 'unverifiable' ? 'yellow' : outcome,
    outcome,
    coverage: { items: 1, done: 1, refused: 0, withdrawn: 0, stopped: 0 },
    version: PLACES.itemCount,
    latestVersion: PLACES.itemCount,
    publishedAt: PLACES.publishedAt.value,
    authorName: '',
    reviewerName: '',
    summary: '{summary}',
    items: [],
    changes: null,
    leftOut: [],
    leftOutCounted: 0,
    overlaps: [],
    versions: [],
    history: [],
    disputes: [],
    allowed: [],
    expiresAt: PLACES.expiresAt.value,
  };
}
