import { LAMPS } from './lamp';
import {
  isLampOf,
  resultsOf,
  RESULTS,
  usualLamp,
  verdictFaults,
  VERDICTS,
  type JudgedFinding,
} from './verdict';

const stated = {
  school: 'North',
  level: 'bachelor',
  graduated: '2018-06',
  result: 'graduation',
  major: 'Law',
};
const agreeing = { claimed: stated, verified: stated };
const differing = { claimed: stated, verified: { ...stated, level: 'associate' } };
const unread = { claimed: stated, verified: {} };

/** A finding that may be completed; each test takes one thing away. */
const good: JudgedFinding = {
  itemCode: 'education',
  worked: 'manual',
  result: 'consistent',
  lamp: 'green',
  lampReason: null,
  entries: [agreeing],
  attempts: 0,
  notGiven: null,
  mayAskNobody: false,
  evidence: [{ hasFile: false, method: 'register' }],
  noFileReason: null,
  idNumbersDiffer: false,
  verifiedIdNumber: null,
};
const faultsOf = (change: Partial<JudgedFinding>) =>
  verdictFaults({ ...good, ...change }).map(({ part, what }) => `${part}: ${what}`);

it('nothing is missing of a finding that keeps to the table', () => {
  expect(faultsOf({})).toEqual([]);
  const reason = { lampReason: 'The level differs' };
  expect(faultsOf({ result: 'discrepant', lamp: 'yellow', entries: [differing], ...reason })).toEqual([]);
  expect(faultsOf({ result: 'unverifiable', lamp: 'yellow', evidence: [], attempts: 3, ...reason })).toEqual(
    [],
  );
});

it.each([
  ['dishonestDebtor', 'list', ['found', 'none', 'unverifiable']],
  ['litigation', 'list', ['found', 'none', 'unverifiable']],
  ['sanctions', 'list', ['found', 'none', 'unverifiable']],
  ['directorship', 'provider', ['found', 'none', 'unverifiable']],
  ['education', 'manual', ['consistent', 'discrepant', 'unverifiable']],
  ['employment', 'manual', ['consistent', 'discrepant', 'unverifiable']],
  ['reference', 'manual', ['consistent', 'discrepant', 'unverifiable']],
  ['identity', 'computed', ['wellFormed', 'consistent', 'discrepant', 'unverifiable']],
  ['somethingNew', 'manual', ['consistent', 'discrepant', 'found', 'none', 'unverifiable']],
])('%s worked by %s may end %j and no other way', (itemCode, worked, results) => {
  expect(resultsOf({ itemCode, worked })).toEqual(results);
});

it('an interview is green with what was answered, or with the reason why nothing is written', () => {
  const claimed = { name: 'Li', relation: 'Manager' };
  const interview = (verified: object, change: Partial<JudgedFinding> = {}) =>
    faultsOf({
      itemCode: 'reference',
      entries: [{ claimed, verified: { ...claimed, ...verified } }],
      ...change,
    });
  expect(interview({})).toEqual(['entries: answersMissing']);
  expect(interview({ answers: ' ' })).toEqual(['entries: answersMissing']);
  expect(interview({ answers: 'Would hire again' })).toEqual([]);
  expect(interview({}, { lampReason: 'Confirmed the employment alone' })).toEqual([]);
  // One of two persons answered.
  const answered = { claimed, verified: { ...claimed, answers: 'Yes' } };
  expect(interview({}, { entries: [answered, { claimed, verified: claimed }] })).toHaveLength(1);
});

it('a search agrees with nothing, and what was stated is not found on a list', () => {
  const list = { itemCode: 'dishonestDebtor', worked: 'list', entries: [] } as const;
  expect(faultsOf({ ...list, result: 'consistent' })).toEqual(['result: resultNotOfItem']);
  expect(faultsOf({ ...list, result: 'none' })).toEqual([]);
  expect(faultsOf({ result: 'found', lamp: 'yellow', lampReason: 'x' })).toEqual(['result: resultNotOfItem']);
});

it('without a result nothing else is asked', () => {
  expect(faultsOf({ result: null, lamp: null, evidence: [] })).toEqual(['result: resultMissing']);
});

it('discrepant is never green, and something differs', () => {
  expect(faultsOf({ result: 'discrepant', entries: [differing] })).toEqual(['lamp: lampNotWithResult']);
  const large = { result: 'discrepant', lamp: 'yellow', lampReason: 'x' } as const;
  expect(faultsOf({ ...large, entries: [agreeing] })).toEqual(['entries: nothingDiffers']);
  expect(faultsOf({ ...large, entries: [unread] })).toEqual(['entries: nothingDiffers']);
  // An employer that nobody stated.
  expect(faultsOf({ ...large, entries: [{ claimed: {}, verified: { school: 'South' } }] })).toEqual([]);
});

it('what agrees although a value differs says why: the reader sees both', () => {
  const other = { entries: [differing] };
  expect(faultsOf(other)).toEqual(['lampReason: differsWithoutReason']);
  expect(faultsOf({ ...other, lampReason: ' ' })).toEqual(['lampReason: differsWithoutReason']);
  expect(faultsOf({ ...other, lampReason: 'The register names the level of the first admission' })).toEqual(
    [],
  );
  expect(faultsOf({ ...other, lamp: 'blue' })).toEqual(['lampReason: lampReasonMissing']);
});

it('nothing agrees that nobody stated: neither an item without a statement nor one that lacks what it compares', () => {
  expect(faultsOf({ entries: [] })).toEqual(['result: notStated']);
  expect(faultsOf({ entries: [{ claimed: {}, verified: stated }] })).toEqual(['result: notStated']);
  const degree = { itemCode: 'degree', entries: [agreeing] };
  expect(faultsOf(degree)).toEqual(['result: notStated']);
  expect(faultsOf({ ...degree, result: 'unverifiable', lamp: 'yellow', lampReason: 'x' })).toEqual([]);
  // Not stated, but found: the report tells both.
  const found = { ...stated, hasDegree: true, degree: 'bachelorDegree', awarded: '2018-06' };
  expect(faultsOf({ ...degree, entries: [{ claimed: stated, verified: found }] })).toEqual([]);
  // No degree was stated, and none is there.
  const none = { ...stated, hasDegree: false };
  expect(faultsOf({ ...degree, entries: [{ claimed: none, verified: none }] })).toEqual([]);
});

it('nothing agrees of which nobody wrote what was found', () => {
  expect(faultsOf({ entries: [unread] })).toEqual(['entries: nothingVerified']);
  expect(faultsOf({ entries: [agreeing, { claimed: stated, verified: { school: '' } }] })).toEqual([
    'entries: nothingVerified',
  ]);
  expect(faultsOf({ entries: [{ claimed: stated, verified: { school: 'North' } }] })).toEqual([]);
});

it('a record found is at least one entry, none found is no entry', () => {
  const found = { itemCode: 'litigation', result: 'found', lamp: 'yellow', lampReason: 'x' } as const;
  expect(faultsOf({ ...found, entries: [] })).toEqual(['entries: nothingFound']);
  expect(faultsOf({ ...found, entries: [{ claimed: {}, verified: { caseNo: ' ' } }] })).toEqual([
    'entries: nothingFound',
  ]);
  const record = { claimed: {}, verified: { caseNo: '(2023) 117' } };
  expect(faultsOf({ ...found, entries: [record] })).toEqual([]);
  expect(faultsOf({ itemCode: 'litigation', result: 'none', entries: [record] })).toEqual([
    'entries: entriesNotWithNone',
  ]);
});

it('a red lamp has a file, or a written reason why none', () => {
  const red = { result: 'discrepant', lamp: 'red', lampReason: 'Forged', entries: [differing] } as const;
  expect(faultsOf(red)).toEqual(['noFileReason: redWithoutFile']);
  expect(faultsOf({ ...red, noFileReason: '  ' })).toEqual(['noFileReason: redWithoutFile']);
  expect(faultsOf({ ...red, noFileReason: 'Told on the phone alone' })).toEqual([]);
  expect(
    faultsOf({
      ...red,
      evidence: [
        { hasFile: false, method: 'phone' },
        { hasFile: true, method: 'document' },
      ],
    }),
  ).toEqual([]);
});

it('a lamp above green has a reason, a finding its source, and what was not verified its attempts', () => {
  expect(faultsOf({ lamp: 'blue', lampReason: ' ' })).toEqual(['lampReason: lampReasonMissing']);
  expect(faultsOf({ evidence: [] })).toEqual(['evidence: evidenceMissing']);
  const open = { result: 'unverifiable', lamp: 'yellow', lampReason: 'x', evidence: [] } as const;
  expect(faultsOf(open)).toEqual(['evidence: attemptMissing']);
  // There is nobody to ask: the candidate's own reason is enough.
  expect(faultsOf({ ...open, notGiven: 'My first job' })).toEqual([]);
  // Nor is there where all employers are not to be contacted.
  expect(faultsOf({ ...open, mayAskNobody: true })).toEqual([]);
  expect(faultsOf({ evidence: [], notGiven: 'My first job' })).toEqual(['evidence: evidenceMissing']);
});

it.each(RESULTS)(
  '%s: the rule’s own lamp is one of the table, whatever the item and its entries',
  (result) => {
    for (const itemCode of ['education', 'litigation', 'directorship', 'sanctions', 'unknown'])
      for (const entries of [[], [agreeing], [differing]])
        expect([...VERDICTS[result].lamps, null]).toContain(usualLamp({ itemCode, result, entries }));
    expect(LAMPS.filter((lamp) => isLampOf(result, lamp))).toEqual(VERDICTS[result].lamps);
  },
);

it.each([
  ['education', 'discrepant', { major: 'Art' }, 'blue'],
  ['education', 'discrepant', { level: 'associate' }, 'yellow'],
  ['education', 'discrepant', { major: 'Art', school: 'South' }, 'yellow'],
  ['education', 'consistent', {}, 'green'],
  ['education', 'consistent', { major: 'Laws' }, 'blue'],
  ['directorship', 'found', {}, 'blue'],
  ['dishonestDebtor', 'found', {}, 'red'],
] as const)('%s, %s with %j is usually %s', (itemCode, result, differs, lamp) => {
  const entries = [{ claimed: stated, verified: { ...stated, ...differs } }];
  expect(usualLamp({ itemCode, result, entries })).toBe(lamp);
});

it('well formed is what a machine computed: no lamp, no source, and never of another item', () => {
  const formed = { itemCode: 'identity', result: 'wellFormed', lamp: null, evidence: [] } as const;
  expect(faultsOf({ ...formed, worked: 'computed' })).toEqual([]);
  expect(faultsOf({ ...formed, worked: 'computed', lamp: 'green' })).toEqual(['lamp: lampNotWithResult']);
  expect(faultsOf({ ...formed, worked: 'manual' })).toEqual(['result: resultNotOfItem']);
  expect(usualLamp({ itemCode: 'identity', result: 'wellFormed', entries: [] })).toBeNull();
});

it('identity agrees only with a document or source that somebody compared', () => {
  const identity = { itemCode: 'identity', worked: 'computed', entries: [] };
  const from = (method: string) => ({ ...identity, evidence: [{ hasFile: false, method }] });
  expect(faultsOf(from('computed'))).toEqual(['evidence: evidenceMissing']);
  expect(faultsOf(from('document'))).toEqual([]);
});

it('where two ID numbers were given, a comparison says which one was verified', () => {
  const identity = { itemCode: 'identity', worked: 'computed', entries: [], idNumbersDiffer: true };
  expect(faultsOf(identity)).toEqual(['verifiedIdNumber: idNumberOpen']);
  expect(faultsOf({ ...identity, verifiedIdNumber: 'candidate' })).toEqual([]);
  expect(faultsOf({ ...identity, itemCode: 'education', worked: 'manual', entries: [agreeing] })).toEqual([]);
  expect(faultsOf({ ...identity, result: 'wellFormed', lamp: null })).toEqual([]);
});
