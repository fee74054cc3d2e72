import { dateDoubts, dateDoubtTexts, type DatedSections } from './dateDoubts';

const today = '2026-11-22';
const birthDate = '1998-05-20';
const doubts = (stated: DatedSections, born: string | undefined = birthDate) =>
  dateDoubts(stated, { birthDate: born, today }).map(
    ({ section, entry, field, fault }) => `${section}.${entry}.${field} ${fault}`,
  );

it('a life that fits has no doubt: also an open end, an end this month, and dates that are no months', () => {
  expect(
    doubts({
      education: [{ enrolled: '2016-09', graduated: '2020-06' }, { graduated: '2012-05' }],
      employment: [
        { from: '2012-05', to: '2012-05' },
        { from: '2020-07', to: '2026-11' },
        { from: '2026-11' },
      ],
    }),
  ).toEqual([]);
  expect(doubts({ employment: [{ from: 'last year', to: null }, { from: '2031-13' }, {}] })).toEqual([]);
});

it.each<[string, DatedSections, string[]]>([
  [
    'work before the 14th birthday',
    { employment: [{ from: '2012-04', to: '2015-01' }] },
    ['employment.0.from beforeFourteen'],
  ],
  [
    'an end before its start',
    { employment: [{ from: '2020-07', to: '2020-06' }] },
    ['employment.0.to endBeforeStart'],
  ],
  [
    'graduation before enrolment',
    { education: [{}, { enrolled: '2016-09', graduated: '2016-08' }] },
    ['education.1.graduated endBeforeStart'],
  ],
  [
    'graduation before 14',
    { education: [{ enrolled: '2004-09', graduated: '2012-04' }] },
    ['education.0.graduated beforeFourteen'],
  ],
  [
    'before birth',
    { education: [{ enrolled: '1998-04', graduated: '1997-04' }] },
    ['education.0.enrolled beforeBirth', 'education.0.graduated beforeBirth'],
  ],
  [
    'a month to come',
    { education: [{ enrolled: '2026-12' }], employment: [{ from: '2026-10', to: '2027-01' }] },
    ['education.0.enrolled inFuture', 'employment.0.to inFuture'],
  ],
])('%s is told at its field', (_name, stated, expected) => {
  expect(doubts(stated)).toEqual(expected);
});

it('without a birth date ages are not judged, the order of dates is', () => {
  expect(
    dateDoubts({ employment: [{ from: '1901-01', to: '1900-01' }] }, { today }).map(({ fault }) => fault),
  ).toEqual(['endBeforeStart']);
});

it('each fault has words in both languages', () => {
  for (const { en, zh } of Object.values(dateDoubtTexts)) {
    expect(en).not.toBe('');
    expect(zh).toMatch(/[一-鿿]/);
  }
});
