import {
  differingParts,
  faultsOf,
  isIncomplete,
  toInput,
  toRequest,
  withResult,
  type FindingInput,
} from './findingInput';
import { buildDraftItem } from '../../test/reportDraft';

const input: FindingInput = toInput(buildDraftItem());

it('an untouched item says the same as what is saved', () => {
  expect(differingParts(input, toInput(buildDraftItem()))).toEqual([]);
  const cleared = { ...input, entries: [{ ...input.entries[0]!, verified: { title: '' } }] };
  const never = { ...input, entries: [{ ...input.entries[0]!, verified: {} }] };
  expect(differingParts(cleared, never)).toEqual([]);
});

it('names the parts that differ', () => {
  expect(differingParts(input, { ...input, lamp: 'red', note: 'x' })).toEqual(['lamp', 'note']);
});

it('saves against the version it was typed over, without empty fields', () => {
  const typed = {
    ...input,
    entries: [{ label: ' Lanting ', claimed: {}, verified: { title: 'Engineer', to: '' } }],
  };
  expect(toRequest('item', 7, typed)).toMatchObject({
    checkItemId: 'item',
    rowVersion: 7,
    entries: [{ label: 'Lanting', verified: { title: 'Engineer' } }],
  });
});

it('an entry without a name and an attempt without an outcome cannot be saved', () => {
  expect(isIncomplete(input)).toBe(false);
  expect(isIncomplete({ ...input, entries: [{ label: ' ', claimed: {}, verified: {} }] })).toBe(true);
  const attempt = { at: '2026-11-20T08:00:00Z', way: 'phone', outcome: '' } as const;
  expect(isIncomplete({ ...input, attempts: [attempt] })).toBe(true);
});

describe('a result chosen', () => {
  const item = buildDraftItem();
  const entries = [{ label: 'x', claimed: { to: '2024-12' }, verified: { to: '2024-05' } }];

  it('brings the lamp of the rule', () => {
    expect(withResult(item, input, 'none').lamp).toBe('green');
    expect(withResult(item, { ...input, entries }, 'discrepant').lamp).toBe('yellow');
  });
  it('keeps a lamp that goes with it, and replaces one that does not', () => {
    expect(withResult(item, { ...input, lamp: 'red' }, 'discrepant').lamp).toBe('red');
    expect(withResult(item, { ...input, lamp: 'green' }, 'unverifiable').lamp).toBe('yellow');
  });
  it('and taken back takes its lamp along', () => {
    expect(withResult(item, { ...input, result: 'none', lamp: 'green' }, null).lamp).toBeNull();
  });
});

it('what the gateway will miss is known before: the evidence is the item’s, the rest is what is typed', () => {
  const typed = { ...input, result: 'consistent', lamp: 'green' } as const;
  expect(faultsOf(buildDraftItem(), typed, false)).toEqual([
    { part: 'entries', what: 'nothingVerified' },
    { part: 'evidence', what: 'evidenceMissing' },
  ]);
});
