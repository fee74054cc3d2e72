import { coverageOf, isWhole } from './coverage';

const done = { status: 'done', consent: 'given' };

it('says of how many items a report speaks, and why not of the others', () => {
  const coverage = coverageOf([
    done,
    // Withdrawn after it was done: it stays done.
    { status: 'done', consent: 'withdrawn' },
    { status: 'cancelled', consent: 'refused' },
    { status: 'cancelled', consent: 'withdrawn' },
    { status: 'cancelled', consent: 'given' },
  ]);
  expect(coverage).toEqual({ items: 5, done: 2, refused: 1, withdrawn: 1, stopped: 1 });
  expect(isWhole(coverage)).toBe(false);
  expect(isWhole(coverageOf([done]))).toBe(true);
});
