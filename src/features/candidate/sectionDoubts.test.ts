import { sectionDoubts } from './sectionDoubts';
import { buildCandidateView } from '../../test/candidateView';

const told = { section: 'employment', entry: 0, field: 'from', fault: 'beforeFourteen' } as const;
const entries = [{ company: 'Lanting', from: '2012-01', to: '2015-01' }];
const view = buildCandidateView({ doubts: [told], form: { employment: { entries } } });

it('what the gateway told stands while the date is the one it was told of', () => {
  expect(sectionDoubts(view, 'employment', entries)).toEqual([told]);
  expect(sectionDoubts(view, 'education', entries)).toEqual([]);
  expect(sectionDoubts(view, 'employment', [{ ...entries[0], from: '2013-01' }])).toEqual([]);
});

it('the own phone beside a referee stands until the number is another one', () => {
  const own = { section: 'references', entry: 0, field: 'mobile', fault: 'ownPhone' } as const;
  const people = [{ name: 'Zhou Lan', mobile: '13800000001' }];
  const form = { references: { entries: people } };
  const seen = buildCandidateView({ doubts: [own], form });
  expect(sectionDoubts(seen, 'references', people)).toEqual([own]);
  expect(sectionDoubts(seen, 'references', [{ ...people[0], mobile: '13800000002' }])).toEqual([]);
});

it('the order of dates is seen before anything is saved', () => {
  const turned = [{ ...entries[0], from: '2016-01' }];
  expect(sectionDoubts(view, 'employment', turned)).toEqual([
    { section: 'employment', entry: 0, field: 'to', fault: 'endBeforeStart' },
  ]);
  expect(sectionDoubts(view, 'references', turned)).toEqual([]);
});
