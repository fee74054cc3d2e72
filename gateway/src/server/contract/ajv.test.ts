import { newAjv } from './ajv';

const accepts = (format: string) => newAjv().compile({ type: 'string', format });

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['2024-2-9', false],
])('the day %s is one: %s', (day, isOne) => {
  expect(accepts('date')(day)).toBe(isOne);
});

test.each([
  ['2024-02-29T23:59:59Z', true],
  ['2024-02-29T23:59:59.123+08:00', true],
  ['2024-02-29T23:59:59-12:00', true],
  // A second more than Date and PostgreSQL know, clocks a day away, and a year before the first.
  ['2024-02-29T23:59:60Z', false],
  ['2024-02-29T23:59:59+23:00', false],
  ['0000-02-29T23:59:59Z', false],
  ['2024-02-30T00:00:00Z', false],
  ['2024-02-29 23:59:59', false],
])('the moment %s is one: %s', (moment, isOne) => {
  expect(accepts('date-time')(moment)).toBe(isOne);
});
