import { differences } from './differences';

it('tells what was kept, taken out and added, in the order of reading', () => {
  expect(differences(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { what: 'kept', lines: ['a'] },
    { what: 'gone', lines: ['b'] },
    { what: 'added', lines: ['x'] },
    { what: 'kept', lines: ['c'] },
    { what: 'added', lines: ['d'] },
  ]);
});

it('keeps what moved as little as it can', () => {
  expect(differences(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([
    { what: 'added', lines: ['c'] },
    { what: 'kept', lines: ['a', 'b'] },
    { what: 'gone', lines: ['c'] },
  ]);
});

it('of nothing before all is new, and of the same nothing differs', () => {
  expect(differences([], ['a', 'b'])).toEqual([{ what: 'added', lines: ['a', 'b'] }]);
  expect(differences(['a'], ['a'])).toEqual([{ what: 'kept', lines: ['a'] }]);
});
