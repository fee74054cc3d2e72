import { sessionKindOfHash, sessionKindOfRoute } from './sessionKind';

describe('which session a route uses', () => {
  it.each([
    '#/checkPhone',
    '#/checkPhone?s=abc',
    '#/candidate?s=abc',
    '#/candidate',
    '#/sr?s=abc',
    '#/report?s=abc',
    '#/reportMobile?x=1&s=abc',
    '#/checkphone?s=abc',
    '#/Candidate?s=abc',
    '#/SR?s=abc',
  ])('%s uses the visitor session', (hash) => {
    expect(sessionKindOfHash(hash)).toBe('visitor');
  });

  it.each([
    '',
    '#/',
    '#/login',
    '#/homePage?s=abc',
    '#/report?id=1',
    '#/sr?id=1&s=abc',
    '#/reportMobile',
    '#/reportDetail?s=abc',
    '#/backRecord/detail?id=1',
  ])('%p uses the login session', (hash) => {
    expect(sessionKindOfHash(hash)).toBe('login');
  });

  it('takes routes with and without slashes', () => {
    expect(sessionKindOfRoute('candidate/', '?s=1')).toBe('visitor');
  });
});
