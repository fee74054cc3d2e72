import { randomInt } from 'node:crypto';
import { mayThere, type Action } from '@probity/contract/permissions';
import { platform } from '../reports';
import type { Caller } from './callers';
import { calls, honest, odd, shotOf, type Call } from './calls';
import { mutated } from './mutate';
import { randomOf, type Random } from './random';
import { send, type Shot } from './shot';
import { codeOf, faultOf, Tally } from './verdict';
import { pageShot, twisted } from './wire';
import { createFuzzWorld, type FuzzWorld, type Stage } from './world';

/*
 * Every operation by every role, an API key, candidates, a reader and nobody, with valid requests, odd ones within the
 * contract, ones changed in one place, and ones broken below it. Whatever is sent: no 5xx but 503, no internals of the
 * program, no data of another account. FUZZ_SEED repeats a run; SCALE=1 (`npm run drill -- fuzz`) sends 100 000.
 */
const TIMES = Math.round(100_000 * Number(process.env.SCALE ?? '0.03'));
/** CI always sends the same; others something new. */
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.CI ? 20_261_122 : randomInt(2 ** 31)));
const PER_STAGE = 4_000;
const AT_ONCE = 8;
/** Time moves on between two requests, so that hourly limits are reached and pass again. */
const PAUSE_MS = 3_000;

/** A third each: valid ones, odd ones within the contract, and ones broken in one place or below the contract. */
const KINDS = ['in order', 'in order', 'odd', 'odd', 'changed', 'wire'] as const;

/** Calls that cannot succeed by requests alone, and the refusals that prove that their own rules were reached. */
const notThere = (...operations: string[]) => Object.fromEntries(operations.map((one) => [one, [404]]));
const refusedByRule: Record<string, readonly number[]> = {
  // The code is only sent to a phone.
  register: [1004],
  resetPassword: [1004],
  changeMobile: [1004],
  bindMobile: [1010],
  visitorLogin: [1004],
  // Signed already.
  signServiceContract: [2814],
  // No such licence; nobody changes what is certified, and the staff have nothing to certify.
  authenticate: [1000, 1016],
  withdrawCertificationChange: [404],
  getCertificationReview: [404],
  decideCertification: [404],
  revealContact: [404],
  // The id is only in a list.
  endSession: [404],
  chooseOpening: [2101],
  downloadServiceContract: [404],
  // Another person would have to ask, work or wait first.
  reinviteMember: [2804],
  handOverMember: [1000],
  letMemberGo: [1000, 1015, 1019],
  // Nobody knows whom to name, or an act: handover/assigning.test.ts asks for them.
  assignChecks: [1000],
  undoAssignment: [2049],
  // Of an owner alone, who cannot choose themselves; the code is only sent to a phone.
  handOnOwnership: [403, 1000, 1004, 1019],
  sendOwnershipCode: [403, 1005],
  sendLostPhoneCode: [403, 2823],
  sendLostPhoneDecisionCode: [403, 1005],
  sendRechargeCode: [403, 1005],
  // The code is only sent to a phone.
  sendApprovalCode: [403, 1005],
  saveApprovalRules: [1004],
  askRecharge: [403, 1000],
  replaceRechargeSlip: [404],
  withdrawRecharge: [404],
  approveOrder: [404],
  rejectOrder: [404],
  saveApprover: [1015],
  downloadStatement: [404],
  exportStatement: [404],
  startStatementExport: [404],
  getRechargeReview: [404],
  confirmRecharge: [404],
  rejectRecharge: [404],
  // Nothing was charged that could be given back.
  ...notThere('askCorrection', 'getCorrectionReview', 'confirmCorrection', 'refuseCorrection'),
  // Nothing was booked that could be taken back, and no change of the limit waits.
  ...notThere('askReversal', 'getReversalReview', 'confirmReversal', 'refuseReversal'),
  ...notThere('confirmRechargeLimit', 'refuseRechargeLimit'),
  // Nothing is available, and no payout waits.
  sendPayoutCode: [403, 1005],
  askPayout: [403, 1004, 2005, 2451],
  sendAccountExportCode: [403, 1005],
  startAccountExport: [403, 1004],
  // Nobody knows the name it asks for, and nothing closes.
  sendClosingCode: [403, 1005],
  askClosing: [403, 1000],
  takeClosingBack: [403, 2045],
  downloadErasureCertificate: [404],
  withdrawPayout: [404],
  getPayoutReview: [404],
  sendPayoutDecisionCode: [403, 1005],
  enterPayout: [404],
  confirmPayout: [404],
  rejectPayout: [404],
  // Nobody knows the id of a batch that is open: batches/batches.test.ts asks for them.
  createBatch: [2701],
  getBatch: [404],
  matchBatch: [404],
  setBatchTerms: [404],
  listBatchRows: [404],
  editBatchRows: [404],
  mendBatch: [404],
  settleDuplicates: [404],
  undoBatchChange: [404],
  // Whose rows are ready: batchOrders/*.test.ts asks for them.
  previewBatch: [404],
  confirmBatch: [404],
  cancelBatch: [404],
  retryBatch: [404],
  getBatchResult: [404],
  downloadFailedRows: [404],
  // The day is over, and no change waits: bankAccounts/bankAccounts.test.ts asks for them.
  changeDictionary: [1000],
  withdrawDictionary: [404],
  changeLimit: [1000],
  withdrawLimit: [404],
  sendBankAccountCode: [1005],
  askBankAccount: [1000],
  signOffBankAccount: [404],
  refuseBankAccount: [404],
  withdrawBankAccount: [404],
  // The day is over, and no version waits: signedTexts/signedTexts.test.ts writes them.
  getTextVersion: [404],
  askTextVersion: [1000],
  sendTextCode: [1005],
  signOffTextVersion: [404],
  sendBackTextVersion: [404],
  withdrawTextVersion: [404],
  createPayment: [403],
  showPaymentCode: [404],
  checkPayment: [404],
  cancelPayment: [404],
  getPaymentReview: [404],
  settlePaymentReview: [404],
  // Files belong to a draft and to a question of its form: registrations/files.test.ts.
  openApplicationFile: [404],
  uploadOwnFile: [404, 1000, 2104],
  deleteOwnFile: [404],
  // The day that the rows name is over: packages/catalogueChanges.test.ts changes items.
  previewCatalogueChange: [403, 1000],
  changeCatalogueItem: [403, 1000],
  withdrawCatalogueChange: [403, 404],
  changeSphereSettings: [403, 1000],
  withdrawSphereChange: [403, 404],
  previewCalendarYear: [403, 404],
  changeCalendarYear: [403, 404],
  getStandardPackage: [403, 404],
  previewStandardPackage: [403, 404, 1000],
  changeStandardPackage: [403, 404],
  withdrawStandardPackage: [403, 404],
  getEnterprisePrices: [403, 404],
  setOwnPrice: [403, 404],
  withdrawOwnPrice: [403, 404],
  askInvoice: [403, 1000],
  withdrawInvoice: [404],
  getInvoiceReview: [404],
  uploadInvoiceFile: [404],
  issueInvoice: [404],
  rejectInvoice: [404],
  replaceInvoice: [404],
  askLostPhone: [403, 1000, 1019, 2823],
  withdrawLostPhone: [404],
  getLostPhoneReview: [404],
  revealLostPhoneContact: [404],
  decideLostPhone: [404],
  remindCandidate: [2010, 2011],
  answerAsCandidate: [2004],
  answerInfoRequest: [2004],
  submitCandidateForm: [2103, 2104, 2105],
  submitOwnApplication: [2103],
  saveFinding: [2201],
  completeItem: [2201, 2204],
  submitForReview: [2203],
  reopenItem: [2004],
  addEvidence: [2004],
  removeEvidence: [2004, 2205],
  returnReport: [2004],
  tickReviewPoint: [2004],
  handOverWork: [2205],
  decidePaperConsent: [2004],
  // Already disputed by the other side.
  disputeOwnReport: [2004],
  // The person who published it cannot.
  rejectDispute: [2209],
};

const isReached = (operationId: string) =>
  tally.codesOf(operationId).some(([code]) => [0, ...(refusedByRule[operationId] ?? [])].includes(code));

const ENDS =
  /^(cancel|revoke|delete|remove|logout|end|leave|withdraw|change|reset|return|dispute|reject|decide)/;
const TRIES = 96;

let world: FuzzWorld;
let stage: Stage;
const tally = new Tally();
beforeAll(async () => {
  world = await createFuzzWorld();
});
afterAll(() => world.matrix.gateway.close());

const maySend = (call: Call, { role, name, s, mainId }: Caller): boolean => {
  if (call.access.includes('public')) return true;
  if (s !== null) return call.access.includes('visitor');
  if (role === null || !call.access.some((one) => one === 'session' || one === 'staff'))
    return name === 'key';
  return call.right === null || mayThere(role, call.right as Action, mainId === platform);
};

/** First every operation by every caller; then the seed decides, half of them by permitted callers. */
function draw(index: number, random: Random): { call: Call; caller: Caller } {
  const { callers } = stage;
  const call = calls[index % calls.length]!;
  const round = Math.floor(index / calls.length);
  if (round < callers.length) return { call, caller: callers[(round + index) % callers.length]! };
  const able = callers.filter((caller) => maySend(call, caller));
  return { call, caller: random.pick(able.length > 0 && random.chance(0.6) ? able : callers) };
}

async function shotAt(index: number, random: Random): Promise<{ shot: Shot; caller: Caller | null }> {
  if (random.chance(0.02)) return { shot: pageShot(random), caller: null };
  const { call, caller } = draw(index, random);
  const kind = random.pick(KINDS);
  const isOdd = kind === 'odd' || (kind !== 'in order' && random.chance(0.3));
  const input = isOdd ? odd(call, stage, caller, random) : honest(call, stage, caller, random);
  const shot = await shotOf(call, caller, kind === 'changed' ? mutated(input, random) : input, random, kind);
  return { shot: kind === 'wire' ? twisted(call, shot, random) : shot, caller };
}

async function deliver(index: number, shot: Shot, caller: Caller | null): Promise<void> {
  const { gateway } = world.matrix;
  gateway.clock.advance(PAUSE_MS);
  const answer = await send(gateway.address, shot);
  tally.sent += 1;
  if (!answer) return void (tally.cut += 1);
  tally.add(shot, answer);
  const code = codeOf(answer);
  if (caller && code !== null && [-5, -6, -12].includes(code)) caller.ended();
  const fault = faultOf(shot, answer, stage.canaries, world.causes.get(answer.headers['x-request-id'] ?? ''));
  if (fault) tally.blame(fault, index);
}

/**
 * Sends each call as the screens do, by permitted callers in turn, until it succeeds once. Calls that end something come
 * last.
 */
async function inOrder(random: Random): Promise<void> {
  const rank = ({ operationId }: Call) => (ENDS.test(operationId) ? 1 : 0);
  for (const call of calls.toSorted((a, b) => rank(a) - rank(b))) {
    const able = stage.callers.filter((caller) => maySend(call, caller));
    for (let n = 0; n < TRIES && !isReached(call.operationId); n += 1) {
      const caller = able[n % able.length]!;
      const input = honest(call, stage, caller, random, 'own');
      await deliver(-1, await shotOf(call, caller, input, random, 'in order'), caller);
    }
  }
}

test(`${TIMES} requests: no 5xx but 503, no insides, nothing of another account`, async () => {
  console.log(`FUZZ_SEED=${SEED}`);
  for (let from = 0; from < TIMES; from += PER_STAGE) {
    if (from > 0) process.stderr.write(`${from} sent, ${tally.faults.size} faults\n`);
    stage = await world.freshStage();
    if (from === 0) await inOrder(randomOf(SEED));
    let next = from;
    const end = Math.min(from + PER_STAGE, TIMES);
    const one = async (index: number) => {
      const random = randomOf(SEED ^ Math.imul(index + 1, 0x9e3779b1));
      const { shot, caller } = await shotAt(index, random);
      await deliver(index, shot, caller);
    };
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < end) await one(next++);
      }),
    );
  }
  const found = [...tally.faults.values()].toSorted((a, b) => b.count - a.count);
  const { sent, cut } = tally;
  console.log(JSON.stringify({ seed: SEED, sent, cut, ...tally.sums(), faults: found.length }));
  for (const { count, fault, seeds } of found)
    console.log(`${count} × ${fault.group}\nat ${seeds.join(', ')}\n${fault.example}`);
  expect(found.map(({ count, fault }) => `${count} × ${fault.group}`)).toEqual([]);
}, 7_200_000);

test('it did not only bounce off: every operation was done, or refused by the last rule before it', () => {
  const missed = calls
    .filter(({ operationId }) => !isReached(operationId))
    .map(({ operationId }) => {
      const codes = tally.codesOf(operationId).map(([code, count]) => `${count} × ${code}`);
      return `${operationId}: ${codes.join(', ')}`;
    });
  expect(missed).toEqual([]);
});
