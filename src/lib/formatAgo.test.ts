import { formatAgo } from './formatAgo';

it('how long ago, in words of the language; after a week the date', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const ago = (seconds: number, language = 'en') =>
    formatAgo(new Date(now.getTime() - seconds * 1000).toISOString(), language, now);
  expect([ago(-90), ago(59), ago(60), ago(7_199), ago(86_400)]).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '1 hour ago',
    'yesterday',
  ]);
  expect(ago(0, 'zh-CN')).toBe('刚刚');
  expect([ago(3 * 3_600, 'zh-CN'), ago(6 * 86_400)]).toEqual(['3小时前', '6 days ago']);
  expect(ago(7 * 86_400)).toMatch(/^2026-03-0\d$/);
});
