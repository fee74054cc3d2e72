import type { ItemRow } from '../checks/checkRepository';
import { emptyFinding, type Finding } from '../checks/findingRepository';
import { odditiesOf } from './oddities';
import type { EvidenceRow } from './reportRepository';

const item = { id: 'one', itemCode: 'education', status: 'done', consent: 'given', workedBy: 'somebody' };
const claimed = { school: 'North', level: 'bachelor', graduated: '2018-06', result: 'graduation' };
const entry = { entryId: 'e1', label: 'North', claimed, verified: {} };
const source = [{ fileId: null, method: 'register' }] as unknown as EvidenceRow[];
const oddOf = (finding: Partial<Finding>, evidence = source) =>
  odditiesOf(
    { ...item, result: finding.result, lamp: finding.lamp } as unknown as ItemRow,
    { worked: 'manual', idNumbersDiffer: false, notGiven: null, mayAskNobody: false },
    { ...emptyFinding, ...finding },
    evidence,
  ).map(({ what }) => what);

test('an item that was said to agree before the table, of which nothing says what was found, is odd', () => {
  const agrees = { result: 'consistent', lamp: 'green' } as const;
  expect(oddOf({ ...agrees, entries: [entry] })).toEqual(['againstRule']);
  expect(oddOf({ ...agrees, entries: [{ ...entry, verified: { school: 'North' } }] })).toEqual([]);
  // Nothing was stated that could agree.
  expect(oddOf(agrees)).toEqual(['againstRule']);
});

test('a reason beside a result that needs none is odd: it may have been written for another one', () => {
  const lampReason = 'A contract dispute of 2019';
  const entries = [{ ...entry, verified: claimed }];
  expect(oddOf({ result: 'none', lamp: 'green', lampReason })).toContain('reasonWithoutFault');
  expect(oddOf({ result: 'consistent', lamp: 'green', lampReason, entries })).toEqual(['reasonWithoutFault']);
  expect(oddOf({ result: 'discrepant', lamp: 'blue', lampReason })).not.toContain('reasonWithoutFault');
  expect(oddOf({ result: 'consistent', lamp: 'green', lampReason: ' ', entries })).toEqual([]);
});

test('beside a consistent result with a value that differs the reason is asked for, so it is not odd', () => {
  const entries = [{ ...entry, verified: { ...claimed, graduated: '2018-07' } }];
  const green = { result: 'consistent', lamp: 'green', entries } as const;
  expect(oddOf({ ...green, lampReason: 'The register tells the month of the printing' })).toEqual([
    'otherLamp',
  ]);
  expect(oddOf(green)).toEqual(['againstRule', 'otherLamp']);
});

test('a finding without evidence, kept before the table, is odd twice over', () => {
  expect(oddOf({ result: 'none', lamp: 'green' }, [])).toEqual(['againstRule', 'noEvidence']);
});
