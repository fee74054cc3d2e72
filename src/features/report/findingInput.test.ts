import {
  differingParts,
  fieldDiffers,
  incomplete,
  toInput,
  toRequest,
  type FindingInput,
} from './findingInput';
import { buildDraftItem } from './testDraft';

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

it.each([
  ['2024-12', '2024-05', true],
  ['2024-05', '2024-05-17', false],
  ['2024-05', '2024-06-01', true],
  ['Engineer', 'Engineer ', false],
  ['Engineer', '', false],
  [true, false, true],
])('%s beside %s differs: %s', (claimed, verified, differs) => {
  expect(fieldDiffers(claimed, verified)).toBe(differs);
});

it('an entry without a name and an attempt without an outcome cannot be saved', () => {
  expect(incomplete(input)).toBeUndefined();
  expect(incomplete({ ...input, entries: [{ label: ' ', claimed: {}, verified: {} }] })).toBe('entry');
  const attempt = { at: '2026-11-20T08:00:00Z', way: 'phone', outcome: '' } as const;
  expect(incomplete({ ...input, attempts: [attempt] })).toBe('attempt');
});
