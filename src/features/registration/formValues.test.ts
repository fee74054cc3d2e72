import { draftOf, emptyForm } from './formValues';

it.each([
  ['180', 180],
  [' ３６５ ', 365],
  ['half a year', 0],
])('the days that applications are kept, typed as %j, are %i', (keepDays, days) => {
  expect(draftOf({ ...emptyForm, keepDays }).keepDays).toBe(days);
});
