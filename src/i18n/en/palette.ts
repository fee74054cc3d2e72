/** The search over records, screens and actions, fetched when it is opened. */
export const palette = {
  title: 'Search',
  hint: 'Name, phone, ID or order number; a screen',
  hintPeople: 'A colleague’s name or phone; a screen',
  hintPlain: 'A screen or an action',
  found: 'What was found',
  group: {
    recent: 'Opened last',
    records: 'Records',
    people: 'Colleagues',
    screens: 'Screens',
    actions: 'Actions',
  },
  all: 'All records that match',
  language: 'Language: {{name}}',
  theme: 'Theme: {{mode}}',
  searching: 'Searching…',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  none: {
    title: 'Nothing found',
    body: 'Records are found by a part of a name or its pinyin, by initials, by a whole phone or ID number, and by order number. Screens and actions by a part of their name.',
    people:
      'Colleagues are found by a part of their name or its pinyin, by initials, or by their whole phone number.',
    bodyPlain: 'Screens and actions are found by a part of their name.',
  },
  failed: 'Records could not be searched',
  failedPeople: 'Colleagues could not be searched',
  keys: '↑ ↓ choose · Enter opens · Esc closes',
};
