/** The calendar of a date field, fetched with it. */
export const calendar = {
  title: 'Calendar: {{label}}',
  previous: 'Previous month',
  next: 'Next month',
  years: 'Choose another year or month',
};
